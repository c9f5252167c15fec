/** Finds a name as a word of its own, in any case; names may hold characters that mean something to a pattern. */
export function wholeWord(name: string): RegExp {
  return new RegExp(`(?<!\\p{L})${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!\\p{L})`, 'giu');
}
