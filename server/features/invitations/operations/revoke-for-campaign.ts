import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { revokeForCampaign as operation } from '#contract/accounts/invitations.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { revokeInvitation } from '#server/features/invitations/invitations.store.ts';

export const revokeForCampaign = command(operation, {
  may: policies['invitations.revokeForCampaign'],
  find: findAccess,
  run: async ({ tx, input: { invitationId, campaignId } }) => {
    if (!(await revokeInvitation(tx.sql, invitationId, campaignId, tx.now))) throw new Refusal('invitation.notFound');
    return {};
  },
});
