/** A text as it is compared word by word: links as their words, and who may read a passage in words, not in signs. */
export function readableText(text: string): string {
  return text
    .replaceAll(/\[\[([^[\]|\n]+)\|([^[\]\n]+)\]\]/g, '$2')
    .replaceAll(/\[\[([^[\]\n]+)\]\]/g, '$1')
    .replaceAll(/^:::[ \t]*dm[ \t]*\n/gm, 'DM only: ')
    .replaceAll(/^:::[ \t]*players\b.*\n/gm, 'Some players: ')
    .replaceAll(/\n?^:::[ \t]*$/gm, '');
}
