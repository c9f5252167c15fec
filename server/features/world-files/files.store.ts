import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { mapFileName } from '#domain/world/world.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { isWorldDeleted } from '#server/features/worlds/index.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Row = z.object({ path: z.string(), name: z.string(), type: z.string(), size: z.coerce.number(), createdAt: z.coerce.date() });
export type FileRow = z.infer<typeof Row>;

const selected = raw`select f.path, f.name, f.type, f.size, f.created_at as "createdAt" from world_file f`;

/** Notes a file that was stored. */
export async function insertFile(sql: Sql, worldId: string, file: FileRow, userId: string): Promise<void> {
  await insertFiles(sql, worldId, [file], userId);
}

/** Notes several files that were stored. */
export async function insertFiles(sql: Sql, worldId: string, files: readonly FileRow[], userId: string): Promise<void> {
  await sql.execute(raw`
    insert into world_file (path, world_id, name, type, size, uploaded_by, created_at)
    select path, ${worldId}::text, name, type, size, ${userId}::text, "createdAt" from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
      as given (path text, name text, type text, size bigint, "createdAt" timestamptz)`);
}

export interface Wanted {
  limit: number;
  offset: number;
  /** That file alone. */
  path?: string | undefined;
}

/** The files of a world by name, without those that are kept from whoever asks: a condition on a file `f`. */
export async function listFiles(sql: Sql, worldId: string, { limit, offset, path }: Wanted, isKept: SQL): Promise<FileRow[]> {
  const { rows } = await sql.execute(raw`
    ${selected} where f.world_id = ${worldId} and (${path ?? null}::text is null or f.path = ${path ?? null}) and not ${isKept}
    order by lower(f.name), f.name, f.path limit ${limit} offset ${offset}`);
  return parseRows(Row, rows);
}

/** A column of the first picture by name of a world `w` that is named as a map, of its files `f` that fulfil a condition. */
export const firstNamedAsMap = (column: SQL, condition: SQL): SQL => raw`
  (select ${column} from world_file f where f.world_id = w.id and f.type like 'image/%' and f.name ~* ${mapFileName} and ${condition}
    order by lower(f.name), f.name, f.path limit 1)`;

/** What a file is that a link leads to; null where there is none any more, or its world is deleted. */
export async function findLinked(sql: Sql, path: string): Promise<FileRow | null> {
  const { rows } = await sql.execute(raw`${selected} where f.path = ${path} and not ${isWorldDeleted(raw`f.world_id`)}`);
  return rows[0] ? Row.parse(rows[0]) : null;
}

/** The same, where it belongs to a world. */
export async function fileOfWorld(sql: Sql, worldId: string, path: string): Promise<FileRow | null> {
  const { rows } = await sql.execute(raw`${selected} where f.path = ${path} and f.world_id = ${worldId}`);
  return rows[0] ? Row.parse(rows[0]) : null;
}

const FilesRow = z.object({ files: z.int(), bytes: z.coerce.number() });

/** How much a world keeps. */
export async function measureFiles(sql: Sql, worldId: string): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql.execute(
    raw`select count(*)::int as files, coalesce(sum(size), 0) as bytes from world_file where world_id = ${worldId}`,
  );
  return FilesRow.parse(rows[0]);
}

const WorldFileBytesRow = z.object({ bytes: z.coerce.number() });

/** Bytes of the files of worlds that somebody has stored, also of deleted worlds until they are gone for good. */
export async function countWorldFileBytes(sql: Sql, userId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select coalesce(sum(size), 0) as bytes from world_file where uploaded_by = ${userId}`);
  return WorldFileBytesRow.parse(rows[0]).bytes;
}

export async function deleteFile(sql: Sql, path: string): Promise<void> {
  await sql.execute(raw`delete from world_file where path = ${path}`);
}
