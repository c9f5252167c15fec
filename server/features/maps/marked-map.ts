import type { MapMarks } from '#domain/maps/map.ts';

/** What stands on a map, with the revision that says so. */
export interface MarkedMap {
  marks: MapMarks;
  revision: string;
}
