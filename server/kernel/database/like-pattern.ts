/** The pattern for LIKE that finds these words anywhere; signs with a meaning there stand for themselves. */
export function holding(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
