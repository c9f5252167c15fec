import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { dayMilliseconds } from '#domain/limits/units.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { requestDeletion as operation } from '#contract/accounts/account.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { endSessions, findReauthentication } from '#server/features/auth/index.ts';
import { hasOtherAdmin } from '#server/features/plans/index.ts';
import { findDeletion, saveDeletion } from './account-data.store.ts';
import { tellTables } from './tell-tables.ts';

export const requestDeletion = command(operation, {
  may: policies['account.requestDeletion'],
  find: findReauthentication,
  run: async ({ tx, actor, session, kernel }) => {
    const { id, name, plan } = personOf(actor);
    if (plan === 'ADMIN' && !(await hasOtherAdmin(tx.sql, id))) throw new Refusal('admin.lastAdmin');
    const deletesAt = new Date(tx.now.getTime() + accountServerLimits.accountDeletionDays * dayMilliseconds);
    // Asked for again, it only moves; the tables know.
    if ((await findDeletion(tx.sql, id)) === null) await tellTables(tx, kernel, { id, name }, deletesAt);
    await saveDeletion(tx.sql, id, deletesAt);
    await endSessions({ kernel, tx }, id, 'deletionRequested', session?.id);
    return { deletesAt: deletesAt.toISOString() };
  },
});
