import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { drawOf, shuffled } from '#domain/idea/draw.ts';
import type { GenerationRow } from './generations.store.ts';

/** New entries of each category in a new world, of the one that is expanded, and in all where a prompt alone says what. */
const perCategory = 4;
const inOne = 4;
const inAll = 5;
/** Entries of the world that an expansion tells further. */
const grown = 2;

type Asked = Pick<GenerationRow, 'kind' | 'category' | 'categories'>;

/** How many entries are planned, at most. */
export function entriesOf({ kind, category, categories }: Asked): number {
  if (kind === 'world') return categories.length * perCategory;
  return (category === null ? inAll : inOne) + grown;
}

/** How many entries a new world has in each of these categories. */
export function countsFor(
  { kind, category }: Asked,
  categories: readonly LoreCategory[],
  seed: string,
): Partial<Record<LoreCategory, number>> {
  if (kind === 'world') return Object.fromEntries(categories.map((each) => [each, perCategory]));
  if (category !== null) return { [category]: inOne };
  return Object.fromEntries(
    shuffled(loreCategories, drawOf(seed))
      .slice(0, inAll)
      .map((each) => [each, 1]),
  );
}

/** How many entries that stand already are told further. */
export function growthOf({ kind }: Asked): number {
  return kind === 'expansion' ? grown : 0;
}
