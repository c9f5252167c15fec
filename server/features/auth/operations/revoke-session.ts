import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { revokeSession as operation } from '#contract/accounts/account.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { deleteSession } from '#server/features/auth/sessions/sessions.store.ts';

export const revokeSession = command(operation, {
  may: policies['account.revokeSession'],
  find: noSubject,
  run: async ({ tx, actor, kernel, input: { sessionId } }) => {
    const { id } = personOf(actor);
    if (!(await deleteSession(tx.sql, id, sessionId, 'endedElsewhere', tx.now))) throw new Refusal('session.notFound');
    tx.afterCommit(() => kernel.sessionInvalidation.invalidate(id));
    return {};
  },
});
