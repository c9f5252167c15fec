import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { sendTest as operation } from '#contract/programs/webhooks.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { insertDeliveries } from './deliveries.store.ts';
import { hasWebhook } from './webhooks.store.ts';

/** Sends a test, also by a webhook that was stopped. It is tried once, so that whoever pressed sees what is wrong. */
export const sendTest = command(operation, {
  may: policies['webhooks.sendTest'],
  find: findAccess,
  run: async ({ tx, input }) => {
    if (!(await hasWebhook(tx.sql, input))) throw new Refusal('webhook.notFound');
    const test = { event: 'test', messageId: null, cycle: null, turnState: null, endsAt: null } as const;
    await insertDeliveries(tx.sql, input.webhookId, [test], tx.now);
    return {};
  },
});
