import type { Node } from './cast-world.ts';
import type { Draw } from '#domain/idea/draw.ts';
import { shuffled } from '#domain/idea/draw.ts';
import { fillSentence } from './fill-sentence.ts';
import { kinship } from './sentences/links.ts';
import { sentencesFor } from './sentences/sentences-for.ts';
import type { Theme } from './themes/theme.ts';

export interface Teller {
  nodes: readonly Node[];
  theme: Theme;
  draw: Draw;
  /** Patterns that were used, and sentences as they stand: neither comes twice. */
  usedPatterns: Set<string>;
  usedSentences: Set<string>;
}

/** Writes a sentence from the first pattern that is fresh and can be filled, adding to what is linked; null when none can. */
export function tellOne(
  teller: Teller,
  node: Node,
  patterns: readonly string[],
  linked: Set<string>,
  given: Record<string, string> = {},
): string | null {
  const { usedPatterns, usedSentences, draw } = teller;
  const inOrder = shuffled(patterns, draw);
  const fresh = inOrder.filter((pattern) => !usedPatterns.has(pattern));
  for (const pattern of [...fresh, ...inOrder.filter((each) => usedPatterns.has(each))]) {
    const filled = fillSentence(pattern, { ...teller, node, linked, given: { me: node.name, ...given } });
    if (!filled || usedSentences.has(filled.text)) continue;
    usedPatterns.add(pattern);
    usedSentences.add(filled.text);
    for (const name of filled.links) linked.add(name);
    return filled.text;
  }
  return null;
}

/** All that is told of a new entry: what it is, what binds it to others, and perhaps what the game master alone knows. */
export function tellEntry(teller: Teller, node: Node, year: string): string {
  const { is, tells, ties, motifs, secrets } = sentencesFor(node.category, node.rank === 0);
  const linked = new Set<string>();
  const tell = (patterns: readonly string[], given: Record<string, string> = {}) =>
    tellOne(teller, node, patterns, linked, { year, ...given });
  const first = [tell(is), tell(tells)];
  const second = [tell(ties), ...node.motifs.map(({ phrase }) => tell(motifs, { motif: phrase })), tell(ties), tell(tells)];
  if (linked.size === 0) {
    const [other] = shuffled(
      teller.nodes.filter((each) => each !== node),
      teller.draw,
    );
    if (other) second.push(tell(kinship, { new: `[[${other.name}]]` }));
  }
  const secret = node.rank === 0 || teller.draw() < 0.3 ? tell(secrets) : null;
  const paragraphs = [first, second].map((sentences) => sentences.filter((each) => each !== null).join(' '));
  return [...paragraphs.filter(Boolean), ...(secret === null ? [] : [`::: dm\n${secret}\n:::`])].join('\n\n');
}
