import { reachingSpell } from '#domain/combat/use/spell-traits.ts';
import { describe, expect, it } from 'vitest';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { Effect } from '#domain/rules/attack-data.ts';
import { cast, dealt, find, strike, tableOf, use, wayOf } from './heroes/at-table.fixture.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import type { Table } from './heroes/table.fixture.ts';

const leaves = (table: Table) => ({ name: 'act' as const, actorId: table.hero.id, action: 'moveAway' as const, targetIds: ['brute'] });
/** A step in whose middle the brute would strike whoever leaves its reach, if it may. */
const leaving = (table: Table) => {
  const before = table.hero.hitPoints;
  const club = { asked: [], byThemselves: ['brute'], ready: new Map() };
  const { events } = table.withReactions(leaves(table), club, [19]);
  return { isStruck: events.some(({ kind, actorId }) => kind === 'attack' && actorId === 'brute'), before };
};
const trap = Effect.parse({
  name: 'Trap',
  ability: 'wisdom',
  dc: 15,
  area: '',
  damage: [],
  onSave: 'none',
  inflicts: null,
  recharge: null,
});
const saves = ({ hero }: Table): CombatStepInput => ({ name: 'save', actorId: null, effect: trap, targetIds: [hero.id] });
const effectsOf = ({ hero }: Table) => hero.activeEffects.map(({ name, text }) => `${name}: ${text}`);

describe('SRD 5.2.1, Classes and Feats: movement that a feature lends', () => {
  it('Instinctive Pounce: half the speed with the Rage, and only then', async () => {
    const table = await tableOf('barbarian', 7);
    expect((await table.take(use(table, 'instinctive-pounce'))).refused).toContain('only at one moment');
    await table.take(use(table, 'rage'));
    await table.take(use(table, 'instinctive-pounce'));
    expect(effectsOf(table)).toContain('Instinctive Pounce: Up to 20 feet.');
    expect((await table.take(use(table, 'instinctive-pounce'))).refused).toContain('only at one moment');
    expect(leaving(table).isStruck).toBe(true);
  });

  it('Tactical Shift: half the speed with Second Wind, without opportunity attacks, once', async () => {
    const table = await tableOf('fighter', 5);
    expect((await table.take(use(table, 'tactical-shift'))).refused).toContain('you use Second Wind');
    await table.take(use(table, 'second-wind'));
    await table.take(use(table, 'tactical-shift'));
    expect(effectsOf(table)).toContain('Tactical Shift: Up to 15 feet, without opportunity attacks.');
    expect(leaving(table).isStruck).toBe(false);
    expect(effectsOf(table)).toEqual([]);
    expect(leaving(table).isStruck).toBe(true);
  });

  it('Tactical Shift: is gone with the turn', async () => {
    const table = await tableOf('fighter', 5);
    await table.take(use(table, 'second-wind'));
    await table.take(use(table, 'tactical-shift'));
    table.quietly({ name: 'next' });
    expect(effectsOf(table)).toEqual([]);
  });

  it.each([
    [20, null],
    [15, 'you score a Critical Hit'],
  ])('Remarkable Athlete: after an attack that shows %i', async (face, refused) => {
    const table = await tableOf('fighter', 3);
    await table.take(strike(table, 'Longsword'), { d20: [face] });
    const taken = await table.take(use(table, 'remarkable-athlete'));
    if (refused === null) expect(taken.refused).toBeNull();
    else expect(taken.refused).toContain(refused);
  });

  it('Cloud’s Jaunt: a teleport that nobody can answer, out of what holds somebody too', async () => {
    const table = await tableOf('monk', 1, { species: 'goliath', lineage: 'Cloud Giant' });
    table.quietly({ name: 'condition', from: 'brute', targetId: table.hero.id, condition: 'restrained' });
    await table.take(use(table, 'giant-ancestry'));
    expect(leaving(table).isStruck).toBe(false);
    expect(table.character.usesSpent).toEqual({ 'giant-ancestry': 1 });
    expect((await table.take(leaves(table))).refused).toContain('cannot move');
  });

  it('Blink Steps: right after the Attack action, once for each', async () => {
    const feats = [{ feat: 'boon-of-dimensional-travel' as const, level: 19 }];
    const table = await tableOf('ranger', 20, { feats });
    const blink = use(table, 'boon-of-dimensional-travel');
    expect((await table.take(blink)).refused).not.toBeNull();
    await table.take(strike(table, 'Shortsword'), { d20: [15] });
    expect((await table.take(blink)).refused).toBeNull();
    await table.take(strike(table, 'Shortsword'), { d20: [15] });
    expect((await table.take(blink)).refused).not.toBeNull();
  });

  it('Fleet Step: Step of the Wind after another bonus action', async () => {
    const table = await tableOf('monk', 11);
    expect((await table.take(use(table, 'fleet-step'))).refused).not.toBeNull();
    await table.take(use(table, 'monks-focus', { activity: 3 }));
    expect((await table.take(use(table, 'fleet-step'))).refused).not.toBeNull();
    for (let turn = 0; turn < 5; turn += 1) table.quietly({ name: 'next' });
    await table.take(use(table, 'monks-focus', { targetIds: ['brute'] }));
    const { events } = await table.take(use(table, 'fleet-step', { activity: 1 }));
    expect(events.filter(({ kind }) => kind === 'effectStarted').map(({ name }) => name)).toEqual(['Disengage', 'Dash', 'Far jumps']);
    expect(table.character.usesSpent).toEqual({ focus: 2 });
  });
});

