import { randomUUID } from 'node:crypto';
import { mapPictureMost } from '#domain/battle-map/map-picture.ts';
import type { LaidPicture, MapPicture, PictureFit } from '#domain/battle-map/map-picture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { claimedSize } from '#server/kernel/files/picture-size.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';
import { deleteTablePicture, writeTablePicture } from './table-pictures.store.ts';
import type { OfMap } from './table-pictures.store.ts';

type Room = Pick<Kernel, 'storedBytes'>;

/** Lays a picture under a battle map that is there, in place of the one before. Refuses what is no picture, and one for which whoever lays it has no room. */
export async function keepTablePicture(
  { storedBytes }: Room,
  sql: Sql,
  of: OfMap,
  userId: string,
  picture: MapPicture,
): Promise<LaidPicture> {
  // What its first bytes say counts, and not what it is called.
  const read = readPicture(picture.base64, mapPictureMost);
  const size = read && claimedSize(read.bytes);
  if (read === null || size === null || size.width < 1 || size.height < 1) throw new Refusal('drawnMap.wrongPicture');
  // The one before gives its room back.
  await deleteTablePicture(sql, of);
  await storedBytes.reserve(sql, userId, read.bytes.length);
  const laid = laidAnew(picture, { across: size.width, down: size.height });
  await writeTablePicture(sql, of, { ...read, userId, laid });
  return laid;
}

/** A picture of so many dots at its place, under a name of its own. */
export const laidAnew = ({ x, y, width, height }: PictureFit, { across, down }: Pick<LaidPicture, 'across' | 'down'>): LaidPicture => ({
  version: randomUUID(),
  x,
  y,
  width,
  height,
  across,
  down,
});
