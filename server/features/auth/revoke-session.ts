import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { revokeSession as operation } from '#contract/account.ts';
import { command, noSubject } from '#server/kernel/handle.ts';
import { deleteSession } from './sessions.store.ts';

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
