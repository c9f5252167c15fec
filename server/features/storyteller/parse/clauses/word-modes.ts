import type { Hero } from '#domain/narration/brief.ts';
import { modes } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { labelOf } from './word-chain.ts';
import { wordsOf } from './word-features.ts';
import { chainIn } from './word-model.ts';

/** Who can be named in a line. */
export const peopleOf = (actor: Hero, { adventure, party }: Stage): string[] => [
  ...adventure.npcs.map(({ name }) => name),
  ...party.flatMap(({ id, name }) => (id === actor.id ? [] : [name])),
];

/** How likely each mode is for a word, by how likely each label is. */
export const modesOf = (labels: readonly number[]): number[] =>
  modes.map((_, mode) => (labels[labelOf(mode, true)] ?? 0) + (labels[labelOf(mode, false)] ?? 0));

/** A word of a line, and how likely each mode is for it, in the order of `modes`. */
export interface WordModes {
  word: string;
  likely: number[];
}

/** How likely each mode is for each word of a line. */
export function wordModes(line: string, actor: Hero, stage: Stage): WordModes[] {
  const words = wordsOf(line);
  if (words.length === 0) return [];
  return chainIn(words, peopleOf(actor, stage)).words.map((labels, at) => ({
    word: words[at]?.text.toLowerCase() ?? '',
    likely: modesOf(labels),
  }));
}

/** Words that may be left out of a line before a clause of it begins. */
const leftOut = 14;

/** How likely each mode is for the words of each clause, taken together; null for one none of whose words stand in the line. */
export function clauseModes(clauses: readonly { typed: string }[], words: readonly WordModes[]): (number[] | null)[] {
  let from = 0;
  return clauses.map(({ typed }) => {
    const found = wordsOf(typed).flatMap(({ text }) => {
      const at = words.slice(from, from + leftOut).findIndex(({ word }) => word === text.toLowerCase());
      if (at < 0) return [];
      from += at + 1;
      return words.slice(from - 1, from);
    });
    return found.length === 0
      ? null
      : modes.map((_, mode) => found.reduce((sum, { likely }) => sum + (likely[mode] ?? 0), 0) / found.length);
  });
}
