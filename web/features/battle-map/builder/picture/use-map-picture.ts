import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { pageStore } from '#web/lib/store/page-store.ts';
import { useStore } from '#web/lib/store/store.ts';
import type { UnderPicture } from '#web/features/battle-map/data/scene.ts';
import { useUnder } from '#web/features/battle-map/data/use-under.ts';
import { useEffect } from 'react';
import { devicePictures } from './device-pictures.ts';

/** The pictures that are known on this page, by the ids of their maps; null where there is none. */
const known = pageStore<ReadonlyMap<string, MapPicture | null>>(new Map());

const note = (mapId: string, picture: MapPicture | null) => known.set(new Map([...known.get(), [mapId, picture]]));

/** The picture that lies under a map of this device; null where none does. Rejects where the browser cannot read it now. */
export async function readPictureOfMap(mapId: string): Promise<MapPicture | null> {
  const there = known.get().get(mapId);
  if (there !== undefined) return there;
  const picture = await devicePictures.read(mapId);
  // Meanwhile another one may have been laid there.
  if (!known.get().has(mapId)) note(mapId, picture);
  return known.get().get(mapId) ?? null;
}

/** The picture that lies under a map of this device; null where none does, and where the browser cannot read it now. */
export const pictureOfMap = (mapId: string): Promise<MapPicture | null> => readPictureOfMap(mapId).catch(() => null);

/** Lays a picture under a map of this device; with null there is none any more. Where the browser keeps none, it lies there until the page is closed, and that is said. */
export function layPicture(mapId: string, picture: MapPicture | null): void {
  note(mapId, picture);
  const kept = picture === null ? devicePictures.remove(mapId) : devicePictures.write(mapId, picture);
  kept.catch(() => {
    if (picture !== null)
      notify.warn('Not kept', 'This device has no room left for the picture. Save the map to your account or to a file.');
  });
}

/** What lies under a map of this device, and what is painted of it; null while it is not there. */
export function useMapPicture(mapId: string): { picture: MapPicture | null; under: UnderPicture | null } {
  const picture = useStore(known, (all) => all.get(mapId) ?? null);
  useEffect(() => void pictureOfMap(mapId), [mapId]);
  return { picture, under: useUnder(picture) };
}
