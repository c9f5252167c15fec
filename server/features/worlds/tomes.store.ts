import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { readersOf } from '#domain/audience.ts';
import type { Reader } from '#domain/audience.ts';
import { limits } from '#domain/limits.ts';
import { Tome } from '#domain/tome.ts';
import type { Sql } from '#server/kernel/database.ts';
import { Damaged, damagedRefusal, readStored } from '#server/kernel/stored.ts';

const Row = Tome.omit({ file: true }).extend({
  filePath: z.string().nullable(),
  fileName: z.string().nullable(),
  fileType: z.string().nullable(),
  fileSize: z.coerce.number().nullable(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
});

/** A row as a tome; null where it is damaged. */
function toTome(row: Record<string, unknown>): Tome | null {
  const read = readStored(Row, row, { what: 'tome', id: String(row['id']) });
  if (read instanceof Damaged) return null;
  const { filePath, fileName, fileType, fileSize, createdAt, updatedAt, ...tome } = read;
  const file = filePath === null ? null : { path: filePath, name: fileName ?? '', type: fileType ?? '', size: fileSize ?? 0 };
  return { ...tome, file, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

const selected = raw`
  select id, world_id as "worldId", title, content, category, audience, versions, file_path as "filePath", file_name as "fileName",
    file_type as "fileType", file_size as "fileSize", created_at as "createdAt", updated_at as "updatedAt" from world_tome`;

/** The tomes of a world that somebody may know of, newest first; their texts still hold every passage. */
export async function selectTomes(sql: Sql, worldId: string, { id, builds }: Reader): Promise<Tome[]> {
  const { rows } = await sql.execute(raw`
    ${selected} where world_id = ${worldId} and (${builds} or readers is null or ${id} = any(readers)) order by created_at desc, id limit ${limits.tomes}`);
  return rows.flatMap((row) => toTome(row) ?? []);
}

export async function selectTome(sql: Sql, worldId: string, tomeId: string): Promise<Tome | null> {
  const { rows } = await sql.execute(raw`${selected} where world_id = ${worldId} and id = ${tomeId}`);
  if (!rows[0]) return null;
  const found = toTome(rows[0]);
  if (!found) throw damagedRefusal('tome');
  return found;
}

export async function countTomes(sql: Sql, worldId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select count(*)::int as many from world_tome where world_id = ${worldId}`);
  return z.object({ many: z.int() }).parse(rows[0]).many;
}

/** Whether a tome has this file. */
export async function isFileOfTome(sql: Sql, path: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`select 1 from world_tome where file_path = ${path} limit 1`);
  return rows.length > 0;
}

/** The world a tome belongs to; null when there is no such tome. */
export async function worldOfTome(sql: Sql, tomeId: string): Promise<string | null> {
  const { rows } = await sql.execute<{ worldId: string }>(raw`select world_id as "worldId" from world_tome where id = ${tomeId}`);
  return rows[0]?.worldId ?? null;
}

/** Writes a tome; one that exists is replaced, its file aside. */
export async function saveTome(
  sql: Sql,
  { id, worldId, title, content, category, audience, file, versions, createdAt, updatedAt }: Tome,
): Promise<void> {
  const readers = readersOf(audience);
  await sql.execute(raw`
    insert into world_tome (id, world_id, title, content, category, audience, readers, file_path, file_name, file_type, file_size, versions, created_at, updated_at)
    values (${id}, ${worldId}, ${title}, ${content}, ${category}, ${JSON.stringify(audience)}::jsonb, ${raw.param(readers)}::text[], ${file?.path ?? null},
      ${file?.name ?? null}, ${file?.type ?? null}, ${file?.size ?? null}, ${JSON.stringify(versions)}::jsonb, ${createdAt}, ${updatedAt})
    on conflict (id) do update set title = excluded.title, content = excluded.content, category = excluded.category, audience = excluded.audience,
      readers = excluded.readers, versions = excluded.versions, updated_at = excluded.updated_at`);
}

export async function deleteTome(sql: Sql, tomeId: string): Promise<void> {
  await sql.execute(raw`delete from world_tome where id = ${tomeId}`);
}
