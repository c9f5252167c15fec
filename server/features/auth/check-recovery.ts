import { policies } from '#domain/permissions/policies.ts';
import { checkRecovery as operation } from '#contract/account.ts';
import { noSubject, query } from '#server/kernel/handle.ts';
import { hasVerification } from './auth.store.ts';
import { recoveryIdentifier } from './recovery.ts';

/** Asked when a recovery link is opened, so that nobody types a password for a link that is spent. */
export const checkRecovery = query(operation, {
  may: policies['account.checkRecovery'],
  find: noSubject,
  run: async ({ sql, kernel, input: { token } }) => ({ works: await hasVerification(sql, recoveryIdentifier(token), kernel.now()) }),
});
