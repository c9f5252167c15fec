import { mapText } from '#domain/market/map-file.ts';
import type { DrawnMap } from '#domain/market/map-file.ts';
import { coverOf } from '#domain/market/manifest.ts';
import { partKey } from '#domain/market/update/part-key.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';
import { drawnMaps, mapPictures } from '#server/features/battle-maps/index.ts';
import { findListing } from '#server/features/market/listings.store.ts';
import { findPackageOf } from '#server/features/market/packages.store.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import type { PartBytes } from './seal.ts';

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

interface Wanted {
  listingId: string | null;
  maps: readonly string[];
  picture: string | null;
  keepsPicture: boolean;
}

/** What goes into a package beside what it is for: maps of somebody's account with the pictures under them, and one for its cover. Refuses what is neither. */
export async function extraParts(
  kernel: Kernel,
  userId: string,
  { listingId, maps, picture, keepsPicture }: Wanted,
): Promise<{ maps: DrawnMap[]; parts: PartBytes[] }> {
  const { sql } = kernel.database;
  const chosen: DrawnMap[] = [];
  for (const id of new Set(maps)) {
    const ground = await drawnMaps.findDrawnMap(sql, userId, id);
    if (!ground) throw new Refusal('drawnMap.notFound');
    chosen.push({ id, ground, picture: await mapPictures.findMapPicture(sql, userId, id) });
  }
  const parts = chosen.map((map, n) => ({
    path: `parts/map-${n + 1}.json`,
    holds: 'map' as const,
    bytes: new TextEncoder().encode(mapText(map)),
  }));
  const cover = picture === null ? keepsPicture && listingId !== null && (await coverBefore(kernel, userId, listingId)) : coverIn(picture);
  return { maps: chosen, parts: cover ? [...parts, cover] : parts };
}

/** The keys of maps, and of the stamps of somebody's own that lie on them: what they may have come with. */
export const keysOfMaps = (maps: readonly DrawnMap[]): string[] =>
  maps.flatMap(({ id, ground }) => [partKey('map', id), ...(ground.drawings ?? []).map((drawing) => partKey('stamp', drawing.id))]);

function coverIn(picture: string): PartBytes {
  const read = readPicture(picture);
  if (!read) throw new Refusal('image.invalid');
  return { path: `parts/cover.${endings[read.type] ?? 'png'}`, holds: 'cover', bytes: read.bytes };
}

/** The picture that a listing of somebody shows now. */
async function coverBefore(kernel: Kernel, userId: string, listingId: string): Promise<PartBytes | null> {
  const row = await findListing(kernel.database.sql, listingId);
  const found = row && (await findPackageOf(kernel.database.sql, userId, row.packageId));
  const cover = found && coverOf(found.manifest);
  const bytes = cover && (await partsOf(kernel, found)).get(cover.path);
  return bytes ? { path: cover.path, holds: 'cover', bytes } : null;
}
