/** Control and format characters, private use, unassigned, and the variation selectors that can carry hidden text. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu;

/** Text as people see it: without control characters, zero-width and direction marks, and the invisible tag letters. */
export function plainText(text: string): string {
  return text.replace(unseen, '');
}
