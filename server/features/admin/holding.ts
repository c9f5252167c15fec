/** The pattern for LIKE that finds these words anywhere; signs with a meaning there stand for themselves. */
export function holding(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
