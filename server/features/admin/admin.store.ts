import { limits } from '#domain/limits/limits.ts';
import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { readings } from '#domain/account/audit.ts';
import type { AuditLine } from '#domain/account/audit.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readByParts } from '#server/kernel/database/stored.ts';
import { holding } from '#server/kernel/database/like-pattern.ts';

/** Writes a line of the audit log. */
export async function insertAuditLine(sql: Sql, line: Omit<AuditLine, 'id' | 'at'>, now: Date): Promise<void> {
  const { actorId, actorName, action, about, detail } = line;
  await sql.execute(raw`
    insert into audit (created_at, actor_id, actor_name, action, about, detail)
    values (${now.toISOString()}, ${actorId}, ${actorName}, ${action}, ${about}, ${JSON.stringify(detail)}::jsonb)`);
}

const Line = z.object({
  id: z.coerce.number().int(),
  at: z.coerce.date(),
  actorId: z.string().nullable(),
  actorName: z.string(),
  action: z.string(),
  about: z.string(),
  detail: z.record(z.string(), z.unknown()),
});

/** A row as a line; where its details cannot be read, they say so, and who did what when still stands. */
function toLine(row: Record<string, unknown>): AuditLine {
  const instead = { detail: { details: 'damaged, cannot be read' } };
  const { at, ...line } = readByParts(Line, row, { what: 'line of the audit log', id: String(row['id']) }, instead).read;
  return { ...line, at: at.toISOString() };
}

interface Wanted {
  search: string;
  before?: number | undefined;
  which: 'changes' | 'all';
}

/** Lines of the audit log whose actor, operation or subject holds the words, newest first, from before a line. */
export async function listAuditLines(sql: Sql, { search, before, which }: Wanted): Promise<AuditLine[]> {
  const pattern = holding(search);
  const { rows } = await sql.execute(raw`
    select id, created_at as at, actor_id as "actorId", actor_name as "actorName", action, about, detail
    from audit
    where (${which === 'all'} or action <> all(${raw.param(readings)}::text[])) and (${before ?? null}::bigint is null or id < ${before ?? null})
      and (actor_name ilike ${pattern} or action ilike ${pattern} or about ilike ${pattern})
    order by id desc limit ${limits.auditPage}`);
  return rows.map(toLine);
}
