/** Where a date of a world's own reckoning stands among others: the first whole number in it; null when it has none. */
export function dateOrder(date: string): number | null {
  const [found] = /[-−]?\d+/.exec(date) ?? [];
  return found === undefined ? null : Number(found.replace('−', '-'));
}

/** Orders dated things: by number, then by the words behind it, then by name; those without a number come last. */
export function inTime<Dated extends { date: string; name: string }>(entries: readonly Dated[]): Dated[] {
  const key = ({ date }: Dated) => dateOrder(date) ?? Number.POSITIVE_INFINITY;
  return entries.toSorted((one, other) => {
    if (key(one) !== key(other)) return key(one) < key(other) ? -1 : 1;
    return one.date.localeCompare(other.date, 'en', { numeric: true }) || one.name.localeCompare(other.name, 'en');
  });
}
