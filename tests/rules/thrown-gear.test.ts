import { describe, expect, it } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { dealt, find, tableOf } from './heroes/at-table.fixture.ts';
import type { Step, Table } from './heroes/table.fixture.ts';

/** A fighter of level 5, whose proficiency is 3, with a dexterity of 14. */
const throwing = (catalogId: string) =>
  tableOf('fighter', 5, { inventory: [itemOf(catalogId, 3, 'thrown')], stats: scores({ dexterity: 14, strength: 16 }) });
const thrown = (table: Table): Step => ({ name: 'useItem', actorId: table.hero.id, item: 'thrown', way: 'throw', targetIds: ['brute'] });

describe('SRD 5.2.1, Adventuring Gear: what is thrown', () => {
  it.each([
    ['acid', 'acid'],
    ['alchemists-fire', 'fire'],
  ])('%s deals %s damage where a Dexterity saving throw fails, and none where it succeeds', async (id, type) => {
    const table = await throwing(id);
    const failed = await table.take(thrown(table), { d20: [1] });
    // 8, the dexterity modifier and the proficiency bonus of whoever throws.
    expect(find(failed.events, 'save')?.rolls).toMatchObject([{ label: 'Brute: dexterity save', against: 8 + 2 + 3 }]);
    expect(failed.events.filter(({ kind }) => kind === 'damage')).toMatchObject([{ name: type, actorId: table.hero.id }]);
    expect(table.hero.items).toMatchObject([{ item: { quantity: 2 } }]);
    const other = await throwing(id);
    const made = await other.take(thrown(other), { d20: [20] });
    expect(dealt(made.events)).toBe(0);
  });

  it('Alchemist’s Fire sets on fire, until the fire is put out with an action', async () => {
    const table = await throwing('alchemists-fire');
    await table.take(thrown(table), { d20: [1] });
    expect(table.of('brute').activeEffects.map(({ name }) => name)).toEqual(['Burning']);
    const before = table.of('brute').hitPoints;
    while (table.combat.active !== 'brute') table.quietly({ name: 'next' });
    expect(table.of('brute').hitPoints).toBeLessThan(before);
    table.quietly({ name: 'act', actorId: 'brute', action: 'escape' });
    expect(table.of('brute').activeEffects).toEqual([]);
    expect(table.of('brute').conditions.map(({ name }) => name)).toEqual(['prone']);
  });

  it('is thrown in place of an attack, of which a fighter of level 5 has two', async () => {
    const table = await throwing('acid');
    await table.take(thrown(table), { d20: [1] });
    expect(table.combat.attacksMade).toBe(1);
    expect((await table.take(thrown(table), { d20: [1] })).refused).toBeNull();
    expect((await table.take(thrown(table), { d20: [1] })).refused).not.toBeNull();
    expect(table.combat.attacksMade).toBe(2);
  });

  it('a Net holds fast', async () => {
    const table = await throwing('net');
    await table.take(thrown(table), { d20: [1] });
    expect(table.of('brute').conditions.map(({ name }) => name)).toEqual(['restrained']);
  });
});
