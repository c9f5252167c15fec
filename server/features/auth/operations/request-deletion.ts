import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { dayMilliseconds } from '#domain/limits/units.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { requestDeletion as operation } from '#contract/accounts/account.ts';
import { command } from '#server/kernel/calls/handle.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { endSessions } from '#server/features/auth/sessions/end-sessions.ts';
import { findReauthentication } from '#server/features/auth/credentials/find-reauthentication.ts';
import { findDeletion, hasOtherAdmin, saveDeletion } from '#server/features/auth/people.store.ts';

/** Tells those concerned that an account goes at a time, or stays. */
export type TellDeletion = (tx: Tx, kernel: Kernel, person: { id: string; name: string }, deletesAt: Date | null) => Promise<void>;

export const requestDeletion = (tell: TellDeletion) =>
  command(operation, {
    may: policies['account.requestDeletion'],
    find: findReauthentication,
    run: async ({ tx, actor, session, kernel }) => {
      const { id, name, plan } = personOf(actor);
      if (plan === 'ADMIN' && !(await hasOtherAdmin(tx.sql, id))) throw new Refusal('admin.lastAdmin');
      const deletesAt = new Date(tx.now.getTime() + accountServerLimits.accountDeletionDays * dayMilliseconds);
      // Asked for again, it only moves; the tables know.
      if ((await findDeletion(tx.sql, id)) === null) await tell(tx, kernel, { id, name }, deletesAt);
      await saveDeletion(tx.sql, id, deletesAt);
      await endSessions(kernel, tx, id, 'deletionRequested', session?.id);
      return { deletesAt: deletesAt.toISOString() };
    },
  });
