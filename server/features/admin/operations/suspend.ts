import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { suspend as operation } from '#contract/accounts/admin.ts';
import { endSessions } from '#server/features/auth/index.ts';
import { hasOtherAdmin } from '#server/features/plans/index.ts';
import { revokeInvitationsOf } from '#server/features/invitations/index.ts';
import { adminCommand } from '#server/features/admin/audited.ts';
import { getPerson } from '#server/features/admin/get-person.ts';
import { saveSuspension } from '#server/features/admin/people.store.ts';

export const suspend = adminCommand(operation, {
  may: policies['admin.suspend'],
  run: async ({ kernel, tx, input: { userId, suspended } }) => {
    const hasOthers = await hasOtherAdmin(tx.sql, userId);
    const { name, plan } = await getPerson(tx.sql, userId);
    if (suspended && plan === 'ADMIN' && !hasOthers) throw new Refusal('admin.lastAdmin');
    await saveSuspension(tx.sql, userId, suspended ? tx.now : null);
    if (suspended) {
      await endSessions({ kernel, tx }, userId, 'suspended');
      // Otherwise they could come back by an invitation of their own.
      await revokeInvitationsOf(tx.sql, userId, tx.now);
    }
    return { output: {}, about: name, detail: { userId, suspended } };
  },
});
