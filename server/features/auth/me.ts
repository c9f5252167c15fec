import { policies } from '#domain/policies.ts';
import { me as operation } from '#contract/account.ts';
import { nothing, query } from '#server/kernel/handle.ts';
import { getCreatedAt, hasAccounts } from './auth.store.ts';

export const me = query(operation, {
  may: policies['account.me'],
  find: nothing,
  run: async ({ sql, actor }) => {
    if (actor.kind === 'person') return { person: { ...actor, createdAt: await getCreatedAt(sql, actor.id) }, firstAccount: false };
    return { person: null, firstAccount: !(await hasAccounts(sql)) };
  },
});
