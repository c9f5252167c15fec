import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { revokeForWorld as operation } from '#contract/accounts/invitations.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import { revokeWorldInvitation } from '#server/features/invitations/invitations.store.ts';

export const revokeForWorld = command(operation, {
  may: policies['invitations.revokeForWorld'],
  find: findWorldAccess,
  run: async ({ tx, input: { invitationId, worldId } }) => {
    if (!(await revokeWorldInvitation(tx.sql, invitationId, worldId, tx.now))) throw new Refusal('invitation.notFound');
    return {};
  },
});
