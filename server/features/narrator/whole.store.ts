import { sql as raw } from 'drizzle-orm';
import type { ReplyLine } from '#domain/campaign-file/campaign-file.ts';
import { ReplyLine as Row } from '#domain/campaign-file/campaign-file.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** The replies of a campaign that were told, the oldest first: what each answers. */
export async function listToldReplies(sql: Sql, campaignId: string): Promise<ReplyLine[]> {
  const { rows } = await sql.execute<{ createdAt: Date | string }>(raw`
    select id, cause, cycle, heard_up_to::float8 as "heardUpTo", coalesce(narrated_at, created_at) as "createdAt" from narration
    where campaign_id = ${campaignId} and status = 'narrated' order by created_at, id`);
  return parseRows(
    Row,
    rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })),
  );
}

/** Keeps replies that were told elsewhere. */
export async function insertToldReplies(sql: Sql, campaignId: string, replies: readonly ReplyLine[]): Promise<void> {
  await sql.execute(raw`
    insert into narration (id, campaign_id, cause, cycle, status, heard_up_to, created_at, narrated_at)
    select id, ${campaignId}, cause, cycle, 'narrated', "heardUpTo", "createdAt", "createdAt"
    from jsonb_to_recordset(${JSON.stringify(replies)}::jsonb) as given (id text, cause text, cycle int, "heardUpTo" bigint, "createdAt" timestamptz)`);
}

/** How many replies are owed, are being generated or wait to be read. */
export async function countUnderWay(sql: Sql, campaignId: string): Promise<number> {
  const { rows } = await sql.execute<{ many: number }>(
    raw`select count(*)::int as many from narration where campaign_id = ${campaignId} and status <> 'narrated'`,
  );
  return rows[0]?.many ?? 0;
}
