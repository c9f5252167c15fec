/** What can be chosen, and the other words people use for it. */
export interface Choice<Id extends string> {
  id: Id;
  words: readonly string[];
}

const negations = new Set(['not', 'no', 'never', 'except', 'but', 'dont']);
const articles = new Set(['a', 'an', 'the', 'be', 'as', 'of', 'for', 'me']);

/** The words of a sentence, in small letters and without accents. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .toLowerCase();
  return plain.match(/[a-z]+/g) ?? [];
}

/** How many letters must change, two that changed places counting as one; at most one more than `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let earlier: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      const swapped = letter === b[j - 1] && other === a[i - 1] ? (earlier[j - 1] ?? most) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [earlier, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}

function isMeant(word: string, wanted: string): boolean {
  if (word === wanted || word === `${wanted}s`) return true;
  const slips = wanted.length >= 8 ? 2 : wanted.length >= 6 ? 1 : 0;
  return slips > 0 && distance(word, wanted, slips) <= slips;
}

/** Whether the word before, articles aside, says no: "anything but an elf". */
function isRefused(words: readonly string[], index: number): boolean {
  const before = words.slice(0, index).findLast((word) => !articles.has(word));
  return before !== undefined && negations.has(before);
}

/** What of some choices free words name, with small slips of spelling, leaving out what they say no to. */
export function understandChoice<Id extends string>(text: string, choices: readonly Choice<Id>[]): Id[] {
  const words = wordsOf(text);
  const named = choices.filter(({ id, words: others }) =>
    words.some((word, index) => [id, ...others].some((wanted) => isMeant(word, wanted)) && !isRefused(words, index)),
  );
  return named.map(({ id }) => id);
}

/** Whether free words name something to leave it out: "anything but an elf". */
export function refusesChoice(text: string, id: string, others: readonly string[]): boolean {
  const words = wordsOf(text);
  return words.some((word, index) => [id, ...others].some((wanted) => isMeant(word, wanted)) && isRefused(words, index));
}

const anything = [
  /\b(surprise|whatever|random|anything|any)\b/,
  /\b(you|narrator) (choose|pick|decide)\b/,
  /\b(choose|pick|decide) for me\b/,
];

/** Whether somebody leaves the choice to whoever asks. */
export function leavesTheChoice(text: string): boolean {
  return anything.some((pattern) => pattern.test(text.toLowerCase()));
}

/** Whether somebody wants to know more before they choose. */
export function asksAbout(text: string): boolean {
  return /\b(what|which|tell|explain|how|difference|why)\b/i.test(text) && /\?|\b(tell|explain)\b/i.test(text);
}
