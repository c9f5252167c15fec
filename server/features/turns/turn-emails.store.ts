import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Emails of one round. */
const EMAILS_PER_ROUND = 50;

interface TurnNews {
  campaignId: string;
  cycle: number;
  reason: 'opened' | 'answered';
  endsAt: string | null;
  /** People who know already. */
  except: string[];
}

/**
 * Queues one email per person and cycle for members of a table who want mail. Players hear of an opening, everyone of an
 * answer. Emails of earlier cycles are deleted.
 */
export async function queueEmails(sql: Sql, { campaignId, cycle, reason, endsAt, except }: TurnNews, now: Date): Promise<void> {
  await sql.execute(raw`delete from turn_email where campaign_id = ${campaignId} and cycle < ${cycle - 1}`);
  await sql.execute(raw`
    insert into turn_email (campaign_id, cycle, user_id, reason, ends_at, due_at)
    select p.campaign_id, ${cycle}::int, p.user_id, ${reason}, ${endsAt}::timestamptz, ${now.toISOString()}::timestamptz + make_interval(secs => ${campaignServerLimits.turnEmailGraceSeconds}::int)
    from campaign_participant p join "user" u on u.id = p.user_id
    where p.campaign_id = ${campaignId} and p.user_id <> all(${raw.param(except)}::text[])
      and (${reason}::text = 'answered' or p.seat <> 'spectator')
      and u.suspended_at is null and coalesce((u.preferences ->> 'mailNotices')::boolean, true)
    on conflict do nothing`);
}

const Due = z.object({
  campaignId: z.string(),
  cycle: z.int(),
  userId: z.string(),
  reason: z.enum(['opened', 'answered']),
  endsAt: z.coerce.date().nullable(),
  campaignName: z.string(),
  name: z.string(),
  email: z.string(),
});
export type DueEmail = z.infer<typeof Due>;

/** Claims the emails that are due. Each is due again later unless it is marked as sent, for a few attempts. */
export async function claimEmails(sql: Sql, now: Date): Promise<DueEmail[]> {
  const { rows } = await sql.execute(raw`
    with claimed as (
      update turn_email n set attempts = n.attempts + 1,
        due_at = case when n.attempts + 1 < ${campaignServerLimits.turnEmailAttempts}::int then ${now.toISOString()}::timestamptz + make_interval(mins => (2 ^ n.attempts)::int) end
      from (select campaign_id, cycle, user_id from turn_email where due_at <= ${now.toISOString()}::timestamptz
        order by due_at limit ${EMAILS_PER_ROUND} for update skip locked) as due
      where n.campaign_id = due.campaign_id and n.cycle = due.cycle and n.user_id = due.user_id
      returning n.campaign_id, n.cycle, n.user_id, n.reason, n.ends_at
    )
    select claimed.campaign_id as "campaignId", claimed.cycle, claimed.user_id as "userId", claimed.reason, claimed.ends_at as "endsAt",
      c.name as "campaignName", u.name, u.email
    from claimed join campaign c on c.id = claimed.campaign_id and c.deleted_at is null join "user" u on u.id = claimed.user_id
    join campaign_participant p on p.campaign_id = claimed.campaign_id and p.user_id = claimed.user_id`);
  return parseRows(Due, rows);
}

/** Marks an email as sent, or as no longer needed. */
export async function markSent(sql: Sql, { campaignId, cycle, userId }: DueEmail): Promise<void> {
  await sql.execute(raw`
    update turn_email set due_at = null where campaign_id = ${campaignId} and cycle = ${cycle} and user_id = ${userId}`);
}
