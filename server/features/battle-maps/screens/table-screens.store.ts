import { createHash } from 'node:crypto';
import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** What is kept of a key. It cannot be guessed, so a plain hash suffices. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Keeps the key of the screen of a campaign in place of the one before. */
export async function keepScreen(sql: Sql, campaignId: string, key: string, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into table_screen (campaign_id, key_hash, opened_at) values (${campaignId}, ${hashOf(key)}, ${now.toISOString()}::timestamptz)
    on conflict (campaign_id) do update set key_hash = excluded.key_hash, opened_at = excluded.opened_at`);
}

/** Ends the link to the screen of a campaign. */
export async function deleteScreen(sql: Sql, campaignId: string): Promise<void> {
  await sql.execute(raw`delete from table_screen where campaign_id = ${campaignId}`);
}

const OpenedRow = z.object({ openedAt: z.coerce.date() });

/** Since when there is a link to the screen of a campaign; null where there is none. */
export async function findOpenedAt(sql: Sql, campaignId: string): Promise<Date | null> {
  const { rows } = await sql.execute(raw`select opened_at as "openedAt" from table_screen where campaign_id = ${campaignId}`);
  return parseRows(OpenedRow, rows)[0]?.openedAt ?? null;
}

/** Where somebody pointed. */
interface Pointed {
  mapId: string;
  cell: number;
  name: string;
}

/** Keeps where somebody pointed last, for the screen of a campaign that has one. */
export async function keepPing(sql: Sql, campaignId: string, { mapId, cell, name }: Pointed, now: Date): Promise<void> {
  await sql.execute(raw`
    update table_screen set ping_map = ${mapId}, ping_cell = ${cell}, ping_name = ${name}, pinged_at = ${now.toISOString()}::timestamptz
    where campaign_id = ${campaignId}`);
}

const ScreenRow = z.object({
  campaignId: z.string(),
  mapId: z.string().nullable(),
  cell: z.int().nullable(),
  name: z.string().nullable(),
  at: z.coerce.date().nullable(),
});

/** The screen that a key opens: of which campaign, and where somebody pointed there last; null for none. */
export async function findScreen(sql: Sql, key: string): Promise<{ campaignId: string; ping: (Pointed & { at: Date }) | null } | null> {
  const { rows } = await sql.execute(raw`
    select campaign_id as "campaignId", ping_map as "mapId", ping_cell as cell, ping_name as name, pinged_at as at
    from table_screen where key_hash = ${hashOf(key)}`);
  const [row] = parseRows(ScreenRow, rows);
  if (row === undefined) return null;
  const { campaignId, mapId, cell, name, at } = row;
  return { campaignId, ping: mapId === null || cell === null || name === null || at === null ? null : { mapId, cell, name, at } };
}
