import { personOf, policies } from '#domain/permissions/policies.ts';
import { createForWorld as operation } from '#contract/accounts/invitations.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import { makeInvitation } from '#server/features/invitations/make-invitation.ts';

export const createForWorld = command(operation, {
  may: policies['invitations.createForWorld'],
  find: findWorldAccess,
  run: ({ tx, actor, input: { worldId, role, ...limits }, client }) =>
    makeInvitation(tx, { ...limits, campaignId: null, world: { id: worldId, role }, createdBy: personOf(actor).id, origin: client.origin }),
});
