import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const Subscription = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
export type Subscription = z.infer<typeof Subscription>;

/** Keeps a browser of somebody for as long as its session lasts; of too many the oldest go. A browser belongs to who asked last. */
export async function saveSubscription(
  sql: Sql,
  owner: { userId: string; sessionId: string },
  given: Subscription,
  now: Date,
): Promise<void> {
  await sql.execute(raw`
    insert into push_subscription (endpoint, user_id, session_id, p256dh, auth, created_at)
    values (${given.endpoint}, ${owner.userId}, ${owner.sessionId}, ${given.p256dh}, ${given.auth}, ${now.toISOString()}::timestamptz)
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, created_at = excluded.created_at`);
  await sql.execute(raw`
    delete from push_subscription where user_id = ${owner.userId} and endpoint not in (
      select endpoint from push_subscription where user_id = ${owner.userId} order by created_at desc, endpoint limit ${limits.pushSubscriptions})`);
}

export async function deleteSubscription(sql: Sql, endpoint: string, userId?: string): Promise<void> {
  await sql.execute(raw`
    delete from push_subscription where endpoint = ${endpoint} and (${userId ?? null}::text is null or user_id = ${userId ?? null})`);
}

/** The browsers of somebody whose sessions last; none of who is suspended. */
export async function listSubscriptions(sql: Sql, userId: string, now: Date): Promise<Subscription[]> {
  const { rows } = await sql.execute(raw`
    select p.endpoint, p.p256dh, p.auth from push_subscription p join session s on s.id = p.session_id join "user" u on u.id = p.user_id
    where p.user_id = ${userId} and s.expires_at > ${now.toISOString()}::timestamptz and u.suspended_at is null order by p.created_at`);
  return parseRows(Subscription, rows);
}
