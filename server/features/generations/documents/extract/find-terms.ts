import type { LoreCategory } from '#domain/world/lore/lore.ts';
import type { DocumentLine } from './lines-of.ts';
import { categoryOfNoun } from './lore-words.ts';
import type { Find } from './proposal.ts';
import { sentencesOf } from './sentences-of.ts';

const term = String.raw`(?<name>\p{Ll}[\p{Ll}-]{2,}(?: \p{Ll}[\p{Ll}-]{2,}){0,1})`;
const statement = String.raw`(?<said>[^.;:!?]{3,90})`;

/** Ways in which a text introduces a thing that it writes small: "the hollow rams, beasts like sheep", "are called stiltwalkers". */
const introductions = [
  new RegExp(String.raw`(?:^|[\s(])(?:[Tt]he|[Aa]n?) ${term}, (?:an? |the |(?=\p{Ll}+s\b))${statement}`, 'gu'),
  new RegExp(
    String.raw`(?:^|[\s(])(?:[Tt]he|[Aa]n?) ${term}(?:, (?:he|she|they) said,)? (?:is|are) (?:an? |the |what becomes of |half )${statement}`,
    'gu',
  ),
  new RegExp(String.raw`(?:^|[;:] |— )${term} are (?:the )?${statement}`, 'gu'),
  new RegExp(String.raw`^${term}: (?:like )?${statement}`, 'gu'),
  new RegExp(String.raw`(?:sell|buy|brew) ${term}, (?:an? )?${statement}`, 'gu'),
];
const naming = new RegExp(
  String.raw`(?<said>[^.;:!?]{0,60}?)\b(?:are called|is called|called|known as|they call|end up as) (?:an? |the )?${term}(?=[.,;:!?]|$| who| which| that)`,
  'gu',
);
/** Creatures that no ordinary wood or street holds. */
const dreaded = /(?:^|\s)(?<name>\p{Ll}[\p{Ll}-]{2,} (?:ghouls?|wights?|wraiths?|drakes?|trolls?|golems?|hags?|spectres?|revenants?))\b/gu;

const haunting = new RegExp(
  String.raw`(?:^|\s)(?:[Tt]he|[Aa]n?) ${term}(?<=s) [^:;.]{3,60}: (?:\p{Ll}+ )?(?:things|shapes|creatures|beasts|spirits)\b`,
  'gu',
);
const feeding = new RegExp(String.raw`\b(?:[Tt]he|[Aa]n?) ${term} (?:-|–|—) (?:they|it) `, 'gu');

const vague =
  /^(?:loot|treasure|rewards?|notes?|they|these|those|there|it|both|we|you|she|the|this|that|other|same|first|last|next|best|worst|finest|elder|younger|whole|only|very|old|new|good|great|little|more|most|few|many|some|any|each|every|his|her|their|our|such|former|latter)\b|\b(?:one|thing|things|time|day|night|year|people|road|town|man|woman|men|women|way|light|house|village|of|is|are|and|who|which|that|to|in|at|on|from|with|was|were)$/;

/** Finds what running text introduces as a kind of thing without a large letter. */
export function findTerms(lines: DocumentLine[]): Find[] {
  return lines.flatMap((line, index) => {
    if (line.isHeading) return [];
    return sentencesOf(line, index).flatMap((sentence) => {
      const make = (name: string, category: LoreCategory | null, confidence: number): Find[] =>
        category === null || vague.test(name)
          ? []
          : [
              {
                category,
                name,
                text: sentence.text,
                start: sentence.start,
                end: sentence.start + Math.min(400, sentence.text.length),
                confidence,
                foundBy: 'prose',
              },
            ];
      const text = sentence.text.replace(/^\p{Lu}(?=\p{Ll}+ are )/u, (letter) => letter.toLowerCase());
      const introduced = introductions.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(({ groups }) => make(groups?.['name'] ?? '', kindOf(groups?.['said'] ?? ''), 0.6)),
      );
      const named = (/\b(?:called|known as|they call|end up as) /.test(text) ? [...text.matchAll(naming)] : []).flatMap(({ groups }) =>
        make(groups?.['name'] ?? '', kindOf(lastWords(groups?.['said'] ?? '')) ?? kindOf(lastWords(groups?.['name'] ?? '', 1)), 0.6),
      );
      const creatures = [...text.matchAll(dreaded)].flatMap(({ groups }) => make(groups?.['name'] ?? '', 'monsters', 0.6));
      const haunts = [...text.matchAll(haunting)].flatMap(({ groups }) => make(groups?.['name'] ?? '', 'monsters', 0.5));
      const fed = [...text.matchAll(feeding)].flatMap(({ groups }) =>
        make(groups?.['name'] ?? '', kindOf(lastWords(groups?.['name'] ?? '', 1)), 0.5),
      );
      return [...introduced, ...named, ...creatures, ...haunts, ...fed];
    });
  });
}

/** Places, powers and tasks have names of their own; what is written small is a kind of something. */
const writtenSmall = new Set<LoreCategory>(['races', 'classes', 'monsters', 'items', 'spells']);

const lastWords = (text: string, count = 4): string => text.trim().split(' ').slice(-count).join(' ');

function kindOf(said: string): LoreCategory | null {
  // "A raft, a rope and a man" is a list.
  if (/ and (?:an?|the) /.test(said)) return null;
  for (const [found] of said.split(/\b(?:that|which|who|where|when)\b/)[0]?.matchAll(/[\p{L}-]+/gu) ?? []) {
    const category = categoryOfNoun(found);
    if (category !== null) return writtenSmall.has(category) ? category : null;
  }
  return null;
}
