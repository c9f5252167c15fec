import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures, noContent } from '#domain/character/effects/content.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { showSheet } from '#domain/character/shown/shown-sheet.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import { wareIdOf } from '#domain/srd/items/ware-id.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { ownItems } from './item-effects.ts';

/** What a page shows of a character, with what their features and the items that they carry do. */
export async function shownSheetOf(sql: Sql, character: Character): Promise<ShownSheet> {
  return shownWith(character, () => ownItems(sql, character));
}

/** The same where it is known who has the items of one's own. */
export async function shownWith(character: Character, own: () => MagicCatalogue | Promise<MagicCatalogue>): Promise<ShownSheet> {
  const isMagical = character.inventory.some(({ catalogId }) => wareIdOf(catalogId) !== null);
  const { items } = isMagical ? await contentOfItems(await own()) : noContent;
  return showSheet(character, { ...(await contentOfFeatures(character)), items });
}
