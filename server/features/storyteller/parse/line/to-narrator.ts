const name = '(?:narrator|storyteller|gm|dm|game ?master|dungeon ?master)';
const first = new RegExp(`^(?:(?:hey|ok|okay|so|hi|hello|um|uh|and|well|please),? )*(?:dear )?${name}(?:[,:!.?]+\\s*|\\s+(?=\\S))`, 'iu');
const last = new RegExp(`[,\\s]+(?:dear )?${name}\\s*([?.!]*)$`, 'iu');

/** A line without the name of the narrator, where a player calls the narrator by it; undefined where nobody does. */
export function saidToNarrator(text: string): string | undefined {
  const plain = text.replace(first, '').replace(last, '$1').trim();
  return plain === text.trim() || plain === '' || /\b(?:the|a|your|our)$/i.test(plain) ? undefined : plain;
}
