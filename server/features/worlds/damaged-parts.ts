import type { Reader } from '#domain/permissions/audience.ts';
import type { DamagedPart } from '#domain/world/damaged-part.ts';
import type { Sql } from '#server/kernel/database.ts';
import { listDamagedEntries } from './entries.store.ts';
import { listDamagedTomes } from './tomes.store.ts';

/** The entries and tomes of a world that somebody may know of and that cannot be read. */
export async function listDamagedParts(sql: Sql, worldId: string, reader: Reader): Promise<DamagedPart[]> {
  return [...(await listDamagedEntries(sql, worldId, reader)), ...(await listDamagedTomes(sql, worldId, reader))];
}
