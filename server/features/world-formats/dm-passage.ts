/** Marks words as the Dungeon Master's alone. A line in them that would end the passage is written so that it does not. */
export function dmPassage(text: string): string {
  return text.trim() === '' ? '' : `::: dm\n${text.replaceAll(/^([^\S\n]*):::/gm, String.raw`$1\:::`).trimEnd()}\n:::`;
}
