/** Markdown as words on one line, without any marks. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\[\[([^[\]|\n]+)\|([^[\]\n]+)\]\]/g, '$2')
    .replaceAll(/\[\[([^[\]\n]+)\]\]/g, '$1')
    .replaceAll(/!\[[^\]\n]*\]\([^)\n]*\)/g, ' ')
    .replaceAll(/\[([^\]\n]+)\]\([^)\n]*\)/g, '$1')
    .replaceAll(/^\s*(#{1,6}|>)\s+/gm, '')
    .replaceAll(/^\s*([-*+]|\d+\.)\s+/gm, '· ')
    .replaceAll(/^\s*:::.*$/gm, ' ')
    .replaceAll(/^[ \t|:-]*\|[ \t|:-]*$/gm, ' ')
    .replaceAll(/^\s*\||\|\s*$/gm, ' ')
    .replaceAll(/\s\|\s/g, ' · ')
    .replaceAll(/(\*\*|__|~~|`|(?<!\w)[*_]|[*_](?!\w))/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Markdown as paragraphs of plain words; each item of a list is one, so is each heading. */
export function plainParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.|#{1,6})\s)/)
    .map(plainText)
    .filter((text) => text !== '');
}
