import { pageStore } from '#web/lib/store/page-store.ts';

/** Whose sound somebody has turned on at a table. */
interface HeardMap {
  campaignId: string;
  /** Null for the map that the table is shown, whichever that is. */
  mapId: string | null;
  /** False where it was turned off again. */
  isOn: boolean;
}

/** The map that is heard while one is at its table, whatever else of the table is looked at; null before one was turned on. */
export const heardMap = pageStore<HeardMap | null>(null);
