import { personOf, policies } from '#domain/permissions/policies.ts';
import { mine as operation } from '#contract/accounts/plans.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { listRequestsOf } from './plans.store.ts';

export const mine = query(operation, {
  may: policies['plans.mine'],
  find: noSubject,
  run: ({ sql, actor }) => listRequestsOf(sql, personOf(actor).id),
});
