/** Two versions of a text, one after the other; null where that is longer than `most`, or one of them says nothing of its own. */
export function joinedTexts(standing: string, other: string, most: number): string | null {
  const [first, second] = [standing.trim(), other.trim()];
  if (first === '' || second === '' || first.includes(second) || second.includes(first)) return null;
  const joined = `${standing.trimEnd()}\n\n${other.trimStart()}`;
  return joined.length > most ? null : joined;
}
