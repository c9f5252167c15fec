/**
 * Where a key leads in a menu whose items read `labels`, from the item at `at` (-1: none): the arrows go round, Home and
 * End go to the ends, a letter to the next item that begins with it. Null for every other key.
 */
export function nextInMenu(key: string, at: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (!/^\p{L}$/u.test(key)) return null;
  for (let step = 1; step <= count; step += 1) {
    const next = (at + step) % count;
    if (labels[next]?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase())) return next;
  }
  return null;
}
