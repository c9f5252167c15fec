/** The tab a key leads to from the one shown: the arrows go round, Home and End to the ends. Null for every other key. */
export function nextTab(key: string, shown: string, ids: readonly string[]): string | null {
  const at = ids.indexOf(shown);
  if (key === 'ArrowRight') return ids[(at + 1) % ids.length] ?? null;
  if (key === 'ArrowLeft') return ids.at(at <= 0 ? -1 : at - 1) ?? null;
  if (key === 'Home') return ids[0] ?? null;
  return key === 'End' ? (ids.at(-1) ?? null) : null;
}
