/** Words as Markdown that shows exactly them. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*[\]<]|\b_|_\b/g, String.raw`\$&`);
}

/** Keeps a line from being read as a heading, a list, a quotation or the border of a passage. */
export function holdLineStarts(text: string): string {
  return text.replaceAll(/^(#{1,6}\s|[-+]\s|>|:::|={3,}|-{3,})/gm, String.raw`\$1`).replaceAll(/^(\d{1,9})([.)]\s)/gm, String.raw`$1\$2`);
}
