/** Words with a capital letter at their beginning, as at the start of a sentence or in a heading. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
