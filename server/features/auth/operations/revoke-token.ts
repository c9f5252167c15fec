import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { revokeToken as operation } from '#contract/accounts/account.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { deleteToken } from '#server/features/auth/sessions/personal-tokens.store.ts';

export const revokeToken = command(operation, {
  may: policies['account.revokeToken'],
  find: noSubject,
  run: async ({ tx, actor, kernel, input: { tokenId } }) => {
    const { id } = personOf(actor);
    if (!(await deleteToken(tx.sql, id, tokenId))) throw new Refusal('token.notFound');
    tx.afterCommit(() => kernel.sessionInvalidation.invalidate(id));
    return {};
  },
});
