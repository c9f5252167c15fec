import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { createForCampaign as operation } from '#contract/accounts/invitations.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { makeInvitation } from '#server/features/invitations/make-invitation.ts';

export const createForCampaign = command(operation, {
  may: policies['invitations.createForCampaign'],
  find: findAccess,
  run: ({ tx, actor, input, client, subject }) => {
    if (subject.privateRun !== null && input.seat !== 'player') throw new Refusal('campaign.playersOnly');
    return makeInvitation(tx, { ...input, createdBy: personOf(actor).id, origin: client.origin });
  },
});
