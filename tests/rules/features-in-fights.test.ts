import { describe, expect, it } from 'vitest';
import { featureContentOf } from '#domain/character/effects/content.ts';
import { waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import { featureSources } from '#domain/srd/features/load-features.ts';
import { acted } from './heroes/played-hero.fixture.ts';
import { cast, dealt, find, strike, tableOf, use } from './heroes/at-table.fixture.ts';

function featuresOf({ features }: Awaited<ReturnType<typeof tableOf>>['hero']) {
  if (!features) throw new Error('A hero has features.');
  return features;
}

describe('SRD 5.2.1, Classes: features that are used in a fight', () => {
  it('Retaliation: a melee attack with the weapon in hand, which deals its damage', async () => {
    const table = await tableOf('barbarian', 10);
    table.quietly({ name: 'next' });
    const { events } = await table.take(use(table, 'retaliation', { targetIds: ['brute'] }), { d20: [15] });
    expect(find(events, 'attack')).toMatchObject({ name: 'Greataxe', outcome: 'hit' });
    expect(dealt(events)).toBeGreaterThan(0);
    expect(table.hero.reactionUsed).toBe(true);
  });

  it('Horde Breaker: the same weapon again, once in a turn, and no attack of the action', async () => {
    const table = await tableOf('ranger', 3, { options: { 'hunters-prey': ['horde-breaker'] } });
    await table.take(strike(table, 'Shortsword'), { d20: [15] });
    const { attacksMade } = table.combat;
    const step = use(table, 'hunters-prey', { targetIds: ['goblin'] });
    const { events } = await table.take(step, { d20: [16, 16] });
    expect(find(events, 'attack')).toMatchObject({ name: 'Shortsword', targetId: 'goblin' });
    expect(table.combat.attacksMade).toBe(attacksMade);
    expect((await table.take(step)).refused).toContain('already used');
  });

  it('Hunter’s Prey: the way to hunt that was chosen, and both where none was', async () => {
    const ways = async (options: Record<string, string[]>) => {
      const { hero } = await tableOf('ranger', 3, { options });
      const own = waysOfHero(featuresOf(hero), await featureContentOf(featureSources, { homebrew: [] }));
      return own.flatMap(({ feature, option }) => (feature === 'Hunter’s Prey' ? [option] : []));
    };
    expect(await ways({ 'hunters-prey': ['colossus-slayer'] })).toEqual(['Colossus Slayer']);
    expect(new Set(await ways({}))).toEqual(new Set(['Colossus Slayer', 'Horde Breaker']));
  });

  it('Cunning Strike: goes with Sneak Attack alone, takes its dice, and is one effect until level 11', async () => {
    const table = await tableOf('rogue', 5);
    const rides = (...riders: object[]) => strike(table, 'Shortsword', { riders });
    const [sneak, poison, trip] = [{ id: 'sneak-attack', ally: true }, { id: 'cunning-strike' }, { id: 'cunning-strike', activity: 1 }];
    expect((await table.take(rides(trip))).refused).not.toBeNull();
    expect((await table.take(rides(sneak, poison, trip))).refused).not.toBeNull();
    const { events } = await table.take(rides(sneak, trip), { d20: [15, 2] });
    expect(find(events, 'attack')?.rolls[2]?.dice).toBe('2d6');
    expect(table.of('brute').conditions).toMatchObject([{ name: 'prone' }]);
  });

  it.each([
    ['with advantage', null, null],
    ['with disadvantage besides', 'poisoned', 'Brutal Strike gives up Advantage: the attack must have it, and no Disadvantage.'],
  ] as const)('Brutal Strike: an attack %s', async (_, condition, refused) => {
    const table = await tableOf('barbarian', 9);
    await table.take(use(table, 'reckless-attack'));
    if (condition) table.quietly({ name: 'condition', from: null, targetId: table.hero.id, condition });
    const brutal = strike(table, 'Greataxe', { riders: [{ id: 'brutal-strike' }] });
    expect((await table.take(brutal, { d20: [15] })).refused).toBe(refused);
  });

  it('Brutal Strike: in a reckless turn, without its advantage', async () => {
    const table = await tableOf('barbarian', 9);
    const brutal = strike(table, 'Greataxe', { riders: [{ id: 'brutal-strike' }, { id: 'brutal-strike', activity: 2 }] });
    expect((await table.take(brutal)).refused).not.toBeNull();
    await table.take(use(table, 'reckless-attack'));
    const { events } = await table.take(brutal, { d20: [15] });
    expect(find(events, 'attack')?.rolls.map(({ dice }) => dice)).toEqual(['1d20', '1d12', '1d10']);
    expect(table.of('brute').activeEffects).toMatchObject([{ name: 'Hamstrung' }]);
  });

  it('Persistent Rage: gives every use of Rage back once, and is refused where none is spent', async () => {
    const table = await tableOf('barbarian', 15);
    expect((await table.take(use(table, 'persistent-rage'))).refused).toContain('nothing spent');
    await table.take(use(table, 'rage'));
    await table.take(use(table, 'persistent-rage'));
    const left = (id: string) => table.hero.features?.uses.find((each) => each.id === id)?.left;
    expect([left('rage'), left('persistent-rage')]).toEqual([5, 0]);
    expect(table.character.usesSpent).toEqual({ 'persistent-rage': 1 });
  });

  it('Font of Magic: a slot becomes points, and points a slot', async () => {
    const table = await tableOf('sorcerer', 5, { usesSpent: { 'sorcery-points': 4 } });
    await table.take(use(table, 'font-of-magic', { slot: 2 }));
    expect(table.character).toMatchObject({ usesSpent: { 'sorcery-points': 2 } });
    expect(table.character.slotsSpent[1]).toBe(1);
    await table.take(use(table, 'font-of-magic', { activity: 2 }));
    expect(table.character).toMatchObject({ usesSpent: { 'sorcery-points': 5 } });
    expect(table.character.slotsSpent[1]).toBe(0);
  });

  it('Font of Magic: makes a slot though none is spent', async () => {
    const table = await tableOf('sorcerer', 5);
    await table.take(use(table, 'font-of-magic', { activity: 1 }));
    expect(table.character).toMatchObject({ usesSpent: { 'sorcery-points': 2 } });
    expect(table.hero.slotCasting?.slots[0]).toMatchObject({ left: 5, total: 4 });
    expect(table.character.slotsSpent[0]).toBe(-1);
  });

  it('Lay On Hands: five points end the Poisoned condition', async () => {
    const table = await tableOf('paladin', 1);
    table.quietly({ name: 'condition', from: null, targetId: 'tomas', condition: 'poisoned' });
    await table.take(use(table, 'lay-on-hands', { activity: 1, targetIds: ['tomas'] }));
    expect(table.of('tomas').conditions).toEqual([]);
    expect(table.character.usesSpent).toEqual({ 'lay-on-hands': 5 });
  });

  it('Wild Shape: who leaves the form may cast again', async () => {
    const table = await tableOf('druid', 5);
    await table.take(use(table, 'wild-shape', { choice: 'Wolf' }));
    expect((await table.take(cast(table, 'starry-wisp', 0))).refused).toContain('cannot cast');
    for (let turn = 0; turn < 5; turn += 1) table.quietly({ name: 'next' });
    await table.take(use(table, 'wild-shape', { activity: 1 }));
    expect((await table.take(cast(table, 'starry-wisp', 0))).refused).toBeNull();
  });

  it('Sear Undead: as many d8 as the wisdom modifier, once with Turn Undead, on those alone who failed', async () => {
    const table = await tableOf('cleric', 5);
    const sear = (...targetIds: string[]) => use(table, 'sear-undead', { targetIds });
    expect((await table.take(sear('zombie'))).refused).toContain('you use Turn Undead');
    await table.take(use(table, 'channel-divinity', { activity: 2, targetIds: ['zombie', 'brute'] }), { d20: [20, 3] });
    expect((await table.take(sear('zombie'))).refused).not.toBeNull();
    const { events } = await table.take(sear('brute'));
    expect(find(events, 'effect')?.rolls[0]?.dice).toBe('4d8');
    expect(table.of('brute').conditions.map(({ name }) => name)).toContain('frightened');
    expect((await table.take(sear('brute'))).refused).not.toBeNull();
  });

  it('Open Hand Technique: only with a hit of the Flurry of Blows, on whom that hit', async () => {
    const table = await tableOf('monk', 3);
    const topple = (id: string) => use(table, 'open-hand-technique', { activity: 2, targetIds: [id] });
    expect((await table.take(topple('brute'))).refused).toContain('Flurry of Blows');
    await table.take(use(table, 'monks-focus', { targetIds: ['brute'] }), { d20: [15, 2] });
    expect((await table.take(topple('zombie'))).refused).not.toBeNull();
    expect((await table.take(topple('brute'), { d20: [2] })).refused).toBeNull();
    expect((await table.take(topple('brute'))).refused).not.toBeNull();
  });

  it('Uncanny Metabolism: once between long rests, and only when initiative is rolled, until the first turn ends', async () => {
    const spent = { usesSpent: { focus: 1 } };
    const table = await tableOf('monk', 2, spent);
    const metabolism = use(table, 'uncanny-metabolism');
    expect((await table.take(metabolism)).refused).toBeNull();
    expect(table.character.usesSpent).toEqual({ 'uncanny-metabolism': 1 });
    expect((await acted(table.character, { kind: 'longRest' })).usesSpent).toEqual({});
    expect((await table.take(metabolism)).refused).not.toBeNull();
    const later = await tableOf('monk', 2, spent);
    later.quietly({ name: 'next' });
    expect((await later.take(metabolism)).refused).toContain('you roll Initiative');
  });

  it('Open Hand Technique: one effect for each hit of a Flurry of Blows, on whom it hit', async () => {
    const table = await tableOf('monk', 5, { subclass: 'open-hand' });
    const open = (activity: number, target: string) => use(table, 'open-hand-technique', { activity, targetIds: [target] });
    const refused = async (activity: number, target: string) => (await table.take(open(activity, target), { d20: [2] })).refused;
    await table.take(strike(table, 'Unarmed strike'), { d20: [15] });
    expect(await refused(2, 'brute')).toContain('Flurry of Blows');
    await table.take(use(table, 'monks-focus', { targetIds: ['brute', 'zombie'] }), { d20: [15, 16] });
    expect(await refused(2, 'goblin')).toContain('Flurry of Blows');
    expect(await refused(2, 'brute')).toBeNull();
    expect(table.of('brute')).toMatchObject({ conditions: [{ name: 'prone' }], activeEffects: [] });
    expect(await refused(0, 'brute')).toContain('Flurry of Blows');
    expect(await refused(0, 'zombie')).toBeNull();
  });

  it.each(['brute', 'zombie'])('Stunning Strike: after a hit of a Flurry of Blows, on each whom it hit: %s', async (target) => {
    const table = await tableOf('monk', 5);
    const stun = () =>
      table.take({ name: 'addToHit', actorId: table.hero.id, targetId: target, riders: [{ id: 'stunning-strike' }] }, { d20: [2] });
    await table.take(use(table, 'monks-focus', { targetIds: ['brute', 'zombie'] }), { d20: [15, 16] });
    expect((await stun()).refused).toBeNull();
    expect(table.of(target).conditions.map(({ name }) => name)).toContain('stunned');
    expect((await stun()).refused).not.toBeNull();
  });

  it.each([
    ['barbarian', 14, 'intimidating-presence', {}],
    ['sorcerer', 14, 'dragon-wings', {}],
    ['paladin', 20, 'holy-nimbus', {}],
  ] as const)('once between long rests: a %s of level %i with %s', async (id, level, feature, changes) => {
    const table = await tableOf(id, level, changes);
    const step = use(table, feature, { targetIds: id === 'barbarian' ? ['brute'] : [] });
    expect((await table.take(step)).refused).toBeNull();
    const spent = table.character;
    expect(spent.usesSpent[feature]).toBe(1);
    const rested = await acted(spent, { kind: 'longRest' });
    expect(rested.usesSpent).toEqual({});
    for (let turn = 0; turn < 5; turn += 1) table.quietly({ name: 'next' });
    expect((await table.take(step)).refused).toContain('no use of');
  });
});

describe('a feature that only pays for a spell', () => {
  it('leads to the spell and is not used by itself: Divine Intervention', async () => {
    const table = await tableOf('cleric', 10);
    const { refused } = await table.take(use(table, 'divine-intervention'));
    expect(refused).toContain('Divine Intervention casts a spell: cast it among the spells');
    expect(table.character.usesSpent).toEqual({});
  });
});

describe('SRD 5.2.1, Spells: what a smite leaves on its target', () => {
  /** The brute burns by a slot of level 2; its turn begins with a save that shows a face. */
  async function burning(face: number) {
    const table = await tableOf('paladin', 5);
    const smite = { kind: 'spell', id: 'searing-smite', slot: 2 };
    await table.take(strike(table, 'Longsword', { riders: [smite], plain: true }), { d20: [15] });
    while (table.combat.combatants[table.combat.combatants.findIndex(({ id }) => id === table.combat.active) + 1]?.id !== 'brute') {
      table.quietly({ name: 'next' });
    }
    return { table, ...table.quietly({ name: 'next' }, [face]) };
  }

  it('Searing Smite: burns at the start of each turn, by the slot, and a save then ends it', async () => {
    const { table, events } = await burning(20);
    expect(find(events, 'effect')?.rolls[0]?.dice).toBe('2d6');
    expect(events.findIndex(({ kind }) => kind === 'damage')).toBeLessThan(events.findIndex(({ kind }) => kind === 'save'));
    expect(find(events, 'save')).toMatchObject({ targetId: 'brute', outcome: 'saved' });
    expect(table.of('brute').activeEffects).toEqual([]);
  });

  it('Searing Smite: goes on where the save fails, which is not made again at the end of the turn', async () => {
    const { table } = await burning(2);
    expect(table.of('brute').activeEffects).toHaveLength(1);
    const { events } = table.quietly({ name: 'next' });
    expect(find(events, 'save')).toBeUndefined();
  });
});
