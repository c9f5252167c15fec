import { describe, expect, it } from 'vitest';
import { granted, hero, refusalOf, sentencesOf } from '#domain/character/character.fixture.ts';
import { actReaching } from '#domain/character/actions/act-on-sheet.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { lifeOf } from '#domain/character/sheet/state.ts';
import { cast, hurt, tableOf } from './heroes/at-table.fixture.ts';

const otherId = '0b7ad9c1-5f2e-4d1b-8c55-9d3e6a1f2b44';
const kit = (charges: number) => ({ ...itemOf('healers-kit', 1, 'kit'), ...(charges > 0 && { used: { charges } }) });

/** What comes of an act on another's sheet. */
async function on(giver: Character, other: Character, given: Parameters<typeof SheetAct.parse>[0]) {
  const act = SheetAct.parse(given);
  return actReaching(giver, act, () => 4, { ...(await contentOfAct(giver, act)), others: [other] });
}
const useKit = { kind: 'useItem', itemId: 'kit', targets: [otherId] };

describe('SRD 5.2.1, Equipment: Healer’s Kit', () => {
  const dying = hero({ id: otherId, name: 'Tov', damage: 99 });

  it('one of ten uses stabilizes a creature at 0 hit points without a check', async () => {
    const done = granted(await on(hero({ inventory: [kit(0)] }), dying, useKit));
    expect(done.character.inventory).toMatchObject([{ used: { charges: 1 } }]);
    expect(sentencesOf(done)[0]).toContain("Kara uses Healer's Kit (Stabilize)");
    expect(done.rolls).toEqual([]);
    const [reached] = done.reached;
    expect(reached && [lifeOf(reached.character), reached.character.damage]).toEqual(['stable', 99]);
  });

  it('with the tenth use it is empty', async () => {
    expect(granted(await on(hero({ inventory: [kit(9)] }), dying, useKit)).character.inventory).toEqual([]);
  });

  it('is refused on somebody who stands, and keeps its use', async () => {
    const standing = hero({ id: otherId, name: 'Tov', damage: 1 });
    expect(refusalOf(await on(hero({ inventory: [kit(0)] }), standing, useKit))).toBe('Tov is not dying.');
    const oneself = { ...useKit, targets: [hero().id] };
    expect(refusalOf(await on(hero({ inventory: [kit(0)] }), standing, oneself))).toBe('Kara is not dying.');
  });

  it('stabilizes in a fight, and is refused there on somebody who stands', async () => {
    const table = await tableOf('fighter', 5, { inventory: [kit(0)] });
    const used = { name: 'useItem' as const, actorId: table.hero.id, item: 'kit', way: 'stabilize', targetIds: ['tomas'] };
    expect((await table.take(used)).refused).toContain('is not dying');
    hurt(table, 'tomas', table.of('tomas').hitPoints);
    expect((await table.take(used)).refused).toBeNull();
    expect(table.of('tomas')).toMatchObject({ stable: true, hitPoints: 0 });
    expect(table.hero.items).toMatchObject([{ item: { used: { charges: 1 } } }]);
  });
});

describe('SRD 5.2.1, Spells: Spare the Dying', () => {
  it('makes a creature at 0 hit points stable, on sheets and in a fight, and is refused on somebody who stands', async () => {
    const table = await tableOf('cleric', 1);
    const spare = { kind: 'cast', spell: 'spare-the-dying', with: { kind: 'free' }, targets: [otherId] };
    const [dying, standing] = [99, 0].map((damage) => hero({ id: otherId, name: 'Tov', damage }));
    const done = granted(await on(table.character, dying ?? hero(), spare));
    expect(done.reached.map(({ character }) => lifeOf(character))).toEqual(['stable']);
    expect(refusalOf(await on(table.character, standing ?? hero(), spare))).toBe('Tov is not dying.');
    hurt(table, 'tomas', table.of('tomas').hitPoints);
    expect((await table.take(cast(table, 'spare-the-dying', 0, ['tomas']))).refused).toBeNull();
    expect(table.of('tomas').stable).toBe(true);
  });
});

describe('SRD 5.2.1, Spells: Revivify', () => {
  it('brings the dead back with 1 hit point, on sheets and in a fight, and is refused on the living', async () => {
    const table = await tableOf('cleric', 5);
    const prepared = {
      ...table.character,
      spells: [{ spell: 'revivify', prepared: true, from: 'class' as const, class: 'cleric' as const }],
    };
    const call = { kind: 'cast', spell: 'revivify', with: { kind: 'slot', level: 3 }, targets: [otherId] };
    const dead = hero({ id: otherId, name: 'Tov', damage: 99, deathSaves: { successes: 0, failures: 3 } });
    const [reached] = granted(await on(prepared, dead, call)).reached;
    expect(reached && [lifeOf(reached.character), hitPointsLeft(reached.character)]).toEqual(['up', 1]);
    expect(refusalOf(await on(prepared, hero({ id: otherId, name: 'Tov' }), call))).toBe('Tov is not dead.');
    expect((await table.take(cast(table, 'revivify', 3, ['tomas']))).refused).toContain('is not dead');
    hurt(table, 'tomas', table.of('tomas').maxHitPoints * 2);
    expect(table.of('tomas').dead).toBe(true);
    expect((await table.take(cast(table, 'revivify', 3, ['tomas']))).refused).toBeNull();
    expect(table.of('tomas')).toMatchObject({ dead: false, hitPoints: 1 });
  });
});
