import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { Ground } from '#domain/battle-map/state.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { migrate, numbered } from '#server/kernel/database/document-kind.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';
import { requireStored } from '#server/kernel/database/stored.ts';
import { GridRow, gridColumns } from '#server/features/battle-maps/grid-columns.store.ts';
import { groundDocument } from '#server/features/battle-maps/ground-document.ts';

const NamedRow = GridRow.extend({ id: z.string(), name: z.string(), updatedAt: z.coerce.date() });

/** The maps of somebody's account, by name. */
export async function listDrawnMaps(sql: Sql, userId: string): Promise<z.infer<typeof NamedRow>[]> {
  const { rows } = await sql.execute(raw`
    select id, coalesce(ground ->> 'name', '') as name, ${gridColumns}, updated_at as "updatedAt" from drawn_map
    where user_id = ${userId} order by lower(ground ->> 'name'), id`);
  return parseRows(NamedRow, rows);
}

/** What a map of somebody's account is made of; null when there is none. */
export async function findDrawnMap(sql: Sql, userId: string, id: string): Promise<Ground | null> {
  const { rows } = await sql.execute<{ ground: unknown }>(raw`select ground from drawn_map where user_id = ${userId} and id = ${id}`);
  const [row] = rows;
  return row === undefined ? null : requireStored(Ground, migrate(groundDocument, row.ground), { what: 'map', id });
}

/** Keeps a map; false where the account has as many as it may, and none of this id. */
export async function writeDrawnMap(
  sql: Sql,
  userId: string,
  kept: { id: string; ground: Ground },
  most: number,
  now: Date,
): Promise<boolean> {
  const data = JSON.stringify(numbered(groundDocument, kept.ground));
  const { rowCount } = await sql.execute(raw`
    insert into drawn_map (user_id, id, ground, updated_at)
    select ${userId}, ${kept.id}, ${data}::jsonb, ${now.toISOString()}::timestamptz
    where (select count(*) from drawn_map where user_id = ${userId} and id <> ${kept.id}) < ${most}
    on conflict (user_id, id) do update set ground = excluded.ground, updated_at = excluded.updated_at`);
  return rowCount === 1;
}

/** Removes a map of somebody's account. */
export async function deleteDrawnMap(sql: Sql, userId: string, id: string): Promise<void> {
  await sql.execute(raw`delete from drawn_map where user_id = ${userId} and id = ${id}`);
}

/** Everything that is kept of somebody's maps, as it is stored. */
export async function readDrawnMaps(sql: Sql, userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.execute(raw`select id, ground, updated_at from drawn_map where user_id = ${userId} order by updated_at, id`);
  return rows;
}
