/** The numbers from zero to twenty in words: each stands at its own place. */
export const numberWords: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number in words as far as twenty, and in figures beyond. */
export const inWords = (count: number): string => numberWords[count] ?? String(count);

/** The number that a word says, in words as far as twenty or in figures; undefined where it says none. */
export function numberSaid(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const at = numberWords.indexOf(word.toLowerCase());
  return at < 0 ? undefined : at;
}
