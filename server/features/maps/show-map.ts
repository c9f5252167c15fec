import type { Actor } from '#domain/account.ts';
import { pinsFor } from '#domain/map.ts';
import type { MapMarks, Pin } from '#domain/map.ts';
import { policies } from '#domain/policies.ts';
import { isDm } from '#domain/seat.ts';
import type { Sql } from '#server/kernel/database.ts';
import type { Kernel } from '#server/kernel/kernel.ts';
import type { TableStanding } from '#server/features/campaigns/index.ts';
import { findWorldStanding, mapUrlOf, readLore, readerOf } from '#server/features/worlds/index.ts';
import { findPicture } from './maps.store.ts';

interface Viewer {
  actor: Actor;
  subject: TableStanding;
  kernel: Kernel;
}

/** The map as one person sees it: only pins that are for them, and links only to lore that they may read. */
export async function showMap(sql: Sql, { actor, subject, kernel }: Viewer, marks: MapMarks) {
  const { worldId, ...picture } = await findPicture(sql, subject.campaignId);
  const pins = pinsFor(marks, isDm(subject.seat));
  const open = await readableEntries(sql, actor, worldId, pins);
  return {
    worldId,
    mapUrl: mapUrlOf(picture, kernel),
    fog: marks.fog,
    pins: pins.map((pin) => ({ ...pin, entryId: pin.entryId !== null && open.has(pin.entryId) ? pin.entryId : null })),
  };
}

/** The entries that pins lead to and that somebody may read. */
export async function readableEntries(
  sql: Sql,
  actor: Actor,
  worldId: string,
  pins: readonly Pick<Pin, 'entryId'>[],
): Promise<Set<string>> {
  if (pins.every(({ entryId }) => entryId === null)) return new Set();
  const standing = await findWorldStanding({ sql, actor, input: { worldId } });
  if (policies['lore.list'](actor, standing) !== true) return new Set();
  return new Set((await readLore(sql, worldId, readerOf(actor, standing))).map(({ id }) => id));
}
