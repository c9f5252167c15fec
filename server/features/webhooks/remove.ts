import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remove as operation } from '#contract/programs/webhooks.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { withdrawNotices } from '#server/features/notices/index.ts';
import { noticeSubject } from './webhook-service.ts';
import { deleteWebhook } from './webhooks.store.ts';

export const remove = command(operation, {
  may: policies['webhooks.remove'],
  find: findAccess,
  run: async ({ tx, input }) => {
    if (!(await deleteWebhook(tx.sql, input))) throw new Refusal('webhook.notFound');
    await withdrawNotices(tx, { campaignId: input.campaignId, subject: noticeSubject(input.webhookId) });
    return {};
  },
});
