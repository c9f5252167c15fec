import { describe, expect, it } from 'vitest';
import { granted, hero, refusalOf } from '#domain/character/character.fixture.ts';
import { actReaching } from '#domain/character/actions/act-on-sheet.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import { refusePartingBy } from '#domain/campaign/parting-act.ts';
import { refuseParting } from '#domain/character/inventory/curse.ts';
import { acted, bearing, held } from '#domain/character/item-use/item-use.fixture.ts';
import { inventoryAfterItems, itemsCarried } from '#domain/combat/use/items/items-on-sheet.ts';
import { curedBy } from './curing.fixture.ts';

const axe = 'magic:berserker-axe';
const end = { kind: 'attune', itemId: 'it', attuned: false } as const;
const attuned = async (id: string): Promise<Character> =>
  granted(await acted(bearing(held(id, { attuned: false })), { kind: 'attune', itemId: 'it', attuned: true })).character;

describe('SRD 5.2.1, Magic Items: Cursed Items', () => {
  it('whoever is attuned to one cannot end that, nor part with it', async () => {
    const bearer = await attuned(axe);
    const sentence =
      'The curse of Berserker Axe (Battleaxe) holds Kara. Remove Curse or the like ends the attunement, or the Dungeon Master.';
    expect(refusalOf(refusePartingBy(bearer, SheetAct.parse(end)) ?? { ok: true, value: null })).toBe(sentence);
    expect(refusePartingBy(bearer, SheetAct.parse({ kind: 'removeItem', itemId: 'it', quantity: 1 }))).not.toBeNull();
    expect(refuseParting(bearer, 'it')).not.toBeNull();
    expect(refusePartingBy(bearer, SheetAct.parse({ kind: 'placeItem', itemId: 'it', place: 'pack' }))).toBeNull();
  });

  it('those without a curse, and those that nobody is attuned to, let go', async () => {
    expect(refuseParting(await attuned('magic:sun-blade'), 'it')).toBeNull();
    expect(refuseParting(bearing(held(axe, { attuned: false })), 'it')).toBeNull();
  });

  it('once the Dungeon Master has ended it, nothing holds any more', async () => {
    const freed = granted(await acted(await attuned(axe), end)).character;
    expect([freed.inventory[0]?.attuned, refuseParting(freed, 'it')]).toEqual([false, null]);
    expect(freed.inventory).toEqual([held(axe, { attuned: false })]);
  });
});

describe('SRD 5.2.1, Spells: an attunement to a cursed item', () => {
  const known = ['greater-restoration', 'remove-curse'];
  const cleric = hero({
    class: 'cleric',
    level: 9,
    spells: known.map((id) => ({ spell: id, prepared: true, from: 'class', class: 'cleric' })),
  });
  const otherId = '0b7ad9c1-5f2e-4d1b-8c55-9d3e6a1f2b44';

  it.each([
    ['remove-curse', undefined],
    ['greater-restoration', 'Curse'],
  ])('is ended by %s on a sheet, which says so', async (spell, choice) => {
    const act = SheetAct.parse({ kind: 'cast', spell, with: { kind: 'slot', level: 5 }, choice, targets: [otherId] });
    const cast = async (other: Character) =>
      actReaching(cleric, act, () => 4, { ...(await contentOfAct(cleric, act)), others: [{ ...other, id: otherId }] });
    const [freed] = granted(await cast(await attuned(axe))).reached;
    expect(freed?.character.inventory).toEqual([held(axe, { attuned: false })]);
    expect(freed?.facts.map(({ kind }) => kind)).toEqual(['itemAttunementEnded']);
    expect(refusalOf(await cast(await attuned('magic:sun-blade')))).not.toBe('');
  });

  it.each([
    ['remove-curse', null],
    ['greater-restoration', 'Curse'],
  ])('is ended by %s in a fight, on the sheet as well', async (id, choice) => {
    const bearer = await attuned(axe);
    const { items } = await curedBy(id, choice, 'tomas', { items: itemsCarried(bearer) });
    expect(inventoryAfterItems(bearer.inventory, items)).toEqual([held(axe, { attuned: false })]);
  });
});
