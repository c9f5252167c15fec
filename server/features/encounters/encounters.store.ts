import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { KeptEncounter } from '#domain/encounter/kept-encounter.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Row = z.object({ id: z.string(), name: z.string(), foes: z.string() });

/** The encounters that a campaign keeps, by name. */
export async function listEncounters(sql: Sql, campaignId: string): Promise<KeptEncounter[]> {
  const { rows } = await sql.execute(raw`select id, name, foes from encounter where campaign_id = ${campaignId} order by lower(name), id`);
  return parseRows(Row, rows);
}

const ManyRow = z.object({ many: z.int() });

/** How many encounters a campaign keeps beside this one. */
export async function countOthers(sql: Sql, campaignId: string, id: string): Promise<number> {
  const { rows } = await sql.execute(raw`select count(*)::int as many from encounter where campaign_id = ${campaignId} and id <> ${id}`);
  return ManyRow.parse(rows[0]).many;
}

/** Writes an encounter as it stands from now on. */
export async function writeEncounter(sql: Sql, campaignId: string, { id, name, foes }: KeptEncounter, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into encounter (campaign_id, id, name, foes, updated_at)
    values (${campaignId}, ${id}, ${name}, ${foes}, ${now.toISOString()}::timestamptz)
    on conflict (campaign_id, id) do update set name = excluded.name, foes = excluded.foes, updated_at = excluded.updated_at`);
}

/** Removes an encounter. */
export async function deleteEncounter(sql: Sql, campaignId: string, id: string): Promise<void> {
  await sql.execute(raw`delete from encounter where campaign_id = ${campaignId} and id = ${id}`);
}
