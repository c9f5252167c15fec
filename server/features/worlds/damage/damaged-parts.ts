import type { Reader } from '#domain/permissions/audience.ts';
import type { DamagedPart } from '#domain/world/damaged-part.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { listDamagedEntries } from '#server/features/worlds/lore/entries.store.ts';
import { listDamagedTomes } from '#server/features/worlds/tomes/tomes.store.ts';

/** The entries and tomes of a world that somebody may know of and that cannot be read. */
export async function listDamagedParts(sql: Sql, worldId: string, reader: Reader): Promise<DamagedPart[]> {
  return [...(await listDamagedEntries(sql, worldId, reader)), ...(await listDamagedTomes(sql, worldId, reader))];
}
