import { leanChange } from '#domain/battle-map/ground.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { isListOf, isShape, isText } from '#web/lib/drafts/stored-shape.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';
import { readGround } from './read-ground.ts';

/** A map of this device, by what it is called. */
export interface MapName {
  id: string;
  name: string;
}

const listName = 'hearthlore.maps';
const groundName = (id: string) => `hearthlore.map/${id}`;
const isNames = isListOf(isShape<MapName>({ id: isText, name: isText }));

/** Keeps something on this device; answers whether there was room. */
function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function list(): MapName[] {
  return readStored(localStorage, listName, (kept) => (isNames(kept) ? kept.map(({ id, name }) => ({ id, name })) : null)) ?? [];
}

/** A ground as it is kept: its walls without what goes without saying. */
function lean(ground: Ground): object {
  return { ...ground, ...leanChange({ kind: 'all', terrain: ground.terrain, walls: ground.walls, lights: ground.lights }) };
}

/** The maps that are kept on this device, the one that was worked on last first. */
export const deviceMaps = {
  list,
  read: (id: string): Ground | null => readStored(localStorage, groundName(id), readGround),
  /** Keeps a map; answers whether the device had room for it. */
  write: (id: string, ground: Ground): boolean =>
    keep(groundName(id), lean(ground)) && keep(listName, [{ id, name: ground.name }, ...list().filter((each) => each.id !== id)]),
  remove: (id: string): void => {
    writeStored(localStorage, groundName(id), null);
    const left = list().filter((each) => each.id !== id);
    writeStored(localStorage, listName, left.length === 0 ? null : left);
  },
};
