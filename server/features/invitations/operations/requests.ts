import { policies } from '#domain/permissions/policies.ts';
import { requests as operation } from '#contract/play/campaigns.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listSeatRequests } from '#server/features/invitations/seat-requests.store.ts';

export const requests = query(operation, {
  may: policies['campaigns.requests'],
  find: findAccess,
  run: ({ sql, input }) => listSeatRequests(sql, input.campaignId),
});
