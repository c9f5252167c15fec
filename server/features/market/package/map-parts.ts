import { mapIn } from '#domain/market/map-file.ts';
import type { DrawnMap } from '#domain/market/map-file.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import { json } from '#server/features/world-formats/index.ts';

/** The map in the bytes of a part; null where they hold none that can be read. Refuses JSON that no import reads. */
export const mapInPart = (bytes: Uint8Array, path: string): DrawnMap | null => mapIn(json.readJson(new TextDecoder().decode(bytes), path));

/** The maps of a package by its parts. */
export const mapsIn = ({ parts }: Manifest, bytes: ReadonlyMap<string, Uint8Array>): DrawnMap[] =>
  parts.flatMap(({ holds, path }) => (holds === 'map' ? (mapInPart(bytes.get(path) ?? new Uint8Array(), path) ?? []) : []));
