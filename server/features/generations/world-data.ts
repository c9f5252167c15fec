import { loreCategories } from '#domain/world/lore/lore.ts';
import type { Lore, LoreCategory } from '#domain/world/lore/lore.ts';
import { generateLore } from './generator/generate-lore.ts';
import { countsFor, growthOf } from './how-much.ts';
import { withParagraph } from './show-proposals.ts';

type GivenMaps = Partial<Record<LoreCategory, Record<string, { name: string; description: string }> | undefined>>;

interface Wish {
  prompt: string;
  categories: readonly LoreCategory[];
  /** The category that is to hold more; null for a whole world. */
  expandCategory: LoreCategory | null;
  existing: GivenMaps;
  seed: string;
  now: Date;
  newId: () => string;
}

/** Lore from a prompt as the eight maps of a world; of an expansion what is new, and what is told further in full. */
export function worldData({ prompt, categories, expandCategory, existing, seed, now, newId }: Wish): Lore {
  const known = loreCategories.flatMap((category) =>
    Object.entries(existing[category] ?? {}).map(([id, { name, description }]) => ({ id, category, name, text: description })),
  );
  const asked = {
    kind: expandCategory === null ? ('world' as const) : ('expansion' as const),
    category: expandCategory,
    categories: expandCategory === null ? [...categories] : [expandCategory],
  };
  const counts = countsFor(asked, asked.categories, seed);
  const lore: Lore = { geography: {}, races: {}, classes: {}, factions: {}, monsters: {}, items: {}, spells: {}, quests: {} };
  for (const { category, name, text, expands } of generateLore({ prompt, seed, counts, existing: known, grow: growthOf(asked) })) {
    const before = known.find(({ id, category: own }) => id === expands && own === category);
    const id = expands ?? newId();
    lore[category][id] = { id, name, description: before ? withParagraph(before.text, text) : text, createdAt: now.toISOString() };
  }
  return lore;
}
