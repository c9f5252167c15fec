import type { Reader } from '#domain/permissions/audience.ts';
import type { DamagedPart } from '#domain/world/damaged-part.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { listDamagedEntries } from '#server/features/lore/index.ts';
import { worldTomes } from '#server/features/tomes/index.ts';

/** The entries and tomes of a world that somebody may know of and that cannot be read. */
export async function listDamagedParts(sql: Sql, worldId: string, reader: Reader): Promise<DamagedPart[]> {
  return [...(await listDamagedEntries(sql, worldId, reader)), ...(await worldTomes.listDamagedTomes(sql, worldId, reader))];
}
