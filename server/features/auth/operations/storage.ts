import { personOf, policies } from '#domain/permissions/policies.ts';
import { storage as operation } from '#contract/accounts/account.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';

export const storage = query(operation, {
  may: policies['account.storage'],
  find: noSubject,
  run: async ({ sql, actor, kernel }) => kernel.storedBytes.measure(sql, personOf(actor).id),
});
