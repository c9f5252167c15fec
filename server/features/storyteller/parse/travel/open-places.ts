import { rememberOf } from '#domain/memoise.ts';
import type { Adventure, Exit } from '#domain/narration/adventure.ts';

/** The ways on to which nobody has to find out anything first. */
const openWays = (adventure: Adventure, place: string): readonly Exit[] =>
  (adventure.scenes.find(({ id }) => id === place)?.exits ?? []).filter(({ needs }) => needs === undefined);

/** The places that whoever lives there knows: those to which an open way leads from where the adventure begins. */
export const openPlaces: (adventure: Adventure) => ReadonlySet<string> = rememberOf((adventure: Adventure) => {
  const found = new Set([adventure.start]);
  // A set is read on while it grows.
  for (const place of found) for (const { to } of openWays(adventure, place)) found.add(to);
  return found;
});

/** The open ways from one place to another, the fewest that there are; none where none leads there. */
export function openWay(adventure: Adventure, from: string, to: string): readonly Exit[] {
  const seen = new Set([from]);
  let edge = openWays(adventure, from).map((exit) => [exit]);
  while (edge.length > 0) {
    const found = edge.find((path) => path.at(-1)?.to === to);
    if (found) return found;
    edge = edge.flatMap((path) => {
      const at = path.at(-1)?.to ?? from;
      if (seen.has(at)) return [];
      seen.add(at);
      return openWays(adventure, at).map((exit) => [...path, exit]);
    });
  }
  return [];
}
