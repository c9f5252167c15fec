import { policies } from '#domain/permissions/policies.ts';
import { listForCampaign as operation } from '#contract/accounts/invitations.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listInvitations } from '#server/features/invitations/invitations.store.ts';

export const listForCampaign = query(operation, {
  may: policies['invitations.listForCampaign'],
  find: findAccess,
  run: ({ sql, input }) => listInvitations(sql, input.campaignId),
});
