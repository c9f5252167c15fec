import { invitationTitle } from '#domain/account/invitation.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { revokeInvitation as operation } from '#contract/accounts/admin.ts';
import { findAnyInvitation, revokeInvitation as revoke } from '#server/features/invitations/index.ts';
import { adminCommand } from '#server/features/admin/audited.ts';

export const revokeInvitation = adminCommand(operation, {
  may: policies['admin.revokeInvitation'],
  run: async ({ tx, input: { invitationId } }) => {
    const invitation = await findAnyInvitation(tx.sql, invitationId);
    if (!invitation || !(await revoke(tx.sql, invitationId, null, tx.now))) throw new Refusal('invitation.notFound');
    return { output: {}, about: invitationTitle(invitation), detail: { id: invitationId } };
  },
});
