import { policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/programs/webhooks.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listWebhooks } from './webhooks.store.ts';

export const list = query(operation, {
  may: policies['webhooks.list'],
  find: findAccess,
  run: ({ sql, input }) => listWebhooks(sql, input.campaignId),
});
