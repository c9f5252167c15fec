import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { resume as operation } from '#contract/programs/webhooks.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { readHeads } from '#server/kernel/events/outbox.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { withdrawNotices } from '#server/features/notices/index.ts';
import { noticeSubject } from './webhook-service.ts';
import { resumeWebhook } from './webhooks.store.ts';

export const resume = command(operation, {
  may: policies['webhooks.resume'],
  find: findAccess,
  run: async ({ tx, input }) => {
    const topic = campaignTopic(input.campaignId);
    const seen = (await readHeads(tx.sql, [topic])).get(topic) ?? 0;
    if (!(await resumeWebhook(tx.sql, input, seen))) throw new Refusal('webhook.notFound');
    await withdrawNotices(tx, { campaignId: input.campaignId, subject: noticeSubject(input.webhookId) });
    return {};
  },
});
