import { mapPictureMost } from '#domain/battle-map/map-picture.ts';
import { mapIn } from '#domain/market/map-file.ts';
import type { DrawnMap } from '#domain/market/map-file.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';
import { json } from '#server/features/world-formats/index.ts';

/** The map in the bytes of a part; null where they hold none that can be read, or what lies under it is no picture. Refuses JSON that no import reads. */
export function mapInPart(bytes: Uint8Array, path: string): DrawnMap | null {
  const map = mapIn(json.readJson(new TextDecoder().decode(bytes), path));
  return map?.picture && readPicture(map.picture.base64, mapPictureMost) === null ? null : map;
}

/** The maps of a package by its parts. */
export const mapsIn = ({ parts }: Manifest, bytes: ReadonlyMap<string, Uint8Array>): DrawnMap[] =>
  parts.flatMap(({ holds, path }) => (holds === 'map' ? (mapInPart(bytes.get(path) ?? new Uint8Array(), path) ?? []) : []));
