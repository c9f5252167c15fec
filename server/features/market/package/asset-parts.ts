import type { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { stampsIn, tablesIn } from '#domain/market/asset-files.ts';
import type { Manifest, PackagePart } from '#domain/market/manifest.ts';
import { json } from '#server/features/world-formats/index.ts';

const read = (bytes: Uint8Array, path: string) => json.readJson(new TextDecoder().decode(bytes), path);

/** The random tables in the bytes of a part; null where they hold none that can be read. Refuses JSON that no import reads. */
export const tablesInPart = (bytes: Uint8Array, path: string): RandomTable[] | null => tablesIn(read(bytes, path));

/** The stamps in the bytes of a part; null where they hold none that can be read. Refuses JSON that no import reads. */
export const stampsInPart = (bytes: Uint8Array, path: string): OwnDrawing[] | null => stampsIn(read(bytes, path));

type Bytes = ReadonlyMap<string, Uint8Array>;

/** The one part of a package that holds something, read; nothing where it has none. */
function only<Held>(
  { parts }: Pick<Manifest, 'parts'>,
  bytes: Bytes,
  holds: PackagePart['holds'],
  held: (bytes: Uint8Array, path: string) => Held[] | null,
): Held[] {
  const part = parts.find((each) => each.holds === holds);
  const found = part && bytes.get(part.path);
  return found ? (held(found, part.path) ?? []) : [];
}

/** The random tables of a package by its parts. */
export const tablesOf = (manifest: Pick<Manifest, 'parts'>, bytes: Bytes): RandomTable[] => only(manifest, bytes, 'tables', tablesInPart);

/** The stamps of a package by its parts. */
export const stampsOf = (manifest: Pick<Manifest, 'parts'>, bytes: Bytes): OwnDrawing[] => only(manifest, bytes, 'stamps', stampsInPart);
