import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { NoticeFact } from '#domain/account/notice.ts';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Pushes in one round. */
const PUSHES_PER_ROUND = 50;

const Row = z.object({
  id: z.string(),
  userId: z.string(),
  subject: z.string(),
  campaignId: z.string().nullable(),
  campaignName: z.string().nullable(),
  kind: z.string(),
  data: z.record(z.string(), z.unknown()).catch({}),
});

export interface DuePush {
  id: string;
  userId: string;
  subject: string;
  campaign: { id: string; name: string } | null;
  fact: NoticeFact;
}

/** Pushes whose time has come; each is due again later unless it is settled, and not for ever. */
export async function claimPushes(sql: Sql, now: Date): Promise<DuePush[]> {
  const at = raw`${now.toISOString()}::timestamptz`;
  const { rows } = await sql.execute(raw`
    with claimed as (
      update notice n set push_attempts = n.push_attempts + 1,
        push_due_at = case when n.push_attempts + 1 < ${accountServerLimits.pushAttempts}::int then ${at} + make_interval(mins => (2 ^ n.push_attempts)::int) end
      from (select id from notice where push_due_at <= ${at} order by push_due_at limit ${PUSHES_PER_ROUND} for update skip locked) as due
      where n.id = due.id returning n.*)
    select n.id, n.user_id as "userId", n.subject, n.campaign_id as "campaignId", c.name as "campaignName", n.kind, n.data
    from claimed n left join campaign c on c.id = n.campaign_id
    where n.read_at is null and (n.campaign_id is null or c.deleted_at is null)`);
  return parseRows(Row, rows).flatMap(({ kind, data, campaignId, campaignName, ...rest }) => {
    // Nobody's name is pushed, so none is looked up.
    const fact = NoticeFact.safeParse({ ...data, name: '', kind });
    const campaign = campaignId === null || campaignName === null ? null : { id: campaignId, name: campaignName };
    return fact.success ? [{ ...rest, campaign, fact: fact.data }] : [];
  });
}

/** A push is sent, or not needed any more. */
export async function finishPush(sql: Sql, id: string): Promise<void> {
  await sql.execute(raw`update notice set push_due_at = null where id = ${id}`);
}
