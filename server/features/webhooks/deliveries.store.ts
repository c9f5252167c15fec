import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { Delivery } from '#domain/webhook/webhook.ts';
import { WebhookEvents, WebhookFormat } from '#domain/webhook/webhook.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';
import type { Fact } from './webhook-news.ts';

const Listening = z.object({ id: z.string(), campaignId: z.string(), events: WebhookEvents, seen: z.coerce.number() });
export type Listening = z.infer<typeof Listening>;

/** Webhooks that work, each with how far it has looked. */
export async function listListening(sql: Sql): Promise<Listening[]> {
  const { rows } = await sql.execute(raw`
    select id, campaign_id as "campaignId", events, seen from webhook where stopped_at is null order by id`);
  return parseRows(Listening, rows);
}

/** The same of one, held until the transaction ends; null where another server holds it, or it works no longer. */
export async function lockListening(sql: Sql, webhookId: string): Promise<Listening | null> {
  const { rows } = await sql.execute(raw`
    select id, campaign_id as "campaignId", events, seen from webhook where id = ${webhookId} and stopped_at is null for update skip locked`);
  return parseRows(Listening, rows)[0] ?? null;
}

/** Notes how far a webhook has looked. */
export async function saveSeen(sql: Sql, webhookId: string, seen: number): Promise<void> {
  await sql.execute(raw`update webhook set seen = ${seen}::bigint where id = ${webhookId}`);
}

/** Keeps what a webhook is to tell, in this order, and forgets deliveries that are listed no longer. */
export async function insertDeliveries(
  sql: Sql,
  webhookId: string,
  facts: readonly (Omit<Fact, 'event'> & { event: Delivery['event'] })[],
  now: Date,
): Promise<void> {
  if (facts.length === 0) return;
  const at = raw`${now.toISOString()}::timestamptz`;
  await sql.execute(raw`
    insert into webhook_delivery (id, webhook_id, event, message_id, cycle, turn_state, ends_at, state, created_at, due_at)
    select gen_random_uuid()::text, ${webhookId}, given.event, given."messageId", given.cycle, given."turnState", given."endsAt", 'waiting', ${at}, ${at}
    from jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality as listed (fact, n),
      jsonb_to_record(listed.fact) as given (event text, "messageId" text, cycle int, "turnState" text, "endsAt" timestamptz)
    order by listed.n`);
  await sql.execute(raw`
    delete from webhook_delivery where webhook_id = ${webhookId} and due_at is null and position < (
      select min(position) from (
        select position from webhook_delivery where webhook_id = ${webhookId} order by position desc limit ${limits.webhookDeliveries}) as listed)`);
}

const Due = z.object({
  position: z.coerce.number(),
  id: z.string(),
  event: z.enum(['turn', 'reply', 'roll', 'test']),
  messageId: z.string().nullable(),
  cycle: z.int().nullable(),
  turnState: z.enum(['opened', 'closed']).nullable(),
  endsAt: z.coerce.date().nullable(),
  attempts: z.int(),
  createdAt: z.coerce.date(),
  webhookId: z.string(),
  campaignId: z.string(),
  format: WebhookFormat,
  host: z.string(),
  encryptedAddress: z.string(),
  encryptedSecret: z.string().nullable(),
});
export type Due = z.infer<typeof Due>;

/**
 * Deliveries whose time has come: of each webhook the one that waits longest, so that all arrive in their order, and tests beside
 * it. Each is due again later unless it is settled, after twice as long with every attempt.
 */
export async function claimDeliveries(sql: Sql, now: Date): Promise<Due[]> {
  const at = raw`${now.toISOString()}::timestamptz`;
  const { rows } = await sql.execute(raw`
    with due as (
      select d.position from webhook_delivery d where d.due_at <= ${at} and (d.event = 'test' or not exists (
        select 1 from webhook_delivery e
        where e.webhook_id = d.webhook_id and e.due_at is not null and e.event <> 'test' and e.position < d.position))
      order by d.due_at, d.position limit ${campaignServerLimits.webhookRound} for update skip locked),
    claimed as (
      update webhook_delivery d set attempts = d.attempts + 1, due_at = ${at} + make_interval(mins => (2 ^ d.attempts)::int)
      from due where d.position = due.position returning d.*)
    select d.position, d.id, d.event, d.message_id as "messageId", d.cycle, d.turn_state as "turnState", d.ends_at as "endsAt", d.attempts,
      d.created_at as "createdAt", w.id as "webhookId", w.campaign_id as "campaignId", w.format, w.host,
      w.encrypted_address as "encryptedAddress", w.encrypted_secret as "encryptedSecret"
    from claimed d join webhook w on w.id = d.webhook_id`);
  return parseRows(Due, rows);
}

interface Outcome {
  state: Delivery['state'];
  status: number | null;
  /** When it is tried again; null where it is settled. */
  dueAt: Date | null;
  /** Whether the attempt is not counted, because the other side asked for time. */
  isUncounted?: boolean;
}

/** Notes what became of an attempt. */
export async function saveOutcome(
  sql: Sql,
  position: number,
  { state, status, dueAt, isUncounted = false }: Outcome,
  now: Date,
): Promise<void> {
  await sql.execute(raw`
    update webhook_delivery set state = ${state}, status = ${status}, tried_at = ${now.toISOString()}::timestamptz,
      due_at = ${dueAt?.toISOString() ?? null}::timestamptz, attempts = attempts - ${isUncounted ? 1 : 0}
    where position = ${position}`);
}
