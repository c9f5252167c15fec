import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { Delivery, WebhookEvents, WebhookFormat } from '#domain/webhook/webhook.ts';
import type { Webhook } from '#domain/webhook/webhook.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

const utc = (column: string) => raw`to_char(${raw.raw(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const Row = z.object({
  id: z.string(),
  format: WebhookFormat,
  host: z.string(),
  events: WebhookEvents,
  createdAt: z.string(),
  stoppedAt: z.string().nullable(),
  deliveries: z.array(Delivery),
});

/** The webhooks of a campaign with their last deliveries, the newest first. */
export async function listWebhooks(sql: Sql, campaignId: string): Promise<Webhook[]> {
  const { rows } = await sql.execute(raw`
    select w.id, w.format, w.host, w.events, ${utc('w.created_at')} as "createdAt", ${utc('w.stopped_at')} as "stoppedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'event', d.event, 'state', d.state, 'status', d.status,
          'createdAt', ${utc('d.created_at')}, 'triedAt', ${utc('d.tried_at')}) order by d.position desc), '[]')
        from (select * from webhook_delivery d where d.webhook_id = w.id order by d.position desc limit ${limits.webhookDeliveries}) d) as deliveries
    from webhook w where w.campaign_id = ${campaignId} order by w.created_at desc, w.id limit ${limits.webhooksPerCampaign}`);
  return parseRows(Row, rows);
}

interface NewRow extends Pick<Webhook, 'id' | 'format' | 'host' | 'events'> {
  campaignId: string;
  encryptedAddress: string;
  encryptedSecret: string | null;
  /** The last event of the campaign's topic, after which it begins to tell. */
  seen: number;
}

/** Keeps a new webhook; false where the campaign has as many as it may. */
export async function insertWebhook(sql: Sql, given: NewRow, now: Date): Promise<boolean> {
  const { id, campaignId, format, host, encryptedAddress, encryptedSecret, events, seen } = given;
  const { rowCount } = await sql.execute(raw`
    insert into webhook (id, campaign_id, format, host, encrypted_address, encrypted_secret, events, seen, created_at)
    select ${id}, ${campaignId}, ${format}, ${host}, ${encryptedAddress}, ${encryptedSecret}, ${raw.param(events)}::text[], ${seen}::bigint,
      ${now.toISOString()}::timestamptz
    where (select count(*) from webhook where campaign_id = ${campaignId}) < ${limits.webhooksPerCampaign}`);
  return (rowCount ?? 0) > 0;
}

interface Asked {
  campaignId: string;
  webhookId: string;
}

/** Removes a webhook of a campaign with its deliveries; false when there is none. */
export async function deleteWebhook(sql: Sql, { campaignId, webhookId }: Asked): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`delete from webhook where campaign_id = ${campaignId} and id = ${webhookId}`);
  return (rowCount ?? 0) > 0;
}

/** Has a webhook tell of what comes after an event of its topic; false when there is none. One that works goes on where it was. */
export async function resumeWebhook(sql: Sql, { campaignId, webhookId }: Asked, seen: number): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update webhook set seen = case when stopped_at is null then seen else ${seen}::bigint end, stopped_at = null
    where campaign_id = ${campaignId} and id = ${webhookId}`);
  return (rowCount ?? 0) > 0;
}

/** Whether a campaign has this webhook. */
export async function hasWebhook(sql: Sql, { campaignId, webhookId }: Asked): Promise<boolean> {
  const { rows } = await sql.execute(raw`select 1 from webhook where campaign_id = ${campaignId} and id = ${webhookId}`);
  return rows.length > 0;
}

/** Stops a webhook and gives up what waits for it; false when it was stopped already. */
export async function stopWebhook(sql: Sql, webhookId: string, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update webhook set stopped_at = ${now.toISOString()}::timestamptz where id = ${webhookId} and stopped_at is null`);
  await sql.execute(raw`
    update webhook_delivery set state = 'failed', due_at = null where webhook_id = ${webhookId} and due_at is not null`);
  return (rowCount ?? 0) > 0;
}
