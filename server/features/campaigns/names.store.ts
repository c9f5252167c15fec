import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Another name at a table, and which table that is. */
const NameBeside = z.object({ name: z.string(), campaign: z.string(), isDm: z.boolean() });
export type NameBeside = z.infer<typeof NameBeside>;

const isDm = (seat: 'mine' | 'other') => raw.raw(`${seat}.seat in ('owner', 'co-dm')`);

/** The names that must not be taken for that of somebody who has, or is given, this seat at a table. */
export async function listNamesBeside(sql: Sql, campaignId: string, userId: string, leads: boolean): Promise<NameBeside[]> {
  const { rows } = await sql.execute(raw`
    select u.name, c.name as campaign, ${isDm('other')} as "isDm" from campaign_participant other
    join campaign c on c.id = other.campaign_id join "user" u on u.id = other.user_id
    where other.campaign_id = ${campaignId} and other.user_id <> ${userId} and (${leads} or ${isDm('other')})`);
  return parseRows(NameBeside, rows);
}

/** The same at all tables where somebody sits: the Dungeon Masters, and everybody at those that they lead. */
export async function listNamesBesideAt(sql: Sql, userId: string): Promise<NameBeside[]> {
  const { rows } = await sql.execute(raw`
    select u.name, c.name as campaign, ${isDm('other')} as "isDm" from campaign_participant mine
    join campaign_participant other on other.campaign_id = mine.campaign_id and other.user_id <> mine.user_id
    join campaign c on c.id = mine.campaign_id join "user" u on u.id = other.user_id
    where mine.user_id = ${userId} and c.deleted_at is null and (${isDm('mine')} or ${isDm('other')})`);
  return parseRows(NameBeside, rows);
}

const NameRow = z.object({ name: z.string() });

export async function findName(sql: Sql, userId: string): Promise<string> {
  const { rows } = await sql.execute(raw`select name from "user" where id = ${userId}`);
  return NameRow.parse(rows[0]).name;
}
