import { invitationTitle } from '#domain/account/invitation.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { createInvitation as operation } from '#contract/accounts/admin.ts';
import { makeInvitation } from '#server/features/invitations/index.ts';
import { adminCommand } from '#server/features/admin/audited.ts';

export const createInvitation = adminCommand(operation, {
  may: policies['admin.createInvitation'],
  run: async ({ tx, actor, client, input }) => {
    const wanted = { ...input, campaignId: null, createdBy: personOf(actor).id, origin: client.origin };
    const output = await makeInvitation(tx, wanted);
    const { id, expiresAt, mostUses } = output.invitation;
    return { output, about: invitationTitle(output.invitation), detail: { id, expiresAt, mostUses } };
  },
});
