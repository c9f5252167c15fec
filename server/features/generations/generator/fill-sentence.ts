import type { LoreCategory } from '#domain/world/lore/lore.ts';
import type { Node } from './cast-world.ts';
import type { Draw } from '#domain/idea/draw.ts';
import type { Theme } from './themes/theme.ts';

/** Which entry a slot stands for: a category and a rank in it; where that is the entry told of, the next. */
const roles = new Map<string, { category: LoreCategory; rank: number; only?: 'first' | 'others' }>([
  ['land', { category: 'geography', rank: 0 }],
  ['folk', { category: 'races', rank: 0 }],
  ['calling', { category: 'classes', rank: 0 }],
  ['power', { category: 'factions', rank: 0 }],
  ['foes', { category: 'factions', rank: 1 }],
  ['villain', { category: 'monsters', rank: 0, only: 'first' }],
  ['beast', { category: 'monsters', rank: 1, only: 'others' }],
  ['relic', { category: 'items', rank: 0 }],
  ['thing', { category: 'items', rank: 1 }],
  ['spell', { category: 'spells', rank: 0 }],
  ['war', { category: 'quests', rank: 0 }],
  ['quest', { category: 'quests', rank: 1 }],
]);

const mentions = ['stuff', 'weather', 'trade', 'dread', 'token'] as const;

interface Filling {
  node: Node;
  nodes: readonly Node[];
  theme: Theme;
  draw: Draw;
  /** Names that the entry links already: another is rather taken. */
  linked: ReadonlySet<string>;
  /** Values of slots that the caller knows, as they are told. */
  given: Readonly<Record<string, string>>;
}

/** A sentence with its slots filled, and the names it links; null when the world has nothing for one of them. */
export function fillSentence(
  pattern: string,
  { node, nodes, theme, draw, linked, given }: Filling,
): { text: string; links: string[] } | null {
  const links: string[] = [];
  const values = new Map<string, string>();
  for (const [, slot = ''] of pattern.matchAll(/\{(\w+)\}/g)) {
    const mention = mentions.find((each) => each === slot);
    const role = roles.get(slot);
    if (given[slot] !== undefined) values.set(slot, given[slot]);
    else if (mention) values.set(slot, theme[mention][Math.floor(draw() * theme[mention].length)] ?? '');
    else if (role) {
      const isFree = (each: Node) => each !== node && !links.includes(each.name) && isOf(role, each);
      const fit = nodes.filter(isFree).toSorted((one, other) => distance(one, role.rank, linked) - distance(other, role.rank, linked));
      const [found] = fit;
      if (!found) return null;
      links.push(found.name);
      values.set(slot, `[[${found.name}]]`);
    } else return null;
  }
  return { text: tidySentence(pattern.replaceAll(/\{(\w+)\}/g, (_, slot: string) => values.get(slot) ?? '')), links };
}

function isOf(role: { category: LoreCategory; only?: 'first' | 'others' }, { category, rank }: Node): boolean {
  if (category !== role.category) return false;
  return role.only === undefined || (rank === 0) === (role.only === 'first');
}

function distance({ name, rank }: Node, wanted: number, linked: ReadonlySet<string>): number {
  return Math.abs(rank - wanted) + (linked.has(name) ? 2 : 0);
}

/** Lets names with an article stand well within a sentence, and begins each sentence with a capital. */
function tidySentence(text: string): string {
  return text
    .replaceAll(/\b(the|every|each|one|good|a|A|The) (\[\[)?The /g, (_, before: string, link = '') =>
      link ? `${before} [[The ` : `${before} `,
    )
    .replaceAll(/\b(?:[Tt]he) \[\[The ([^\]|]+)\]\]/g, '[[The $1|the $1]]')
    .replaceAll(/(?<=[^.:;\n] )\[\[The ([^\]|]+)\]\]/g, '[[The $1|the $1]]')
    .replaceAll(/(?<=[a-z,;] )The (?=[A-Z])/g, 'the ')
    .replaceAll(/^(\[\[[^\]|]+\|)t(?=he )/g, '$1T')
    .replaceAll(/^\p{Ll}/gu, (letter) => letter.toUpperCase());
}
