import { randomUUID } from 'node:crypto';
import type { LaidSound } from '#domain/battle-map/sound/map-sound.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { OfMap } from '#server/features/battle-maps/pictures/table-pictures.store.ts';
import { soundTypeOf } from './read-sound.ts';
import { deleteTableSound, writeTableSound } from './table-sounds.store.ts';

/** Keeps a sound file for a battle map that is there, in place of the one before. Refuses what is no sound, and one for which whoever lays it has no room. */
export async function keepTableSound(
  { storedBytes }: Pick<Kernel, 'storedBytes'>,
  sql: Sql,
  of: OfMap,
  { userId, name, bytes }: { userId: string; name: string; bytes: Buffer },
): Promise<LaidSound> {
  // What its first bytes say counts, and not what it is called.
  const type = soundTypeOf(bytes);
  if (type === null) throw new Refusal('battleMap.wrongSound');
  // The one before gives its room back.
  await deleteTableSound(sql, of);
  await storedBytes.reserve(sql, userId, bytes.length);
  const laid = { version: randomUUID(), name };
  await writeTableSound(sql, of, { ...laid, userId, type, bytes });
  return laid;
}
