import { sql as raw } from 'drizzle-orm';
import type { Reader } from '#domain/permissions/audience.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { entrySql } from '#server/features/lore/index.ts';
import { tomeSql } from '#server/features/tomes/index.ts';
import { worldFiles } from '#server/features/world-files/index.ts';
import { worldsSeenBy } from '#server/features/worlds/index.ts';
import { mapPathOf } from './map-file.store.ts';

/**
 * The files of a world that somebody may have, by name: those of a tome, and pictures of an entry, are for its readers alone,
 * and the map is for those from whom no fog hides it.
 */
export function listReadableFiles(
  sql: Sql,
  worldId: string,
  { id, builds }: Reader,
  wanted: worldFiles.Wanted,
): Promise<worldFiles.FileRow[]> {
  const isMapKept = raw`exists (select 1 from ${worldsSeenBy(id)} w where w.id = f.world_id and w.is_map_hidden and f.path = ${mapPathOf})`;
  const isKept = raw`(not ${builds}::boolean and (${tomeSql.isFileKeptFrom(id)} or ${entrySql.isPictureKeptFrom(id)} or ${isMapKept}))`;
  return worldFiles.listFiles(sql, worldId, wanted, isKept);
}
