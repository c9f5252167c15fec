import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { castWorld } from './cast-world.ts';
import type { Node } from './cast-world.ts';
import { drawOf, shuffled } from '#domain/idea/draw.ts';
import { findMotifs } from './find-motifs.ts';
import { growth } from './sentences/links.ts';
import { tellEntry, tellOne } from './tell-entry.ts';
import type { Teller } from './tell-entry.ts';
import { chooseTheme } from './themes/choose-theme.ts';

/** An entry that stands in the world already and that everyone may read; others are not to be named. */
export interface Known {
  id: string;
  category: LoreCategory;
  name: string;
  text: string;
}

/** An entry that was written; with `expands` what is added to the text of one that stands there. */
export interface Written {
  category: LoreCategory;
  name: string;
  tags: string[];
  text: string;
  date: string | null;
  expands: string | null;
}

interface Wish {
  prompt: string;
  /** The same seed writes the same lore. */
  seed: string;
  /** How many new entries each category is given. */
  counts: Partial<Record<LoreCategory, number>>;
  existing?: readonly Known[];
  /** How many entries that stand already are told further. */
  grow?: number;
  /** The world’s version of itself; it helps to choose the theme. */
  about?: string;
}

const EARLIEST_YEAR = 400;
const YEARS_TO_CHOOSE_FROM = 900;

/**
 * Writes lore from a prompt, without a model: its motifs and a theme make a small graph, and each entry of it is told with
 * links to others. Every motif is used, no sentence comes twice, and nothing depends on anything but what is given.
 */
export function generateLore({ prompt, seed, counts, existing = [], grow = 0, about = '' }: Wish): Written[] {
  const draw = drawOf(seed);
  const theme = chooseTheme(`${prompt}\n${about}`);
  const nodes = castWorld({ theme, draw, motifs: findMotifs(prompt), counts, existing });
  const teller: Teller = {
    nodes,
    theme,
    draw,
    usedPatterns: new Set(),
    usedSentences: new Set(existing.flatMap(({ text }) => sentencesOf(text))),
  };
  const written = nodes
    .filter(({ isNew }) => isNew)
    .map((node): Written => {
      const year = `${EARLIEST_YEAR + Math.floor(draw() * YEARS_TO_CHOOSE_FROM)}`;
      const isDated = node.category === 'quests' || (node.category === 'geography' && node.rank > 0);
      const tags = [theme.name, ...node.motifs.map(({ name }) => name.toLowerCase())].map((tag) => tag.slice(0, 60).trim());
      const text = tellEntry(teller, node, year);
      return { category: node.category, name: node.name, tags: [...new Set(tags)], text, date: isDated ? year : null, expands: null };
    });
  return [...written, ...growing(teller, existing, nodes, grow)];
}

/** The entries of a world that are told further, each in the light of a new one. */
function growing(teller: Teller, existing: readonly Known[], nodes: readonly Node[], grow: number): Written[] {
  const fresh = nodes.filter(({ isNew }) => isNew);
  return shuffled(existing, teller.draw)
    .slice(0, fresh.length > 0 ? grow : 0)
    .flatMap(({ id, category, name }, at): Written[] => {
      const other = fresh[at % fresh.length];
      const node: Node = { category, name, rank: 1, isNew: false, motifs: [] };
      const more = other && tellOne(teller, node, growth, new Set(), { new: `[[${other.name}]]` });
      return more ? [{ category, name, tags: [], text: more, date: null, expands: id }] : [];
    });
}

function sentencesOf(text: string): string[] {
  return text.split(/\n+|(?<=[.!?]) (?=[\p{Lu}[])/u).map((sentence) => sentence.trim());
}
