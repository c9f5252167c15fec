import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { ListedMap } from '#web/features/battle-map/data/map-entry.ts';
import { momentOf } from '#web/ui/format/dates.ts';

/** How large a map is, and when it was last changed: "30 by 20, changed Nov 20, 2026, 2:05 PM"; empty where nothing is known. */
export function mapNote({ columns, rows, updatedAt }: ListedMap): string {
  return [
    ...(columns !== undefined && rows !== undefined ? [`${columns} by ${rows}`] : []),
    ...(updatedAt !== undefined ? [`changed ${momentOf(updatedAt)}`] : []),
  ].join(', ');
}

/** What each map of a list is called there, by its id: one of several of a name with what tells it apart, and a number where nothing does. */
export function mapLabels(maps: readonly ListedMap[]): ReadonlyMap<string, string> {
  const namesakes = Map.groupBy(maps, ({ name }) => name);
  const taken = new Set<string>();
  return new Map(
    maps.map((map) => {
      const note = (namesakes.get(map.name)?.length ?? 0) > 1 ? mapNote(map) : '';
      const label = note === '' ? map.name : `${map.name}, ${note}`;
      const free = untaken(taken, (number) => (number === 1 ? label : `${label} (${number})`));
      taken.add(free);
      return [map.id, free] as const;
    }),
  );
}

/** What a copy of a map is called: as no other map of the list is. */
export function copyName(name: string, maps: readonly Pick<ListedMap, 'name'>[]): string {
  const taken = new Set(maps.map((map) => map.name));
  return untaken(taken, (number) => {
    const before = number === 1 ? 'Copy of ' : `Copy ${number} of `;
    return `${before}${name}`.slice(0, battleMapLimits.nameLength).trim();
  });
}

/** The first of some names that is not taken. */
function untaken(taken: ReadonlySet<string>, nameOf: (number: number) => string): string {
  let number = 1;
  while (taken.has(nameOf(number))) number += 1;
  return nameOf(number);
}
