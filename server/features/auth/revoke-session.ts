import { personOf, policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { revokeSession as operation } from '#contract/account.ts';
import { command, nothing } from '#server/kernel/handle.ts';
import { deleteSession } from './sessions.store.ts';

export const revokeSession = command(operation, {
  may: policies['account.revokeSession'],
  find: nothing,
  run: async ({ tx, actor, kernel, input: { sessionId } }) => {
    const { id } = personOf(actor);
    if (!(await deleteSession(tx.sql, id, sessionId, 'endedElsewhere', tx.now))) throw new Refusal('session.notFound');
    tx.afterCommit(() => kernel.rechecks.about(id));
    return {};
  },
});