describe('SRD 5.2.1, Classes and Feats: what goes with a hit', () => {
  it('Savage Attacker: the weapon’s dice twice, the better roll, once in a turn', async () => {
    const table = await tableOf('fighter', 5, { feats: [{ feat: 'savage-attacker', level: 1 }] });
    const savage = strike(table, 'Greatsword', { riders: [{ id: 'savage-attacker' }] });
    const { events } = await table.take(savage, { d20: [15] });
    const [, first, second] = find(events, 'attack')?.rolls ?? [];
    expect([first?.dice, second?.dice]).toEqual(['2d6', '2d6']);
    expect(dealt(events)).toBe(Math.max(first?.total ?? 0, second?.total ?? 0));
    expect((await table.take(savage)).refused).toContain('already used');
  });

  it('Savage Attacker: is kept for another attack where one misses', async () => {
    const table = await tableOf('fighter', 5, { feats: [{ feat: 'savage-attacker', level: 1 }] });
    const savage = strike(table, 'Greatsword', { riders: [{ id: 'savage-attacker' }] });
    await table.take(savage, { d20: [2] });
    expect((await table.take(savage, { d20: [15] })).refused).toBeNull();
  });

  it.each([
    [20, 'Overwhelming Strike'],
    [19, null],
  ])('Overwhelming Strike: by itself with a %i on the d20', async (face, name) => {
    const feats = [{ feat: 'boon-of-irresistible-offense' as const, level: 19 }];
    const table = await tableOf('barbarian', 20, { feats });
    const { events } = await table.take(strike(table, 'Greataxe'), { d20: [face] });
    const used = events.filter(({ kind }) => kind === 'effect').map((each) => each.name);
    expect(used).toEqual(name === null ? [] : [`Boon of Irresistible Offense: ${name}`]);
    const weapon = find(events, 'attack')?.rolls[1]?.total ?? 0;
    expect(dealt(events) - weapon).toBe(name === null ? 0 : deriveSheet(table.character).abilities.strength.score);
  });

  it.each([
    [0, 'pushed'],
    [1, 'Sap'],
    [2, 'Slow (mastery)'],
  ])('Tactical Master: one of three masteries in place of the weapon’s own', async (activity, what) => {
    const table = await tableOf('fighter', 9);
    const { events } = await table.take(strike(table, 'Maul', { riders: [{ id: 'tactical-master', activity }] }), { d20: [15] });
    expect(events.some(({ kind, name }) => kind === what || name === what)).toBe(true);
    expect(events.some(({ name }) => name === 'Topple')).toBe(false);
  });

  it('Tactical Master: needs a weapon whose mastery is known, and is one of the three', async () => {
    const table = await tableOf('fighter', 9, { masteries: [] });
    const push = { id: 'tactical-master' };
    expect((await table.take(strike(table, 'Maul', { riders: [push] }))).refused).toContain('cannot use the mastery of Maul');
    const known = await tableOf('fighter', 9);
    expect((await known.take(strike(known, 'Maul', { riders: [push, { ...push, activity: 1 }] }))).refused).not.toBeNull();
  });

  it('Repelling Blast: pushes 10 feet whom the cantrip hit, once for each hit, and nobody larger than Large', async () => {
    const table = await tableOf('warlock', 5, { options: { 'eldritch-invocations': ['repelling-blast-eldritch-blast'] } });
    const push = (targetId: string) => use(table, 'eldritch-invocations', { targetIds: [targetId] });
    expect((await table.take(push('brute'))).refused).toContain('only at one moment');
    await table.take(cast(table, 'eldritch-blast', 0, ['brute', 'brute']), { d20: [15, 2] });
    expect((await table.take(push('goblin'))).refused).toContain('only at one moment');
    expect(find((await table.take(push('brute'))).events, 'pushed')).toMatchObject({ targetId: 'brute', amount: 10 });
    expect((await table.take(push('brute'))).refused).toContain('only at one moment');
  });
});

