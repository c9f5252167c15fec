import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { linkKey } from '#domain/world/lore/links.ts';
import { limits } from '#domain/limits/limits.ts';
import { shuffled } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import type { Motif } from './find-motifs.ts';
import { nameAfter, nameEntry } from './name-entry.ts';
import type { Theme } from './themes/theme.ts';

/** An entry before anything is told of it. */
export interface Node {
  category: LoreCategory;
  name: string;
  /** Where among its category it stands; the first ones are what the world turns on. */
  rank: number;
  isNew: boolean;
  motifs: Motif[];
}

interface Casting {
  theme: Theme;
  draw: Draw;
  motifs: readonly Motif[];
  /** How many entries each category is given. */
  counts: Partial<Record<LoreCategory, number>>;
  existing: readonly { category: LoreCategory; name: string }[];
}

/** The order in which the things of a prompt find their places: a region, the villain, the power, the relic, the conflict. */
const spread: readonly LoreCategory[] = ['geography', 'monsters', 'factions', 'items', 'quests', 'races', 'spells', 'classes'];

/**
 * The graph of a world: its regions, peoples, powers, villain, relics and conflicts, in the order they are told, with each
 * motif given to one of the new ones. A category that gets nothing new is stood for by what exists in it.
 */
export function castWorld({ theme, draw, motifs, counts, existing }: Casting): Node[] {
  const taken = new Set(existing.map(({ name }) => linkKey(name)));
  const isTaken = (name: string) => taken.has(linkKey(name));
  const nodes: Node[] = [];
  for (const category of loreCategories) {
    const known = shuffled(
      existing.filter((entry) => entry.category === category),
      draw,
    );
    const count = counts[category] ?? 0;
    for (let at = 0; at < count; at += 1) {
      // Where the world has its villain and its conflict already, new ones are lesser.
      const rank = at + (known.length > 0 ? 1 : 0);
      const [first] = motifs;
      const after = category === 'geography' && at === 0 && first ? nameAfter(first, theme, draw) : '';
      const isFit = after !== '' && after.length <= limits.loreNameLength && !isTaken(after);
      const name = isFit ? after : nameEntry({ category, isFirst: rank === 0, theme, draw, isTaken });
      taken.add(linkKey(name));
      nodes.push({ category, name, rank, isNew: true, motifs: [] });
    }
    for (const [at, { name }] of known.slice(0, 3).entries()) {
      nodes.push({ category, name, rank: at === 0 ? 0 : count + at, isNew: false, motifs: [] });
    }
  }
  handOut(motifs, nodes);
  return nodes;
}

function handOut(motifs: readonly Motif[], nodes: readonly Node[]): void {
  const fresh = nodes.filter(({ isNew }) => isNew);
  const ranks = fresh.map(({ rank, category }, at) => ({ at, order: rank * spread.length + spread.indexOf(category) }));
  const inOrder = ranks.toSorted((one, other) => one.order - other.order).flatMap(({ at }) => fresh[at] ?? []);
  for (const [at, motif] of motifs.entries()) inOrder[at % inOrder.length]?.motifs.push(motif);
}
