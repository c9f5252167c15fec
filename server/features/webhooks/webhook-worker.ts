import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { WebhookDelivery, WebhookNews } from '#domain/webhook/webhook-news.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { readEvents, readHeads } from '#server/kernel/events/outbox.ts';
import { log } from '#server/kernel/log.ts';
import { repeat } from '#server/kernel/workers/index.ts';
import type { RepeatedJob } from '#server/kernel/workers/index.ts';
import { findAccessOfMany } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { messageStore } from '#server/features/chat/index.ts';
import { notifyPeople } from '#server/features/notices/index.ts';
import { claimDeliveries, insertDeliveries, listListening, lockListening, saveOutcome, saveSeen } from './deliveries.store.ts';
import type { Due } from './deliveries.store.ts';
import { sendDelivery } from './send-delivery.ts';
import type { Answered } from './send-delivery.ts';
import { factIn } from './webhook-news.ts';
import { noticeSubject } from './webhook-service.ts';
import type { WebhookService } from './webhook-service.ts';
import { stopWebhook } from './webhooks.store.ts';

/** Notes for each webhook what has happened at its table since it last looked. Posting itself asks nothing of webhooks. */
async function gatherNews(kernel: Kernel): Promise<void> {
  const { sql } = kernel.database;
  const listening = await listListening(sql);
  if (listening.length === 0) return;
  const heads = await readHeads(
    sql,
    listening.map(({ campaignId }) => campaignTopic(campaignId)),
  );
  for (const { id, campaignId, seen } of listening) {
    const head = heads.get(campaignTopic(campaignId)) ?? 0;
    if (head !== seen) await gatherOne(kernel, id, head);
  }
}

async function gatherOne(kernel: Kernel, webhookId: string, head: number): Promise<void> {
  await transact(kernel, async (tx) => {
    const webhook = await lockListening(tx.sql, webhookId);
    if (webhook === null) return;
    const { campaignId, events, seen } = webhook;
    const read = await readEvents(tx.sql, campaignTopic(campaignId), seen, head, campaignServerLimits.webhookRound);
    const facts = read.flatMap(({ text }) => factIn(text) ?? []).filter(({ event }) => events.includes(event));
    await insertDeliveries(tx.sql, webhookId, facts, tx.now);
    // What was forgotten meanwhile is not told; a database that was put back is followed from where it is.
    const isAll = read.length < campaignServerLimits.webhookRound;
    await saveSeen(tx.sql, webhookId, isAll ? head : (read.at(-1)?.seq ?? head));
  });
}

/** What a delivery tells, as it stands now; null where it was taken back, or its campaign was deleted. */
async function newsOf(kernel: Kernel, due: Due, { isDeleted }: TableAccess): Promise<WebhookNews | null> {
  const { event, messageId, campaignId, cycle, turnState, endsAt } = due;
  if (isDeleted) return null;
  if (event === 'test') return { event };
  if (event === 'turn')
    return cycle === null || turnState === null
      ? null
      : { event, turn: { cycle, state: turnState, endsAt: endsAt?.toISOString() ?? null } };
  const asked = { userId: null, campaignId, messageId: messageId ?? '' };
  const message = await messageStore.findMessageFor(kernel.database.sql, asked);
  return message === null ? null : { event, message };
}

async function deliver(kernel: Kernel, service: WebhookService, due: Due): Promise<void> {
  const { sql } = kernel.database;
  const [access] = await findAccessOfMany(sql, [{ userId: null, campaignId: due.campaignId }]);
  const news = access ? await newsOf(kernel, due, access) : null;
  const now = kernel.now();
  if (!access || news === null) return saveOutcome(sql, due.position, { state: 'withdrawn', status: null, dueAt: null }, now);
  const campaign = { id: due.campaignId, name: access.name };
  const told: WebhookDelivery = { id: due.id, at: due.createdAt.toISOString(), campaign, news };
  const answered = await sendDelivery(service, due, told, now).catch((error: unknown): Answered => {
    log.fault('A webhook could not be reached', error, { webhook: due.webhookId });
    return { is: 'failed', status: null };
  });
  return settle(kernel, due, access, answered);
}

async function settle(kernel: Kernel, due: Due, access: TableAccess, answered: Answered): Promise<void> {
  const { sql } = kernel.database;
  const { status } = answered;
  const now = kernel.now();
  const isTest = due.event === 'test';
  if (answered.is === 'arrived') return saveOutcome(sql, due.position, { state: 'arrived', status, dueAt: null }, now);
  if (answered.is === 'busy' && !isTest) {
    const dueAt = new Date(now.getTime() + answered.seconds * 1000);
    return saveOutcome(sql, due.position, { state: 'waiting', status, dueAt, isUncounted: true }, now);
  }
  const isOver = answered.is === 'gone' || due.attempts >= campaignServerLimits.webhookAttempts;
  if (!isOver && !isTest) {
    const dueAt = new Date(now.getTime() + 2 ** (due.attempts - 1) * 60_000);
    return saveOutcome(sql, due.position, { state: 'waiting', status, dueAt }, now);
  }
  await saveOutcome(sql, due.position, { state: 'failed', status, dueAt: null }, now);
  // A test says itself what became of it.
  if (!isTest) await stop(kernel, due, access);
}

/** Stops a webhook at which nothing arrives any more, and tells those who lead the table. */
async function stop(kernel: Kernel, { webhookId, campaignId, host }: Due, { dms }: TableAccess): Promise<void> {
  await transact(kernel, async (tx) => {
    if (!(await stopWebhook(tx.sql, webhookId, tx.now))) return;
    await notifyPeople(tx, { kind: 'webhookStopped', host }, { userIds: dms, campaignId, subject: noticeSubject(webhookId) });
  });
}

async function look(kernel: Kernel, service: WebhookService, signal: AbortSignal): Promise<void> {
  await gatherNews(kernel);
  for (let due = await next(); due.length > 0 && !signal.aborted; due = await next())
    await Promise.all(due.map((each) => deliver(kernel, service, each)));

  function next(): Promise<Due[]> {
    return claimDeliveries(kernel.database.sql, kernel.now());
  }
}

/** Tells webhooks of what happens at their tables as long as the server runs; several servers share them. */
export function startWebhookWorker(kernel: Kernel, service: WebhookService): RepeatedJob {
  const every = campaignServerLimits.webhookLookMilliseconds;
  return repeat({ fault: 'Webhooks could not be looked at', every, run: (signal) => look(kernel, service, signal) }, kernel.timers);
}
