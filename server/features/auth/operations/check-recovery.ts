import { policies } from '#domain/permissions/policies.ts';
import { checkRecovery as operation } from '#contract/accounts/account.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { hasVerification } from '#server/features/auth/auth.store.ts';
import { recoveryIdentifier } from '#server/features/auth/accounts/recovery.ts';

/** Asked when a recovery link is opened, so that nobody types a password for a link that is spent. */
export const checkRecovery = query(operation, {
  may: policies['account.checkRecovery'],
  find: noSubject,
  run: async ({ sql, kernel, input: { token } }) => ({ works: await hasVerification(sql, recoveryIdentifier(token), kernel.now()) }),
});
