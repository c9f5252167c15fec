import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { useSession } from '#web/lib/session/session.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useRef, useState } from 'react';
import { deviceMaps } from './kept/device-maps.ts';
import { tabSteps } from './kept/tab-steps.ts';
import { layPicture } from './picture/use-map-picture.ts';

/** The map that is worked on. */
export interface OpenMap {
  id: string;
  ground: Ground;
}

function lastMap(): OpenMap | null {
  for (const { id } of deviceMaps.list()) {
    const ground = deviceMaps.read(id);
    if (ground !== null) return { id, ground };
  }
  return null;
}

const noRoom = 'This device has no room left for this map. Save it to a file, or remove maps that you no longer need.';

/** The maps of this device, and the one that is worked on: what is done with it is kept at once. */
export function useDeviceMaps() {
  const { person } = useSession();
  const [maps, setMaps] = useState(deviceMaps.list);
  const [open, setOpen] = useState(lastMap);
  const latest = useRef(open);
  const isKept = useRef(true);

  function show(map: OpenMap | null) {
    latest.current = map;
    setOpen(map);
  }
  function keep(map: OpenMap) {
    const wasKept = isKept.current;
    isKept.current = deviceMaps.write(map.id, map.ground, person !== null);
    // Said once, and not with each stroke.
    if (!isKept.current && wasKept) notify.warn('Not kept', noRoom);
    show(map);
    setMaps(deviceMaps.list());
  }
  function choose(id: string) {
    const ground = deviceMaps.read(id);
    if (ground !== null) show({ id, ground });
    else notify.warn('Error', 'This map could not be read from your device.');
  }
  return {
    maps: open === null || maps.some(({ id }) => id === open.id) ? maps : [{ id: open.id, name: open.ground.name }, ...maps],
    open,
    choose,
    /** A map as the device has it, or as it is on this page where there was no room for it. */
    groundOf: (id: string): Ground | null => (latest.current?.id === id && !isKept.current ? latest.current.ground : deviceMaps.read(id)),
    /** A map from elsewhere, in the place of the one with its id, with the picture that lies under it. */
    put: ({ picture, ...map }: OpenMap & { picture: MapPicture | null }) => {
      layPicture(map.id, picture);
      keep(map);
    },
    /** Another map, which is worked on from now on, and what lies under it. */
    add: (ground: Ground, picture: MapPicture | null = null) => {
      const id = newId();
      if (picture !== null) layPicture(id, picture);
      keep({ id, ground });
    },
    change: (next: (ground: Ground) => Ground) => {
      const now = latest.current;
      if (now !== null) keep({ id: now.id, ground: next(now.ground) });
    },
    remove: (id: string) => {
      deviceMaps.remove(id);
      layPicture(id, null);
      tabSteps.remove(id);
      setMaps(deviceMaps.list());
      if (latest.current?.id === id) show(lastMap());
    },
  };
}

export type DeviceMaps = ReturnType<typeof useDeviceMaps>;
