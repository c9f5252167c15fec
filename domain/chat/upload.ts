/** The ending of a file's name in lower case; empty without one. */
export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * A file's name as it may stand in a folder and in a header: without folders, without what a system reads as more than a
 * letter, and at most 120 characters of which the ending stays.
 */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\p{L}\p{N} ._()'-]/gu, '')
    .replace(/^[. ]+/, '')
    .trim();
  const ending = endingOf(plain);
  const stem = ending === '' ? plain : plain.slice(0, -ending.length - 1);
  const kept = Array.from(stem).slice(0, 110).join('').trim() || 'file';
  return ending === '' ? kept : `${kept}.${ending}`;
}
