import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { reportReasons } from '#domain/market/terms.ts';
import type { ReportReason } from '#domain/market/terms.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const RatingRow = z.object({
  id: z.string(),
  userId: z.string(),
  by: z.string(),
  stars: z.int(),
  text: z.string(),
  at: z.coerce.date(),
});

/** What is said of a listing, the newest first; somebody's own first of all. */
export async function listRatings(sql: Sql, listingId: string, userId: string): Promise<z.infer<typeof RatingRow>[]> {
  const { rows } = await sql.execute(raw`
    select id, user_id as "userId", by_name as by, stars, text, created_at as at from listing_rating
    where listing_id = ${listingId} order by user_id = ${userId} desc, created_at desc, id limit ${limits.ratingsShown}`);
  return parseRows(RatingRow, rows);
}

interface Said {
  listingId: string;
  by: { id: string; name: string };
  text: string;
}

/** Writes what somebody says of a listing, in the place of what they said before. */
export async function writeRating(
  sql: Sql,
  { id, listingId, by, stars, text }: Said & { id: string; stars: number },
  now: Date,
): Promise<void> {
  await sql.execute(raw`
    insert into listing_rating (id, listing_id, user_id, by_name, stars, text, created_at)
    values (${id}, ${listingId}, ${by.id}, ${by.name}, ${stars}, ${text}, ${now.toISOString()}::timestamptz)
    on conflict (listing_id, user_id) do update
      set stars = excluded.stars, text = excluded.text, by_name = excluded.by_name, created_at = excluded.created_at`);
}

const RemovedRow = z.object({ text: z.string() });

/** Removes what somebody said; answers the text, or null where there is no such rating. */
export async function deleteRating(sql: Sql, ratingId: string): Promise<string | null> {
  const { rows } = await sql.execute(raw`delete from listing_rating where id = ${ratingId} returning text`);
  return rows[0] ? RemovedRow.parse(rows[0]).text : null;
}

/** Writes a report, in the place of what the same person reported before. */
export async function writeReport(sql: Sql, { listingId, by, reason, text }: Said & { reason: ReportReason }, now: Date): Promise<void> {
  await sql.execute(raw`
    insert into listing_report (listing_id, user_id, by_name, reason, text, created_at)
    values (${listingId}, ${by.id}, ${by.name}, ${reason}, ${text}, ${now.toISOString()}::timestamptz)
    on conflict (listing_id, user_id) do update set reason = excluded.reason, text = excluded.text, created_at = excluded.created_at`);
}

const ReportRow = z.object({
  listingId: z.string(),
  by: z.string(),
  reason: z.enum(reportReasons),
  text: z.string(),
  at: z.coerce.date(),
});

/** The reports of some listings, oldest first. */
export async function listReports(sql: Sql, listingIds: readonly string[]): Promise<z.infer<typeof ReportRow>[]> {
  const { rows } = await sql.execute(raw`
    select listing_id as "listingId", by_name as by, reason, text, created_at as at from listing_report
    where listing_id = any(${raw.param([...listingIds])}::text[]) order by created_at, user_id`);
  return parseRows(ReportRow, rows);
}

/** Settles the reports of a listing. */
export async function deleteReports(sql: Sql, listingId: string): Promise<void> {
  await sql.execute(raw`delete from listing_report where listing_id = ${listingId}`);
}
