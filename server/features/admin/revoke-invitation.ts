import { policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { revokeInvitation as operation } from '#contract/admin.ts';
import { revokeInvitation as revoke } from '#server/features/invitations/index.ts';
import { adminCommand } from './audited.ts';

export const revokeInvitation = adminCommand(operation, {
  may: policies['admin.revokeInvitation'],
  run: async ({ tx, input: { invitationId } }) => {
    if (!(await revoke(tx.sql, invitationId, null, tx.now))) throw new Refusal('invitation.notFound');
    return { output: {}, about: 'An invitation', detail: { id: invitationId } };
  },
});
