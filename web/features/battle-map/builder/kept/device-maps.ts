import { leanChange } from '#domain/battle-map/ground.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import type { ListedMap } from '#web/features/battle-map/data/map-entry.ts';
import { isListOf, isNumber, isShape, isText } from '#web/lib/drafts/stored-shape.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';
import { isAbsentOr, isTrue, readGround } from './read-ground.ts';

/** A map of this device, by what it is called, and what tells it apart; maps that were kept before say less. */
export interface MapName extends ListedMap {
  /** It came to this device while somebody was signed in: it waits for no account. */
  isOwned?: boolean | undefined;
}

const listName = 'hearthlore.maps';
const groundName = (id: string) => `hearthlore.map/${id}`;
const isNames = isListOf(
  isShape<MapName>({
    id: isText,
    name: isText,
    columns: isAbsentOr(isNumber),
    rows: isAbsentOr(isNumber),
    updatedAt: isAbsentOr(isText),
    isOwned: isAbsentOr(isTrue),
  }),
);

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
  return (
    readStored(localStorage, listName, (kept) =>
      isNames(kept)
        ? kept.map(({ id, name, columns, rows, updatedAt, isOwned }) => ({
            id,
            name,
            columns,
            rows,
            updatedAt,
            ...(isOwned && { isOwned }),
          }))
        : null,
    ) ?? []
  );
}

/** What a list tells of a ground that was changed now. */
const namedOf = ({ name, grid: { columns, rows } }: Ground) => ({ name, columns, rows, updatedAt: new Date().toISOString() });

/** A ground as it is kept: its walls without what goes without saying. */
function lean(ground: Ground): object {
  return { ...ground, ...leanChange({ kind: 'all', terrain: ground.terrain, walls: ground.walls, lights: ground.lights }) };
}

/** The maps that are kept on this device, the one that was worked on last first. */
export const deviceMaps = {
  list,
  read: (id: string): Ground | null => readStored(localStorage, groundName(id), readGround),
  /** Keeps a map; answers whether the device had room for it. Whether it is owned is said of one that is new here. */
  write: (id: string, ground: Ground, isOwned = false): boolean => {
    const maps = list();
    const before = maps.find((each) => each.id === id) ?? { isOwned };
    return (
      keep(groundName(id), lean(ground)) &&
      keep(listName, [{ ...before, id, ...namedOf(ground) }, ...maps.filter((each) => each.id !== id)])
    );
  },
  remove: (id: string): void => {
    writeStored(localStorage, groundName(id), null);
    const left = list().filter((each) => each.id !== id);
    writeStored(localStorage, listName, left.length === 0 ? null : left);
  },
};
