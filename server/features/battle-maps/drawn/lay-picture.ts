import { mapPictureMost } from '#domain/battle-map/map-picture.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';
import { deleteMapPicture, writeMapPicture } from './map-pictures.store.ts';

/** Lays a picture under a map of somebody’s account, in place of the one before; with null none lies there any more. Refuses what is no picture, and one for which they have no room. */
export async function layPicture(
  { storedBytes }: Pick<Kernel, 'storedBytes'>,
  tx: Tx,
  { userId, mapId, picture }: { userId: string; mapId: string; picture: MapPicture | null },
): Promise<void> {
  // The one before gives its room back.
  await deleteMapPicture(tx.sql, userId, mapId);
  if (picture === null) return;
  const { base64, x, y, width, height } = picture;
  // What its first bytes say counts, and not what it is called.
  const read = readPicture(base64, mapPictureMost);
  if (read === null) throw new Refusal('drawnMap.wrongPicture');
  await storedBytes.reserve(tx.sql, userId, read.bytes.length);
  await writeMapPicture(tx.sql, userId, mapId, { ...read, x, y, width, height });
}
