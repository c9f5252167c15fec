import type { LoreCategory } from '#domain/world/lore/lore.ts';
import { findNames, type Mention } from './find-names.ts';
import type { DocumentLine } from './lines-of.ts';
import { singular } from './normal-name.ts';
import type { Find } from './proposal.ts';
import { sentencesOf, type Sentence } from './sentences-of.ts';
import { isTitled, weighName, type Weights } from './weigh-name.ts';

/** What must speak for a category before a name is proposed, and by how much more than for the next. */
const enough = 2.5;

/** Finds the named things of running text, each with the sentences that say most of it. */
export function findNamed(lines: DocumentLine[]): Find[] {
  const sentences = lines.flatMap((line, index) => (line.isHeading ? [] : sentencesOf(line, index)));
  const mentions = findNames(sentences);
  joinShortForms(mentions);
  const people = peopleIn(mentions);
  return [...mentions].flatMap(([key, held]) => {
    const first = held[0];
    if (!first || isTitled(first.name) || people.has(first.name)) return [];
    const { weights, best } = weighName(key, held, sentences);
    const judged = judge(weights);
    // A large letter at the start of a sentence alone makes no name.
    if (judged && judged.weight < 5 && !key.includes(' ') && held.every((mention) => mention.at === 0)) return [];
    return judged ? [findOf(first.name, judged, best, sentences)] : [];
  });
}

function judge(weights: Weights): { category: LoreCategory; weight: number } | null {
  const [first, second] = [...weights].toSorted((a, b) => b[1] - a[1]);
  if (!first || first[0] === 'person' || first[1] < enough) return null;
  if ((weights.get('person') ?? 0) >= first[1] * 0.7) return null;
  return { category: first[0], weight: first[1] - (second?.[1] ?? 0) / 2 };
}

function findOf(
  name: string,
  { category, weight }: { category: LoreCategory; weight: number },
  best: Map<number, number>,
  sentences: Sentence[],
): Find {
  const telling = [...best].toSorted((a, b) => b[1] - a[1]).slice(0, 3);
  const quoted = sentences[telling[0]?.[0] ?? 0];
  const sentenceIndexes = telling.map(([index]) => index).toSorted((a, b) => a - b);
  return {
    category,
    name,
    text: sentenceIndexes.flatMap((index) => sentences[index]?.text ?? []).join('\n'),
    start: quoted?.start ?? 0,
    end: (quoted?.start ?? 0) + Math.min(400, quoted?.text.length ?? 0),
    confidence: Math.min(0.8, Math.round((weight / (weight + 3)) * 100) / 100),
    foundBy: 'prose',
  };
}

/** "The Company" after "the Company of the Black Ladle" is the same, and "the Flat" after "the Long Flat". */
function joinShortForms(mentions: Map<string, Mention[]>): void {
  const longer = new Map<string, string>();
  for (const key of mentions.keys()) {
    const words = key.split(' ');
    for (const end of [words[0] ?? '', words.at(-1) ?? ''])
      if (words.length > 1 && !longer.has(singular(end))) longer.set(singular(end), key);
  }
  for (const [key, held] of mentions) {
    if (key.includes(' ') || held.some((mention) => mention.article !== 'the')) continue;
    const long = longer.get(key);
    if (long === undefined) continue;
    // Where the short form stands in place of the long one, it is read as the long one.
    mentions.get(long)?.push(...held);
    mentions.delete(key);
  }
}

/** The parts of names that a title or a letter's end shows to be a person's. */
function peopleIn(mentions: Map<string, Mention[]>): Set<string> {
  const people = new Set<string>();
  for (const held of mentions.values()) {
    for (const { name } of held) {
      if (!isTitled(name)) continue;
      for (const part of name.split(' ').slice(1)) people.add(part);
      people.add(name.split(' ').slice(1).join(' '));
    }
  }
  return people;
}
