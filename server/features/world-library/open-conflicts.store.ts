import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { worldServerLimits } from '#domain/limits/world-limits.ts';
import { OpenConflict } from '#domain/world/lore/change.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { entrySql } from '#server/features/lore/index.ts';
import { tomeSql } from '#server/features/tomes/index.ts';
import { worldChanges } from '#server/features/worlds/index.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const ConflictRow = OpenConflict.extend({ at: z.coerce.date() });

/** All open conflicts of a world, oldest first, with what they are about; none of an entry or tome that is gone. */
export async function listOpenConflicts(sql: Sql, worldId: string): Promise<OpenConflict[]> {
  const { rows } = await sql.execute(raw`
    select id, field, value, actor_name as "actorName", at, subject, subject_id as "subjectId", subject_name as "subjectName"
    from ${worldChanges.conflictsOf(worldId, entrySql.nameInConflict, tomeSql.titleInConflict)} open
    order by at, id limit ${worldServerLimits.conflictsPerAnswer}`);
  return parseRows(ConflictRow, rows).map((row) => ({ ...row, at: row.at.toISOString() }));
}
