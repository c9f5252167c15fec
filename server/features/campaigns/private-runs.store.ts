import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { privateRunPart } from './campaigns.store.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Keeps this lock apart from others of its kind. */
const HOSTING_LOCK = 21;

const HostedRow = z.object({ hosted: z.coerce.number() });

/** Counts the private runs that somebody hosts; until the transaction ends, others who count theirs wait. */
export async function countHosted(sql: Sql, userId: string): Promise<number> {
  await sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${userId}, ${HOSTING_LOCK}::bigint))`);
  const { rows } = await sql.execute(raw`
    select count(*) as hosted from campaign c join campaign_participant mine on mine.campaign_id = c.id and mine.user_id = ${userId}
    where c.is_private_run and c.deleted_at is null and ${privateRunPart(raw`mine.user_id`)} = 'host'`);
  return HostedRow.parse(rows[0]).hosted;
}

/** Whether every seat of a private run is taken; other campaigns are never full. */
export async function isFull(sql: Sql, campaignId: string): Promise<boolean> {
  const { rows } = await sql.execute(raw`
    select 1 from campaign c where c.id = ${campaignId} and c.is_private_run
      and (select count(*) from campaign_participant p where p.campaign_id = c.id) >= ${limits.privateRunSeats}`);
  return rows.length > 0;
}

const RunRow = z.object({ id: z.string() });

/** Deletes private runs that nobody is left in, such as those of deleted accounts; answers which. */
export async function deleteAbandonedRuns(sql: Sql, now: Date): Promise<string[]> {
  const { rows } = await sql.execute(raw`
    update campaign c set deleted_at = ${now.toISOString()} where c.is_private_run and c.deleted_at is null
      and not exists (select 1 from campaign_participant p where p.campaign_id = c.id) returning c.id`);
  return parseRows(RunRow, rows).map(({ id }) => id);
}
