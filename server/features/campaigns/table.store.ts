import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { CampaignSettings } from '#domain/campaign/settings.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { readSettings } from './read-settings.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** How a table is played, as it stands at this moment; a campaign that is not there has chosen nothing. */
export async function findSettings(sql: Sql, campaignId: string): Promise<CampaignSettings> {
  const { rows } = await sql.execute(raw`select settings from campaign where id = ${campaignId}`);
  return readSettings(rows[0]?.settings ?? {}, campaignId);
}

/** Gives a campaign another name. */
export async function saveName(sql: Sql, campaignId: string, name: string): Promise<void> {
  await sql.execute(raw`update campaign set name = ${name} where id = ${campaignId}`);
}

/** Hides a campaign from everybody, or brings it back. */
export async function saveDeleted(sql: Sql, campaignId: string, deletedAt: Date | null): Promise<void> {
  await sql.execute(raw`update campaign set deleted_at = ${deletedAt?.toISOString() ?? null} where id = ${campaignId}`);
}

/** Campaigns that were deleted too long ago to be taken back. */
const isForgotten = (now: Date) => raw`
  deleted_at < ${now.toISOString()}::timestamptz - make_interval(days => ${limits.deletedCampaignDays}::int)`;

const ForgottenRow = z.object({ id: z.string() });

export async function findForgotten(sql: Sql, now: Date): Promise<string[]> {
  const { rows } = await sql.execute(raw`select id from campaign where ${isForgotten(now)} order by deleted_at`);
  return parseRows(ForgottenRow, rows).map(({ id }) => id);
}

/** False when the campaign was taken back meanwhile. */
export async function forgetCampaign(sql: Sql, campaignId: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`delete from campaign where id = ${campaignId} and ${isForgotten(now)}`);
  return (rowCount ?? 0) > 0;
}
