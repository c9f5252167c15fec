import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { audienceFor, readersOf } from '#domain/permissions/audience.ts';
import type { Reader } from '#domain/permissions/audience.ts';
import type { DamagedPart } from '#domain/world/damaged-part.ts';
import { limits } from '#domain/limits/limits.ts';
import { Tome } from '#domain/world/tome.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged, damagedRefusal, readByParts, readStored } from '#server/kernel/database/stored.ts';

const Row = Tome.omit({ file: true }).extend({
  filePath: z.string().nullable(),
  fileName: z.string().nullable(),
  fileType: z.string().nullable(),
  fileSize: z.coerce.number().nullable(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
});

/** What of a tome is kept as JSON. */
const Parts = Row.pick({ audience: true, versions: true });

/** A row as a tome; null where it is damaged. */
function toTome(row: Record<string, unknown>): Tome | null {
  const read = readStored(Row, row, { what: 'tome', id: String(row['id']) });
  return read instanceof Damaged ? null : asTome(read);
}

function asTome({ filePath, fileName, fileType, fileSize, createdAt, updatedAt, ...tome }: z.infer<typeof Row>): Tome {
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

const TomeRef = z.object({ id: z.string(), name: z.string() });
const Readers = z.array(z.string()).nullable();

/** The tomes that somebody may know of and that are damaged, newest first. */
export async function listDamagedTomes(sql: Sql, worldId: string, { id, builds }: Reader): Promise<DamagedPart[]> {
  const { rows } = await sql.execute(raw`
    select id, title as name, audience, versions from world_tome
    where world_id = ${worldId} and (${builds} or readers is null or ${id} = any(readers)) order by created_at desc, id`);
  return rows
    .filter((row) => readStored(Parts, row, { what: 'tome', id: String(row['id']) }) instanceof Damaged)
    .map((row) => ({ ...TomeRef.parse(row), kind: 'tome', category: null, isRemoved: false }));
}

/** What can be read of a tome and which fields of it cannot; null when there is none. Who may read it is always known. */
export async function salvageTome(sql: Sql, worldId: string, tomeId: string): Promise<{ tome: Tome; lost: string[] } | null> {
  const { rows } = await sql.execute(raw`
    select found.*, t.readers from (${selected} where world_id = ${worldId} and id = ${tomeId}) found join world_tome t on t.id = found.id`);
  if (!rows[0]) return null;
  const audience = audienceFor(Readers.parse(rows[0]['readers']));
  const { read, lost } = readByParts(Row, rows[0], { what: 'tome', id: tomeId }, { audience, versions: {} });
  return { tome: asTome(read), lost };
}

const ManyRow = z.object({ many: z.int() });

export async function countTomes(sql: Sql, worldId: string): Promise<number> {
  const { rows } = await sql.execute(raw`select count(*)::int as many from world_tome where world_id = ${worldId}`);
  return ManyRow.parse(rows[0]).many;
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
