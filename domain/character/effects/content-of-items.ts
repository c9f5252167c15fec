import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { noContent } from './content.ts';
import type { ActContent } from './content.ts';

/** Fetches what magic items are and do, those of the campaign's own among them. */
export async function contentOfItems(own: MagicCatalogue = new Map()): Promise<ActContent> {
  return { ...noContent, items: new Map([...(await loadMagicCatalogue()), ...own]) };
}
