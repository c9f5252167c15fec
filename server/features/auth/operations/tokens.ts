import { personOf, policies } from '#domain/permissions/policies.ts';
import { tokens as operation } from '#contract/accounts/account.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { listTokens } from '#server/features/auth/sessions/personal-tokens.store.ts';

export const tokens = query(operation, {
  may: policies['account.tokens'],
  find: noSubject,
  run: ({ sql, actor }) => listTokens(sql, personOf(actor).id),
});
