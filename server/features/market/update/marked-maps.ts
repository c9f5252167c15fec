import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { isSame } from '#domain/difference.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { DrawnMap } from '#domain/market/map-file.ts';
import { mapOfPart, partOfMap } from '#domain/market/update/map-part.ts';
import type { MarkedMap, PictureMark } from '#domain/market/update/map-part.ts';
import { idOfKey } from '#domain/market/update/part-key.ts';
import type { Part, Written } from '#domain/market/update/part.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { drawnMaps, layPicture, mapPictures } from '#server/features/battle-maps/index.ts';
import { sha256Of } from '#server/features/market/package/seal.ts';

function markOf({ base64, ...place }: MapPicture): PictureMark {
  return { ...place, sha256: sha256Of(Buffer.from(base64, 'base64')) };
}

/** A map of a package or of an account as a part. */
export function partOfDrawnMap({ picture, ...map }: DrawnMap): Part {
  return partOfMap({ ...map, picture: picture && markOf(picture) });
}

/** A map of somebody's account with what lies under it; null where there is none. */
export async function findWholeMap(sql: Sql, userId: string, id: string): Promise<DrawnMap | null> {
  const ground = await drawnMaps.findDrawnMap(sql, userId, id);
  return ground && { id, ground, picture: await mapPictures.findMapPicture(sql, userId, id) };
}

/** What an update in an account writes, with the bytes of the pictures under maps that it replaces, so that they come back when it is taken back. */
export async function withReplaced(sql: Sql, userId: string, written: readonly Written[]): Promise<Written[]> {
  const kept: Written[] = [];
  for (const each of written) {
    const { before, after } = each;
    if ((after ?? before)?.kind !== 'map') {
      kept.push(each);
      continue;
    }
    const was = before && mapOfPart(before);
    const isReplaced = was?.picture && !(after && isSame(mapOfPart(after).picture, was.picture));
    const picture = isReplaced ? await mapPictures.findMapPicture(sql, userId, was.id) : null;
    kept.push({ before: was && picture?.base64 ? partOfMap(withBytes(was, picture.base64)) : before, after });
  }
  return kept;
}

const withBytes = (map: MarkedMap, base64: string): MarkedMap => ({ ...map, picture: map.picture && { ...map.picture, base64 } });

interface Writing {
  userId: string;
  /** The maps of the package that is written from, with the bytes of their pictures. */
  from: readonly DrawnMap[];
}

/** Writes maps of somebody's account, and removes those that go. Refuses more than an account keeps or has room for. */
export async function writeMaps(
  kernel: Pick<Kernel, 'storedBytes'>,
  tx: Tx,
  { userId, from }: Writing,
  written: readonly Written[],
): Promise<void> {
  for (const { before, after } of written) {
    if (!after) {
      await drawnMaps.deleteDrawnMap(tx.sql, userId, idOfKey(before?.key ?? ''));
      continue;
    }
    const { picture, ...map } = mapOfPart(after);
    if (!(await drawnMaps.writeDrawnMap(tx.sql, userId, map, battleMapLimits.mapsPerAccount, tx.now)))
      throw new Refusal('drawnMap.tooMany');
    if (isSame(picture, (before && mapOfPart(before).picture) ?? null)) continue;
    const base64 = picture?.base64 ?? from.find(({ id }) => id === map.id)?.picture?.base64;
    await layPicture(kernel, tx, { userId, mapId: map.id, picture: picture && base64 ? wholePicture(picture, base64) : null });
  }
}

const wholePicture = ({ type, x, y, width, height }: PictureMark, base64: string): MapPicture => ({ type, base64, x, y, width, height });
