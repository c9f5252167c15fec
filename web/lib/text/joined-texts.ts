/** Two versions of a text, one after the other; null where that is longer than `most`, or one of them says nothing of its own. */
export function joinedTexts(current: string, other: string, most: number): string | null {
  const [first, second] = [current.trim(), other.trim()];
  if (first === '' || second === '' || first.includes(second) || second.includes(first)) return null;
  const joined = `${current.trimEnd()}\n\n${other.trimStart()}`;
  return joined.length > most ? null : joined;
}
