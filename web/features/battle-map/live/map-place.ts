import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';
import { Store } from '#web/lib/store/store.ts';

/** Which map stands in the place of the campaign's map. */
export type MapPlace = 'world' | 'battle';

const NAME = 'hearthlore.map-place';
const toldName = (campaignId: string) => `hearthlore.battle-map-told/${campaignId}`;
const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const shelf = (): Storage => localStorage;
const read = (name: string): string | null => {
  try {
    return readStored(shelf(), name, textOf);
  } catch {
    // Storage is closed: the choice holds until the page is left.
    return null;
  }
};
const write = (name: string, value: string | null): void => {
  try {
    writeStored(shelf(), name, value);
  } catch {
    // As above.
  }
};

/** The choice as it stands on this device. */
export const mapPlace = new Store<MapPlace>(read(NAME) === 'battle' ? 'battle' : 'world');

/** Chooses a map, and keeps the choice on this device. */
export function chooseMapPlace(place: MapPlace): void {
  mapPlace.set(place);
  write(NAME, place);
}

/** Notes which battle map the table is shown, null where none; answers whether this device did not know of it. */
export function noteShownMap(campaignId: string, mapId: string | null): boolean {
  const name = toldName(campaignId);
  if (read(name) === mapId) return false;
  write(name, mapId);
  return mapId !== null;
}
