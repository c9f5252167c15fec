import { personOf, policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/accounts/own-encounters.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { listOwnEncounters } from './own-encounters.store.ts';

export const list = query(operation, {
  may: policies['ownEncounters.list'],
  find: noSubject,
  run: ({ sql, actor }) => listOwnEncounters(sql, personOf(actor).id),
});
