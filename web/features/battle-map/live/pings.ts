import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { Store } from '#web/lib/store/store.ts';

/** Somebody points at a cell. */
export interface Ping {
  key: number;
  campaignId: string;
  mapId: string;
  cell: number;
  name: string;
}

/** What is pointed at now. */
export const pings = new Store<readonly Ping[]>([]);

let last = 0;

/** Shows for two seconds where somebody points. */
export function takePing({ campaignId, mapId, cell, name }: Omit<Ping, 'key'>): void {
  last += 1;
  const ping = { key: last, campaignId, mapId, cell, name };
  pings.set([...pings.get(), ping]);
  setTimeout(() => pings.set(pings.get().filter((each) => each !== ping)), battleBoard.pingMilliseconds);
}
