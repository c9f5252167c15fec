import { personOf, policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { requestDeletion as operation } from '#contract/account.ts';
import { command } from '#server/kernel/handle.ts';
import { endSessions } from './end-sessions.ts';
import { findConfirmation } from './find-confirmation.ts';
import { hasOtherAdmin, saveDeletion } from './people.store.ts';

/** Days in which somebody may change their mind. */
const DAYS = 30;

export const requestDeletion = command(operation, {
  may: policies['account.requestDeletion'],
  find: findConfirmation,
  run: async ({ tx, actor, session, kernel }) => {
    const { id, plan } = personOf(actor);
    if (plan === 'ADMIN' && !(await hasOtherAdmin(tx.sql, id))) throw new Refusal('admin.lastAdmin');
    const deletesAt = new Date(tx.now.getTime() + DAYS * 24 * 60 * 60 * 1000);
    await saveDeletion(tx.sql, id, deletesAt);
    await endSessions(kernel, tx, id, session?.id);
    return { deletesAt: deletesAt.toISOString() };
  },
});
