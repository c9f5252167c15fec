import type { Actor } from '#domain/account/account.ts';
import { pinsFor } from '#domain/maps/map.ts';
import type { Pin } from '#domain/maps/map.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { readEffectiveLore } from '#server/features/table-lore/index.ts';
import { coverFor, mapAddress } from './map-picture.ts';
import type { MarkedMap } from './marked-map.ts';
import { findPicture } from './maps.store.ts';

interface Viewer {
  actor: Actor;
  subject: TableAccess;
}

/** The map as one person sees it: its picture and only pins that are for them, and links only to lore that they may read. */
export async function showMap(sql: Sql, { actor, subject }: Viewer, { marks, revision }: MarkedMap) {
  const picture = await findPicture(sql, subject.campaignId);
  const pins = pinsFor(marks, isDm(subject.seat));
  const open = await readableEntries(sql, actor, subject, pins);
  return {
    worldId: picture.worldId,
    mapUrl: mapAddress(subject.campaignId, picture, coverFor(marks.fog, isDm(subject.seat))),
    fog: marks.fog,
    revision,
    pins: pins.map((pin) => ({ ...pin, entryId: pin.entryId !== null && open.has(pin.entryId) ? pin.entryId : null })),
  };
}

/** The entries of the campaign's lore that pins may lead somebody to. */
export async function readableEntries(
  sql: Sql,
  actor: Actor,
  table: TableAccess,
  pins: readonly Pick<Pin, 'entryId'>[],
): Promise<Set<string>> {
  if (pins.every(({ entryId }) => entryId === null)) return new Set();
  return new Set((await readEffectiveLore(sql, actor, table)).map(({ id }) => id));
}
