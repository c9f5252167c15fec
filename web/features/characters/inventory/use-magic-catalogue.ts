import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { useContent } from '#web/lib/use-content.ts';

/** Every magic item by its id, fetched once, when the first of them is looked for or opened. */
export function useMagicCatalogue() {
  return useContent('magic-items', 'all', loadMagicCatalogue);
}
