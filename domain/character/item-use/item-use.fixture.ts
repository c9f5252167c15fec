import { granted, hero, scripted } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';

/** The magic items of the SRD. */
export const catalogue = await loadMagicCatalogue();

/** A magic item in hand and attuned, under the id `it`. */
export function held(id: string, changes: Partial<Item> = {}): Item {
  const ware = catalogue.get(id);
  const base = ware && ware.bases.length > 1 ? (ware.bases[0]?.id ?? null) : null;
  const item = granted(magicItemOf(ware, base, { quantity: 1, id: 'it' }));
  return { ...item, place: 'mainHand', attuned: ware?.attunement !== false, ...changes };
}

/** A hero who carries an item. */
export const bearing = (item: Item, changes: HeroChanges = {}) => hero({ inventory: [item], ...changes });

/** What comes of an act on a sheet, with dice that fall as written. */
export async function acted(character: Character, act: Parameters<typeof SheetAct.parse>[0], ...faces: number[]) {
  const parsed = SheetAct.parse(act);
  return actOnSheet(character, parsed, scripted(...faces), await contentOfAct(character, parsed));
}
