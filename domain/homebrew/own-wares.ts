import { catalogueOf } from '#domain/srd/items/catalogue.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import type { HomebrewEntry } from './entry.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { toldApart } from './told-apart.ts';

/** Items of a campaign's own as they stand in the catalogue of magic items. */
export function waresOf(entries: readonly HomebrewEntry[]): MagicCatalogue {
  const wares = entries.flatMap((entry) => {
    if (entry.kind !== 'item') return [];
    const { id, name, text, effects, facts } = entry;
    const activities = toldApart(entry.activities);
    return [...catalogueOf([{ ...facts, name, text, activities, effects }]).values()].map((ware) => ({ ...ware, id: contentIdOf(id) }));
  });
  return new Map(wares.map((ware) => [ware.id, ware]));
}
