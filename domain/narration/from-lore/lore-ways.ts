import type { LoreCard } from './lore-card.ts';

/** Ways out of a place that links make; a few more may come of joining what nothing links. */
const most = 6;

/**
 * How places lead to one another: by their links, there and back, and where links leave a place out, by a road to the place
 * before it. Every place is reached from every other, and none has so many ways that nobody could choose.
 */
export function waysBetween(places: readonly LoreCard[]): Map<string, string[]> {
  const ways = new Map<string, string[]>(places.map(({ id }) => [id, []]));
  const groups = new Map<string, string[]>(places.map(({ id }) => [id, [id]]));
  const count = (id: string) => ways.get(id)?.length ?? 0;
  const join = (one: string, other: string) => {
    ways.get(one)?.push(other);
    ways.get(other)?.push(one);
    const [into, from] = [groups.get(one) ?? [], groups.get(other) ?? []];
    if (into === from) return;
    into.push(...from);
    for (const id of from) groups.set(id, into);
  };
  for (const { id, open } of places) {
    for (const to of open.refs) if (ways.has(to) && !ways.get(id)?.includes(to) && count(id) < most && count(to) < most) join(id, to);
  }
  let last: string | null = null;
  for (const group of new Set(places.flatMap(({ id }) => [groups.get(id) ?? []]))) {
    const least = group.toSorted((one, other) => count(one) - count(other))[0] ?? '';
    if (last !== null) join(last, least);
    last = least;
  }
  return ways;
}
