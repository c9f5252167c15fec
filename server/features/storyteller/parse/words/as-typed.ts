import { cleanText } from './clean-text.ts';

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** Words between what is said and what more is said, which go where a line is cut. */
const between = new Set(['and', 'then', 'so', 'but', 'or', 'also', 'please']);
/** Words of a line that may be left out of what is said of it. */
const leftOut = 6;

interface Place {
  word: string;
  from: number;
  to: number;
}

const placesIn = (line: string): Place[] =>
  [...line.matchAll(wordPattern)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), from: index, to: index + word.length }));

const sentencesIn = (text: string): number => text.split(/[.!?…]+(?=\s+\S)/u).length;

/** Where words stand in a line one after the other, but for what joins them; null where they do not. */
function stretchOf(wanted: readonly string[], line: readonly Place[], start: number): { from: number; to: number } | null {
  let skipped = 0;
  let at = start;
  for (const word of wanted) {
    while (at > start && line[at]?.word !== word && between.has(line[at]?.word ?? '') && skipped < leftOut) {
      at += 1;
      skipped += 1;
    }
    if (line[at]?.word !== word) return null;
    at += 1;
  }
  const [first, last] = [line[start], line[at - 1]];
  return first && last ? { from: first.from, to: last.to } : null;
}

/**
 * What is said, as it was typed: a line is cut into sentences to be read, and nobody speaks in such pieces. The same words where they do not
 * stand in the line, or something is marked as speech within them.
 */
export function asTyped(said: string, lines: readonly string[]): string {
  const wanted = placesIn(said).map(({ word }) => word);
  if (wanted.length < 2) return said;
  for (const typed of lines) {
    const line = cleanText(typed);
    const places = placesIn(line);
    for (let start = 0; start < places.length; start += 1) {
      const stretch = places[start]?.word === wanted[0] ? stretchOf(wanted, places, start) : null;
      if (!stretch) continue;
      const words = line.slice(stretch.from, stretch.to);
      const end = /^[.!?…]+/u.exec(line.slice(stretch.to))?.[0] ?? /[.!?…]+$/u.exec(said)?.[0] ?? '.';
      return words.includes('"') || sentencesIn(words) >= sentencesIn(said) ? said : `${words}${end}`;
    }
  }
  return said;
}