describe('SRD 5.2.1, Eldritch Invocations that are for one cantrip', () => {
  it.each([
    ['eldritch-blast', true],
    ['poison-spray', false],
  ])('Repelling Blast for Eldritch Blast: after a hit with %s it pushes: %s', async (cantrip, pushes) => {
    const table = await tableOf('warlock', 5, { options: { 'eldritch-invocations': ['repelling-blast-eldritch-blast'] } });
    await table.take(cast(table, cantrip, 0, ['brute']), { d20: [15, 2] });
    const { events } = await table.take(use(table, 'eldritch-invocations', { targetIds: ['brute'] }));
    expect(events.some(({ kind }) => kind === 'pushed')).toBe(pushes);
  });

  it('Eldritch Spear: its cantrip reaches 30 feet farther for each level of the warlock', async () => {
    const table = await tableOf('warlock', 5, { options: { 'eldritch-invocations': ['eldritch-spear-eldritch-blast'] } });
    expect(reachingSpell(table.hero, 'eldritch-blast')?.range).toBe('270 feet');
    expect(reachingSpell(table.hero, 'poison-spray')?.range).toBe('30 feet');
  });
});

describe('SRD 5.2.1, Classes and Species: what comes about by itself', () => {
  it('Heroic Warrior: Heroic Inspiration at the start of a turn without it, on the sheet as well', async () => {
    const table = await tableOf('fighter', 10, { inspiration: false });
    while (table.combat.active !== table.hero.id || table.combat.round < 2) table.quietly({ name: 'next' });
    expect(table.character.inspiration).toBe(true);
    const { events } = table.quietly({ name: 'next' });
    expect(events.some(({ kind }) => kind === 'inspired')).toBe(false);
  });

  it('Self-Restoration: at the end of the turn one of three conditions ends', async () => {
    const table = await tableOf('monk', 10);
    for (const condition of ['poisoned', 'frightened', 'blinded'] as const) {
      table.quietly({ name: 'condition', from: 'brute', targetId: table.hero.id, condition });
    }
    table.quietly({ name: 'next' });
    expect(table.hero.conditions.map(({ name }) => name)).toEqual(['poisoned', 'blinded']);
  });

  it.each([
    ['monk', 14, 'disciplined-survivor', 'Disciplined Survivor', 0, { focus: 1 }],
    ['fighter', 9, 'indomitable', 'Indomitable', 9, { indomitable: 1 }],
  ] as const)('a %s of level %i rolls a failed save again: %s', async (id, level, feature, name, more, usesSpent) => {
    const table = await tableOf(id, level);
    const { events } = await table.answer(saves(table), await wayOf(table, feature, name), [2, 14]);
    const first = events.find(({ kind, rolls }) => kind === 'effect' && rolls.some(({ faces }) => faces.includes(2)))?.rolls[0];
    const second = events.find(({ kind }) => kind === 'save');
    expect([first?.faces, second?.rolls[0]?.faces, second?.outcome]).toEqual([[2], [14], 'saved']);
    expect((second?.rolls[0]?.modifier ?? 0) - (first?.modifier ?? 0)).toBe(more);
    expect(table.character.usesSpent).toEqual(usesSpent);
    const made = await table.answer(saves(table), await wayOf(table, feature, name), [20]);
    expect(made.events.filter(({ kind }) => kind === 'save')).toHaveLength(1);
    expect((await table.take(use(table, feature))).refused).toContain('offered by itself');
  });

  it('Alert: exchanges initiative with an ally before anybody has acted, who then begins', async () => {
    const table = await tableOf('rogue', 1);
    const order = () => table.combat.combatants.map(({ id }) => id);
    const [before, own] = [order(), table.hero.id];
    expect(table.combat.active).toBe(own);
    expect((await table.take(use(table, 'alert', { targetIds: ['goblin'] }))).refused).toContain('not an ally');
    await table.take(use(table, 'alert', { targetIds: ['tomas'] }));
    expect(order().indexOf('tomas')).toBe(before.indexOf(own));
    expect(order().indexOf(own)).toBe(before.indexOf('tomas'));
    expect(table.combat.active).toBe('tomas');
    expect((await table.take(use(table, 'alert', { targetIds: ['tomas'] }))).refused).not.toBeNull();
  });

  it('Alert: nothing is exchanged once somebody has acted', async () => {
    const table = await tableOf('rogue', 1);
    await table.take(strike(table, 'Shortsword'), { d20: [15] });
    expect((await table.take(use(table, 'alert', { targetIds: ['tomas'] }))).refused).toContain('before anybody');
  });

  it('Rage: a bonus action keeps it up through a turn without an attack', async () => {
    const table = await tableOf('barbarian', 1);
    const turn = () => {
      for (let ended = 0; ended < 5; ended += 1) table.quietly({ name: 'next' });
    };
    await table.take(use(table, 'rage'));
    turn();
    const { events } = await table.take(use(table, 'rage', { activity: 1 }));
    expect(find(events, 'effectKept')).toMatchObject({ name: 'Rage', targetId: table.hero.id });
    turn();
    expect(effectsOf(table)).toHaveLength(1);
    turn();
    expect(effectsOf(table)).toEqual([]);
  });
});

describe('SRD 5.2.1, Rogue: what is checked and used as a bonus action', () => {
  it('Fast Hands: a check of Sleight of Hand, or the Utilize action', async () => {
    const table = await tableOf('rogue', 3);
    const { events } = await table.take(use(table, 'fast-hands'), { d20: [12] });
    expect(find(events, 'check')).toMatchObject({ name: 'sleight of hand', actorId: table.hero.id, outcome: null });
    expect(table.combat.bonusActionUsed).toBe(true);
    const other = await tableOf('rogue', 3);
    expect(find((await other.take(use(other, 'fast-hands', { activity: 1 }))).events, 'acted')).toMatchObject({ name: 'utilize' });
  });

  it('Use Magic Device: a scroll of a higher spell asks for Arcana', async () => {
    const table = await tableOf('rogue', 13);
    const { index } = await wayOf(table, 'use-magic-device', 'Read a Spell Scroll');
    const { events } = await table.take(use(table, 'use-magic-device', { activity: index }), { d20: [12] });
    expect(find(events, 'check')).toMatchObject({ name: 'arcana', actorId: table.hero.id });
  });
});
