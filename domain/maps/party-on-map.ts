import type { Pin } from './map.ts';

/** Some of the party who are in one place, and the names of that place, the closest first. */
export interface PartyGroup {
  /** Who they are; null for the party itself. */
  heroes: readonly string[] | null;
  places: readonly string[];
}

/** A name as it is compared: "The Dry Quay" is "dry quay". */
const plain = (name: string) =>
  name
    .trim()
    .toLocaleLowerCase('en')
    .replace(/^the\s+/, '');

/** Who of the party is at which pin, by the ids of pins: at the one that is named as the place where they are, else as the larger place around it. */
export function partyOnMap(pins: readonly Pick<Pin, 'id' | 'name'>[], groups: readonly PartyGroup[]): Map<string, PartyGroup[]> {
  const there = new Map<string, PartyGroup[]>();
  for (const group of groups) {
    // Of "Harrowmere, the lower town" the town may have a pin.
    const places = group.places.flatMap((place) => [place, place.split(',')[0] ?? place]).map(plain);
    const pin = places.flatMap((place) => pins.find(({ name }) => plain(name) === place) ?? [])[0];
    if (pin) there.set(pin.id, [...(there.get(pin.id) ?? []), group]);
  }
  return there;
}
