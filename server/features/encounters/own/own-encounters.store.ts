import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { OwnEncounter } from '#domain/encounter/kept-encounter.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Row = z.object({ id: z.string(), name: z.string(), foes: z.string(), party: z.string() });

/** The encounters of somebody's account, by name. */
export async function listOwnEncounters(sql: Sql, userId: string): Promise<OwnEncounter[]> {
  const { rows } = await sql.execute(
    raw`select id, name, foes, party from own_encounter where user_id = ${userId} order by lower(name), id`,
  );
  return parseRows(Row, rows);
}

/** Keeps an encounter; false where the account has as many as it may, and none of this id. */
export async function writeOwnEncounter(
  sql: Sql,
  userId: string,
  { id, name, foes, party }: OwnEncounter,
  most: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    insert into own_encounter (user_id, id, name, foes, party, updated_at)
    select ${userId}, ${id}, ${name}, ${foes}, ${party}, ${now.toISOString()}::timestamptz
    where (select count(*) from own_encounter where user_id = ${userId} and id <> ${id}) < ${most}
    on conflict (user_id, id) do update
      set name = excluded.name, foes = excluded.foes, party = excluded.party, updated_at = excluded.updated_at`);
  return rowCount === 1;
}

/** Removes an encounter of somebody's account. */
export async function deleteOwnEncounter(sql: Sql, userId: string, id: string): Promise<void> {
  await sql.execute(raw`delete from own_encounter where user_id = ${userId} and id = ${id}`);
}
