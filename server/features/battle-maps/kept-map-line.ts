import { z } from 'zod';
import { KeptMapShape } from '#domain/battle-map/kept-map.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { migrate, numbered } from '#server/kernel/database/document-kind.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findMap, insertMap, writeShown } from './battle-maps.store.ts';
import { groundDocument } from './ground-document.ts';
import { keepTablePicture } from './pictures/keep-table-picture.ts';
import { readTablePicture } from './pictures/table-pictures.store.ts';
import { keepTableSound } from './sounds/keep-table-sound.ts';
import { readTableSound } from './sounds/table-sounds.store.ts';

/** A battle map as the file of a campaign holds it, with its picture, its sound file and the version in which its ground is written; null where it is gone. */
export async function findMapLine(sql: Sql, campaignId: string, mapId: string): Promise<object | null> {
  const kept = await findMap(sql, campaignId, mapId);
  if (!kept) return null;
  const { picture, ownSound, ...map } = kept.map;
  const under = picture ? await readTablePicture(sql, { campaignId, mapId }) : null;
  const sound = ownSound ? await readTableSound(sql, { campaignId, mapId }) : null;
  return { map: numbered(groundDocument, map), isShown: kept.isShown, ...(under && { picture: under }), ...(sound && { sound }) };
}

/** Such a line, of whatever version: brought to the newest and read. */
export const KeptMapLine = z.preprocess(
  (line) => (typeof line === 'object' && line !== null && 'map' in line ? { ...line, map: migrate(groundDocument, line.map) } : line),
  KeptMapShape,
);

/** Keeps what such a line holds in a campaign, in the room of whoever brings it. */
export async function keepMapLine(
  kernel: Pick<Kernel, 'storedBytes'>,
  { sql, now }: Pick<Tx, 'sql' | 'now'>,
  { campaignId, userId }: { campaignId: string; userId: string },
  { map, isShown, picture, sound }: z.infer<typeof KeptMapShape>,
): Promise<void> {
  const isKept = await insertMap(sql, campaignId, map, battleMapLimits.mapsPerCampaign, now);
  if (isKept && picture) await keepTablePicture(kernel, sql, { campaignId, mapId: map.id }, userId, picture);
  if (isKept && sound) {
    const bytes = Buffer.from(sound.base64, 'base64');
    await keepTableSound(kernel, sql, { campaignId, mapId: map.id }, { userId, name: sound.name, bytes });
  }
  if (isShown) await writeShown(sql, campaignId, map.id);
}
