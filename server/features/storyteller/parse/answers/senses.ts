import { wordTable } from '#server/kernel/words/word-table.ts';

/** Words of questions whose nearness to other words is kept in mind. */
const mostRows = 400;
/** Stands for what has not been looked up yet. */
const unknown = -2;

const places = new Map<string, number>();
const words: string[] = [];
const rows = new Map<string, Float32Array>();

/** The place of a word among those that questions are compared with. For words of adventures, of which there is an end. */
export function placeOfWord(word: string): number {
  const there = places.get(word);
  if (there !== undefined) return there;
  places.set(word, words.length);
  words.push(word);
  return words.length - 1;
}

/** How near a word is in sense to each of those that have a place, from -1 to 1. */
export function nearTo(word: string): (place: number) => number {
  let row = rows.get(word);
  if (!row || row.length < words.length) {
    if (rows.size >= mostRows) rows.clear();
    row = new Float32Array(words.length + 500).fill(unknown);
    rows.set(word, row);
  }
  const kept = row;
  return (place) => {
    const there = kept[place] ?? unknown;
    if (there !== unknown) return there;
    const found = wordTable().nearness(word, words[place] ?? '');
    kept[place] = found;
    return found;
  };
}
