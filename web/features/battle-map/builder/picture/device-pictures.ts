import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { readMapPicture } from './read-map-picture.ts';

/** Pictures are too large for the storage that maps are kept in: they lie in a database of the browser. */
const [name, shelf] = ['hearthlore.map-pictures', 'pictures'] as const;

/** Some browsers have no such database: nothing lies there. */
const isThere = (): boolean => 'indexedDB' in globalThis;

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(shelf));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no pictures.')));
    request.addEventListener('blocked', () => reject(new Error('Another tab holds the pictures.')));
  });
}

async function done<Value>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(shelf, mode);
      const request = ask(transaction.objectStore(shelf));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The picture was not kept.')));
    });
  } finally {
    database.close();
  }
}

/** The pictures that lie under maps of this device, each by the id of its map. Every way rejects where the browser keeps none. */
export const devicePictures = {
  read: async (mapId: string): Promise<MapPicture | null> =>
    isThere() ? readMapPicture(await done<unknown>('readonly', (store) => store.get(mapId))) : null,
  write: (mapId: string, picture: MapPicture): Promise<unknown> => done('readwrite', (store) => store.put(picture, mapId)),
  remove: (mapId: string): Promise<unknown> => done('readwrite', (store) => store.delete(mapId)),
};
