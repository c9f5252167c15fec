import { describe, expect, it } from 'vitest';
import type { CombatEvent } from '#domain/combat/follow/event.ts';
import { find, strike, tableOf, use } from './heroes/at-table.fixture.ts';
import type { Step, Table } from './heroes/table.fixture.ts';

const left = (table: Table, id: string) => table.hero.features?.uses.find((each) => each.id === id)?.left;
const dealtTo = (events: readonly CombatEvent[], id: string) =>
  events.filter(({ kind, targetId }) => kind === 'damage' && targetId === id).map(({ amount }) => amount);
const club = (targetId: string, attack = 'Club'): Step => ({ name: 'attack', actorId: 'brute', targetId, attack });
/** What the brute rolls with a d20 of 12: 18 in all. */
const hitting = { as: 'dm' as const, d20: [12] };

/** A roar that frightens whoever fails a save of wisdom against 15. */
const roar = (...targetIds: string[]): Step => ({
  name: 'save',
  actorId: 'brute',
  targetIds,
  effect: {
    name: 'Roar',
    ability: 'wisdom',
    dc: 15,
    area: '',
    damage: [],
    onSave: 'none',
    inflicts: { condition: 'frightened', save: null, lasts: 'save' },
    recharge: null,
  },
});

describe('SRD 5.2.1, Classes: reactions that are asked for', () => {
  it('Cutting Words: the die of inspiration lowers the attack roll on somebody else, which misses then', async () => {
    const table = await tableOf('bard', 5);
    const { armorClass } = table.of('tomas');
    const face = armorClass - 6;
    const before = left(table, 'bardic-inspiration') ?? 0;
    const { events } = await table.take(club('tomas'), { as: 'dm', d20: [face], react: ['feature cutting-words roll'] });
    expect(table.asked[0]).toMatchObject({ to: 'anyHit', total: armorClass, what: 'Club, Tomas' });
    expect(table.asked[0]?.ways.map(({ d20, less }) => d20?.add ?? less)).toEqual(['-1d8', '1d8']);
    expect(find(events, 'attack')).toMatchObject({ outcome: 'miss' });
    expect([table.hero.reactionUsed, left(table, 'bardic-inspiration')]).toEqual([true, before - 1]);
  });

  it('Cutting Words: or lowers the damage; a natural 20 hits all the same', async () => {
    const table = await tableOf('bard', 5);
    const plain = await (await tableOf('bard', 5)).take(club('tomas'), { as: 'dm', d20: [15] });
    const { events } = await table.take(club('tomas'), { as: 'dm', d20: [15], react: ['feature cutting-words damage'] });
    const die = events.find(({ kind, name }) => kind === 'effect' && name.startsWith('Cutting Words'))?.rolls[0]?.total ?? 0;
    expect(die).toBeGreaterThan(0);
    expect(dealtTo(events, 'tomas')).toEqual([Math.max(0, (dealtTo(plain.events, 'tomas')[0] ?? 0) - die)]);
    const other = await tableOf('bard', 5);
    const critical = await other.take(club('tomas'), { as: 'dm', d20: [20], react: [] });
    expect(find(critical.events, 'attack')).toMatchObject({ outcome: 'critical' });
    expect(other.asked.map(({ ways }) => ways.map(({ less }) => less))).toEqual([['1d8']]);
  });

  it('Cutting Words: or makes a check fail that has succeeded', async () => {
    const table = await tableOf('bard', 5);
    const before = left(table, 'bardic-inspiration') ?? 0;
    const hide: Step = { name: 'act', actorId: 'brute', action: 'hide', targetIds: [] };
    const bonus = (await (await tableOf('bard', 5)).take(hide, { as: 'dm', d20: [20, 20] })).events.find(({ kind }) => kind === 'check');
    const face = 15 - ((bonus?.amount ?? 20) - 20);
    const { events } = await table.take(hide, { as: 'dm', d20: [face, face], react: ['feature cutting-words check'] });
    expect(table.asked[0]).toMatchObject({ to: 'anyCheck', total: 15, what: 'stealth' });
    expect(find(events, 'check')).toMatchObject({ outcome: 'failed' });
    expect([table.hero.reactionUsed, left(table, 'bardic-inspiration')]).toEqual([true, before - 1]);
    expect(table.of('brute').conditions).toEqual([]);
  });

  it('Cutting Words: or lowers damage that is rolled without an attack, once for everybody', async () => {
    const blast: Step = {
      name: 'save',
      actorId: 'brute',
      targetIds: ['tomas'],
      effect: {
        name: 'Blast',
        ability: 'dexterity',
        dc: 30,
        area: '',
        damage: [{ dice: '6d6', type: 'fire' }],
        onSave: 'half',
        inflicts: null,
        recharge: null,
      },
    };
    const plain = await (await tableOf('bard', 5)).take(blast, { as: 'dm', d20: [2] });
    const table = await tableOf('bard', 5);
    const { events } = await table.take(blast, { as: 'dm', d20: [2], react: ['feature cutting-words spellDamage'] });
    expect(table.asked[0]).toMatchObject({ to: 'anyDamage', what: 'Blast' });
    const die = events.find(({ kind, name }) => kind === 'effect' && name.startsWith('Cutting Words'))?.rolls[0]?.total ?? 0;
    expect(die).toBeGreaterThan(0);
    expect(dealtTo(events, 'tomas')).toEqual([(dealtTo(plain.events, 'tomas')[0] ?? 0) - die]);
  });

  it('Countercharm: a failed save against fear is rolled again with advantage; others are not asked about', async () => {
    const table = await tableOf('bard', 7);
    const { events } = await table.take(roar('tomas'), { as: 'dm', d20: [2, 3, 19], react: ['feature countercharm'] });
    expect(find(events, 'save')).toMatchObject({ outcome: 'saved', rolls: [{ faces: [3, 19] }] });
    expect(table.of('tomas').conditions).toEqual([]);
    expect(table.hero.reactionUsed).toBe(true);
    await table.take({ ...roar('tomas'), name: 'next' });
    const asked = table.asked.length;
    await table.take({ name: 'act', actorId: 'brute', action: 'shoveProne', targetIds: ['tomas'] }, { as: 'dm', d20: [1], react: [] });
    expect(table.asked).toHaveLength(asked);
  });

  it('Countercharm: answers the save at the end of a turn as well, and only while there is a reaction', async () => {
    const table = await tableOf('bard', 7);
    await table.take(roar('tomas'), { as: 'dm', d20: [2], react: [] });
    while (table.combat.active !== 'tomas') table.quietly({ name: 'next' });
    const { events } = await table.take({ name: 'next' }, { as: 'dm', d20: [2, 3, 19], react: ['feature countercharm'] });
    expect(find(events, 'save')).toMatchObject({ outcome: 'saved', rolls: [{ faces: [3, 19] }] });
    expect(table.of('tomas').conditions).toEqual([]);
    const asked = table.asked.length;
    await table.take(roar('tomas'), { as: 'dm', d20: [2], react: ['feature countercharm'] });
    expect([table.asked.length, table.of('tomas').conditions.length]).toEqual([asked, 1]);
  });

  it('Retaliation: whoever deals damage is struck back at once with the weapon in hand', async () => {
    const table = await tableOf('barbarian', 10);
    const { events } = await table.take(club(table.hero.id), { as: 'dm', d20: [15, 15], react: ['feature retaliation'] });
    expect(events.filter(({ kind }) => kind === 'attack').map(({ actorId, name }) => [actorId, name])).toEqual([
      ['brute', 'Club'],
      [table.hero.id, 'Greataxe'],
    ]);
    expect(dealtTo(events, 'brute')).toHaveLength(1);
    expect(table.hero.reactionUsed).toBe(true);
  });

  it('Uncanny Dodge: halves the damage of an attack, rounded down, and is nothing at another time', async () => {
    const [undodged, table] = [await tableOf('rogue', 5), await tableOf('rogue', 5)];
    const plain = await undodged.take(club(undodged.hero.id), hitting);
    const { events } = await table.take(club(table.hero.id), { ...hitting, react: ['feature uncanny-dodge'] });
    const full = dealtTo(plain.events, table.hero.id)[0] ?? 0;
    expect(full).toBeGreaterThan(0);
    expect(dealtTo(events, table.hero.id)).toEqual([Math.floor(full / 2)]);
    expect((await table.take(use(table, 'uncanny-dodge'))).refused).toContain('offered by itself');
  });

  it('Deflect Attacks: what brings the damage to 0 may turn it against another for a Focus Point, by a save of dexterity', async () => {
    const table = await tableOf('monk', 6);
    const react = ['feature deflect-attacks deflect', 'feature deflect-attacks redirectMelee'];
    const { events } = await table.take(club(table.hero.id), { as: 'dm', d20: [14, 2], react });
    expect(dealtTo(events, table.hero.id)).toEqual([0]);
    const aside = table.asked.find(({ to }) => to === 'deflected');
    expect(aside?.ways.map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringContaining('Brute'), expect.stringContaining('Goblin')]),
    );
    expect(aside?.ways.every(({ key }) => key.includes('redirectMelee'))).toBe(true);
    const [turned] = events.filter(({ kind, targetId }) => kind === 'damage' && targetId !== table.hero.id);
    expect(turned).toMatchObject({ name: 'bludgeoning' });
    expect(left(table, 'focus')).toBe(5);
  });

  it('Deflect Attacks: a ranged attack is turned by its own way, and none without a Focus Point', async () => {
    const table = await tableOf('monk', 6);
    await table.take(club(table.hero.id, 'Stone'), { as: 'dm', d20: [14], react: ['feature deflect-attacks deflect'] });
    expect(table.asked.at(-1)?.ways.every(({ key }) => key.includes('redirectRanged'))).toBe(true);
    const spent = await tableOf('monk', 6, { usesSpent: { focus: 6 } });
    await spent.take(club(spent.hero.id), { as: 'dm', d20: [14], react: ['feature deflect-attacks deflect'] });
    expect(spent.asked.map(({ to }) => to)).toEqual(['hit']);
  });

  it('Falling: a d6 for each 10 feet, 20 at most, and prone where it hurts', async () => {
    const table = await tableOf('fighter', 5);
    const { events } = await table.take({ name: 'fall', targetId: 'brute', feet: 35 }, { as: 'dm' });
    expect(find(events, 'landed')?.rolls[0]?.dice).toBe('3d6');
    expect(table.of('brute').conditions).toMatchObject([{ name: 'prone' }]);
    const far = await table.take({ name: 'fall', targetId: 'brute', feet: 900 }, { as: 'dm' });
    expect(find(far.events, 'landed')?.rolls[0]?.dice).toBe('20d6');
    const low = await table.take({ name: 'fall', targetId: 'tomas', feet: 5 }, { as: 'dm' });
    expect(dealtTo(low.events, 'tomas')).toEqual([]);
    expect((await table.take({ name: 'fall', targetId: 'tomas', feet: 50 })).refused).not.toBeNull();
  });

  it('Slow Fall: the damage of a fall is less by five times the level; at none somebody lands on their feet', async () => {
    const table = await tableOf('monk', 4);
    const { events } = await table.take({ name: 'fall', targetId: table.hero.id, feet: 30 }, { as: 'dm', react: ['feature slow-fall'] });
    expect(table.asked[0]).toMatchObject({ to: 'landing', ways: [{ less: '20' }] });
    expect(dealtTo(events, table.hero.id)).toEqual([0]);
    expect(table.hero.conditions).toEqual([]);
    expect(table.hero.reactionUsed).toBe(true);
  });

  it('Stroke of Luck: a miss, a failed save or a failed check becomes a 20, once between rests', async () => {
    const table = await tableOf('rogue', 20);
    const react = ['feature stroke-of-luck attack', 'feature stroke-of-luck save', 'feature stroke-of-luck check'];
    const { events } = await table.take(strike(table, 'Shortsword'), { d20: [1], react });
    expect(find(events, 'attack')).toMatchObject({ outcome: 'critical', rolls: [{ faces: [20] }, {}] });
    expect([left(table, 'stroke-of-luck'), table.hero.reactionUsed]).toEqual([0, false]);
    const asked = table.asked.length;
    await table.take(strike(table, 'Shortsword'), { d20: [1], react });
    expect(table.asked).toHaveLength(asked);
    const saving = await tableOf('rogue', 20);
    const saved = await saving.take(roar(saving.hero.id), { as: 'dm', d20: [2], react });
    expect(find(saved.events, 'save')).toMatchObject({ outcome: 'saved' });
  });

  it('Peerless Skill: the die helps a miss, and is not spent where it still misses', async () => {
    const table = await tableOf('bard', 14);
    const [{ name, toHit } = { name: '', toHit: 0 }] = table.hero.attacks;
    const { armorClass } = table.of('brute');
    const react = ['feature peerless-skill attack'];
    const before = left(table, 'bardic-inspiration') ?? 0;
    await table.take(strike(table, name), { d20: [1], react });
    expect(left(table, 'bardic-inspiration')).toBe(before);
    table.combat = { ...table.combat, attacksMade: 0 };
    const { events } = await table.take(strike(table, name), { d20: [armorClass - toHit - 1], react });
    expect(find(events, 'attack')).toMatchObject({ outcome: 'hit' });
    expect(left(table, 'bardic-inspiration')).toBe(before - 1);
  });
});
