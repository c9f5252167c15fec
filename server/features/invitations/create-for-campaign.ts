import { personOf, policies } from '#domain/policies.ts';
import { createForCampaign as operation } from '#contract/invitations.ts';
import { command } from '#server/kernel/handle.ts';
import { findStanding } from '#server/features/campaigns/index.ts';
import { makeInvitation } from './make-invitation.ts';

export const createForCampaign = command(operation, {
  may: policies['invitations.createForCampaign'],
  find: findStanding,
  run: ({ tx, actor, input, client }) => makeInvitation(tx, { ...input, createdBy: personOf(actor).id, origin: client.origin }),
});
