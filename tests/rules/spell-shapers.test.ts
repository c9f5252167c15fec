import { describe, expect, it } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import type { CombatEvent } from '#domain/combat/follow/event.ts';
import { featureContentOf } from '#domain/character/effects/content.ts';
import { waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { dealt, find, tableOf, use } from './heroes/at-table.fixture.ts';
import type { Step, Table } from './heroes/table.fixture.ts';

const options = ['careful', 'distant', 'empowered', 'extended', 'heightened', 'quickened', 'seeking', 'subtle', 'transmuted', 'twinned'];
const known = (...spells: string[]) =>
  spells.map((spell) => ({ spell, prepared: true, from: 'class' as const, class: 'sorcerer' as const }));

/** A sorcerer who knows every option of Metamagic, and these spells. */
const sorcerer = (level: number, spells: string[], changes: HeroChanges = {}) =>
  tableOf('sorcerer', level, {
    options: { metamagic: options.map((name) => `${name}-spell`) },
    spells: known(...spells),
    stats: scores({ dexterity: 14, constitution: 14, charisma: 18 }),
    ...changes,
  });

/** Something that changes a spell, by the name of its option or feature. */
async function shaper(table: Table, name: string, more: object = {}) {
  const { features } = table.hero;
  if (!features) throw new Error('A hero has features.');
  const sources = features.features.map(({ source }) => source);
  const ways = waysOfHero(features, await featureContentOf(sources, { homebrew: [] }));
  const way = ways.find((each) => slugOf(each.name) === name);
  if (!way) throw new Error(`There is no ${name}.`);
  return { id: way.id, activity: way.index, ...more };
}

async function casts(
  table: Table,
  spell: string,
  slot: number,
  names: (string | [string, object])[],
  more: object = {},
  d20: number[] = [],
) {
  const shapers = await Promise.all(names.map((each) => (typeof each === 'string' ? shaper(table, each) : shaper(table, ...each))));
  const step: Step = { name: 'castSpell', actorId: table.hero.id, spell, slot, targetIds: ['brute'], shapers, ...more };
  return table.take(step, { d20 });
}

const left = (table: Table, id: string) => table.hero.features?.uses.find((each) => each.id === id)?.left;
const saves = (events: readonly CombatEvent[]) =>
  events.filter(({ kind }) => kind === 'save').map(({ targetId, outcome, rolls }) => [targetId, outcome, rolls[0]?.faces.length ?? 0]);
const damages = (events: readonly CombatEvent[]) =>
  events.filter(({ kind }) => kind === 'damage').map(({ targetId, amount, name }) => ({ targetId, amount, name }));

describe('SRD 5.2.1, Sorcerer: Metamagic', () => {
  it('Careful Spell: those chosen, as many as the modifier at most, make their save without a roll and take nothing', async () => {
    const table = await sorcerer(5, ['fireball']);
    const targetIds = ['brute', 'goblin', 'zombie', 'tomas'];
    const own = { targetIds: [table.hero.id] };
    expect(
      (await casts(table, 'fireball', 3, [['careful-spell', own]], { targetIds: [...targetIds, table.hero.id] })).refused,
    ).not.toBeNull();
    const { events } = await casts(table, 'fireball', 3, [['careful-spell', { targetIds: ['tomas'] }]], { targetIds }, [3, 3, 3]);
    expect(saves(events)).toContainEqual(['tomas', 'saved', 0]);
    expect(damages(events).map(({ targetId }) => targetId)).not.toContain('tomas');
    expect(damages(events).map(({ targetId }) => targetId)).toContain('brute');
    expect(left(table, 'sorcery-points')).toBe(4);
  });

  it('Distant Spell: the range is told doubled, and Touch as 30 feet; a spell on oneself alone has none to double', async () => {
    const table = await sorcerer(5, ['fireball', 'shocking-grasp', 'shield', 'blur']);
    const { events } = await casts(table, 'fireball', 3, ['distant-spell'], {}, [3]);
    expect(find(events, 'effect')?.name).toContain('(300 feet)');
    const touch = await casts(table, 'shocking-grasp', 0, ['distant-spell'], {}, [15]);
    expect(touch.refused).toContain('already');
    table.quietly({ name: 'next' });
    expect(
      (await casts(await sorcerer(5, ['shocking-grasp']), 'shocking-grasp', 0, ['distant-spell'], {}, [15])).events[0]?.name,
    ).toContain('30 feet');
    expect((await casts(await sorcerer(5, ['blur']), 'blur', 2, ['distant-spell'], { targetIds: [] })).refused).toContain(
      'does not go with',
    );
  });

  it('Empowered Spell: low dice of the damage fall again, as many as the modifier at most; it goes beside another option', async () => {
    const table = await sorcerer(5, ['fireball']);
    const { events, refused } = await casts(table, 'fireball', 3, ['empowered-spell', ['heightened-spell', {}]], {}, [3, 2]);
    expect(refused).toBeNull();
    const told = events.find(({ name }) => name.includes('Empowered'));
    const before = told?.rolls[0]?.faces ?? [];
    const after = events.find(({ kind, rolls }) => kind === 'cast' && rolls.length > 0)?.rolls[0]?.faces ?? [];
    const again = before.flatMap((face, place) => (after[place] === face ? [] : [face]));
    expect(again.length).toBeGreaterThan(0);
    expect(again.length).toBeLessThanOrEqual(4);
    expect(Math.max(...again)).toBeLessThanOrEqual(3);
    expect(left(table, 'sorcery-points')).toBe(2);
  });

  it('Empowered Spell: an attack that misses rolls no damage, and costs nothing', async () => {
    const table = await sorcerer(5, ['fire-bolt']);
    await casts(table, 'fire-bolt', 0, ['empowered-spell'], {}, [2]);
    expect(left(table, 'sorcery-points')).toBe(5);
  });

  it('Extended Spell: what lasts a minute or longer lasts twice as long, and concentration on it is kept with advantage', async () => {
    const table = await sorcerer(5, ['blur', 'fireball']);
    expect((await casts(table, 'fireball', 3, ['extended-spell'])).refused).toContain('does not go with');
    await casts(table, 'blur', 2, ['extended-spell'], { targetIds: [] });
    expect(table.hero.activeEffects.find(({ name }) => name === 'Blur')?.duration).toEqual({ kind: 'time', amount: 2, unit: 'minute' });
    const { events } = table.quietly({ name: 'damage', actorId: 'brute', targetId: table.hero.id, amount: 3, type: null }, [2, 18]);
    expect(find(events, 'save')?.rolls[0]?.faces).toHaveLength(2);
    table.quietly({ name: 'endConcentration', actorId: table.hero.id });
    expect(table.hero.activeEffects.filter(({ name }) => name.includes('Extended'))).toEqual([]);
  });

  it('Heightened Spell: one target saves with disadvantage, at the cast and later', async () => {
    const table = await sorcerer(5, ['hold-person']);
    const { events } = await casts(table, 'hold-person', 3, ['heightened-spell'], { targetIds: ['brute', 'tomas'] }, [3, 2, 2]);
    expect(saves(events).map(([id, , dice]) => [id, dice])).toEqual([
      ['brute', 2],
      ['tomas', 1],
    ]);
    expect(
      table
        .of('brute')
        .conditions.concat(table.of('tomas').conditions)
        .map(({ saveEnds }) => saveEnds?.mode),
    ).toEqual(['disadvantage', undefined]);
    expect(left(table, 'sorcery-points')).toBe(3);
  });

  it('Quickened Spell: a bonus action, and no other spell of level 1 or higher in that turn', async () => {
    const table = await sorcerer(5, ['fireball', 'fire-bolt', 'burning-hands']);
    await casts(table, 'fire-bolt', 0, [], {}, [15]);
    expect((await casts(table, 'fire-bolt', 0, [], {}, [15])).refused).toContain('already acted');
    expect((await casts(table, 'fireball', 3, ['quickened-spell'], {}, [3])).refused).toBeNull();
    expect([table.combat.bonusActionUsed, left(table, 'sorcery-points')]).toEqual([true, 3]);
    const other = await sorcerer(5, ['fireball', 'fire-bolt', 'burning-hands']);
    await casts(other, 'fire-bolt', 0, ['quickened-spell'], {}, [15]);
    expect((await casts(other, 'burning-hands', 1, [], {}, [3])).refused).toContain('quickened');
    expect((await casts(other, 'fire-bolt', 0, [], {}, [15])).refused).toBeNull();
    const third = await sorcerer(5, ['fireball', 'fire-bolt']);
    await casts(third, 'fireball', 3, [], {}, [3]);
    expect((await casts(third, 'fire-bolt', 0, ['quickened-spell'], {}, [15])).refused).toContain('quickened');
  });

  it('Seeking Spell: the d20 of a miss falls again and counts; it costs nothing where the attack hits', async () => {
    const table = await sorcerer(5, ['fire-bolt']);
    const { events } = await casts(table, 'fire-bolt', 0, ['seeking-spell'], {}, [2, 17]);
    expect(find(events, 'attack')).toMatchObject({ outcome: 'hit' });
    expect(left(table, 'sorcery-points')).toBe(4);
    const other = await sorcerer(5, ['fire-bolt']);
    await casts(other, 'fire-bolt', 0, ['seeking-spell'], {}, [17]);
    expect(left(other, 'sorcery-points')).toBe(5);
  });

  it('Transmuted Spell: the damage becomes another of six types, and no other', async () => {
    const table = await sorcerer(5, ['fireball']);
    expect((await casts(table, 'fireball', 3, [['transmuted-spell', { damageType: 'radiant' }]])).refused).not.toBeNull();
    const { events } = await casts(table, 'fireball', 3, [['transmuted-spell', { damageType: 'cold' }]], {}, [3]);
    expect(damages(events)).toMatchObject([{ targetId: 'brute', name: 'cold' }]);
  });

  it('Twinned Spell: counts as cast one level higher, which gives one more target; others cannot be twinned', async () => {
    const table = await sorcerer(5, ['charm-person', 'fireball']);
    const both = { targetIds: ['brute', 'tomas'] };
    expect((await casts(table, 'charm-person', 1, [], both)).refused).toContain('1');
    expect((await casts(table, 'fireball', 3, ['twinned-spell'])).refused).toContain('does not go with');
    const { events } = await casts(table, 'charm-person', 1, ['twinned-spell'], both, [2, 2]);
    expect(saves(events).map(([id]) => id)).toEqual(['brute', 'tomas']);
    expect(table.character.slotsSpent[0]).toBe(1);
  });

  it('One option goes with a spell, and two with Sorcery Incarnate while Innate Sorcery is active', async () => {
    const two: (string | [string, object])[] = ['quickened-spell', 'heightened-spell'];
    expect((await casts(await sorcerer(5, ['fireball']), 'fireball', 3, two)).refused).toContain('Only 1');
    const table = await sorcerer(7, ['fireball']);
    expect((await casts(table, 'fireball', 3, two)).refused).toContain('Only 1');
    await table.take(use(table, 'innate-sorcery'));
    table.combat = { ...table.combat, bonusActionUsed: false };
    expect((await casts(table, 'fireball', 3, two, {}, [3, 3])).refused).toBeNull();
  });

  it('Arcane Apotheosis: while Innate Sorcery is active one option of a turn is free, the dearest of a cast', async () => {
    const table = await sorcerer(20, ['fireball', 'fire-bolt']);
    await table.take(use(table, 'innate-sorcery'));
    await casts(table, 'fireball', 3, ['heightened-spell', 'subtle-spell'], {}, [3, 3]);
    expect(left(table, 'sorcery-points')).toBe(19);
  });

  it('Options are chosen with a spell, paid from the points, and refused without them or used alone', async () => {
    const table = await sorcerer(5, ['fireball'], { usesSpent: { 'sorcery-points': 4 } });
    expect((await casts(table, 'fireball', 3, ['heightened-spell'])).refused).not.toBeNull();
    expect(table.character.slotsSpent[2] ?? 0).toBe(0);
    const alone = await shaper(table, 'subtle-spell');
    expect((await table.take(use(table, alone.id, { activity: alone.activity }))).refused).toContain('chosen with a spell');
  });
});

const wizard = (spells: string[], changes: HeroChanges = {}) =>
  tableOf('wizard', 14, { spells: spells.map((spell) => ({ spell, prepared: true, from: 'class', class: 'wizard' })), ...changes });

describe('SRD 5.2.1, Evoker: what changes a spell', () => {
  it('Sculpt Spells: 1 and the level of the spell of those in an evocation take nothing', async () => {
    const table = await wizard(['fireball', 'cloudkill']);
    const { events } = await casts(
      table,
      'fireball',
      3,
      [['sculpt-spells', { targetIds: ['tomas'] }]],
      { targetIds: ['brute', 'tomas'] },
      [3],
    );
    expect(damages(events).map(({ targetId }) => targetId)).toEqual(['brute']);
    expect((await casts(await wizard(['cloudkill']), 'cloudkill', 5, ['sculpt-spells'])).refused).toContain('does not go with');
  });

  it('Overchannel: the highest damage; the second time it deals 2d12 for each level of the slot back, the third 3d12', async () => {
    const table = await wizard(['fireball', 'cone-of-cold', 'disintegrate'], { hitPointGains: Array.from({ length: 13 }, () => 12) });
    const overchannel = async (spell: string, slot: number) => {
      table.combat = { ...table.combat, attacksMade: 0, slotUsed: false };
      return casts(table, spell, slot, ['overchannel'], {}, [3]);
    };
    const first = await overchannel('fireball', 3);
    expect(damages(first.events)[0]?.amount).toBe(48 + (table.hero.features?.values['intelligence'] ?? 0));
    expect(damages(first.events)).toHaveLength(1);
    const dice = ({ events }: Awaited<ReturnType<typeof overchannel>>) =>
      events.flatMap(({ rolls }) => rolls.flatMap((roll) => (roll.dice.endsWith('d12') ? [roll.dice] : [])));
    const second = await overchannel('fireball', 3);
    expect(dice(second)).toEqual(['6d12']);
    expect(damages(second.events).at(-1)).toMatchObject({ targetId: table.hero.id, name: '' });
    table.quietly({ name: 'heal', targetId: table.hero.id, amount: 400 });
    expect(dice(await overchannel('fireball', 4))).toEqual(['12d12']);
    expect((await overchannel('disintegrate', 6)).refused).toContain('does not go with');
    table.rest('longRest');
    expect(table.character.usesSpent).toEqual({});
  });

  it('what changes a spell costs no damage of its own: a cast without it deals what fell', async () => {
    const { events } = await casts(await wizard(['fireball']), 'fireball', 3, [], {}, [3]);
    expect(dealt(events)).toBeLessThan(48);
  });
});
