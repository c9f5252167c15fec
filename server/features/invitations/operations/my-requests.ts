import { personOf, policies } from '#domain/permissions/policies.ts';
import { myRequests as operation } from '#contract/play/campaigns.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { listSeatRequestsOf } from '#server/features/invitations/seat-requests.store.ts';

export const myRequests = query(operation, {
  may: policies['campaigns.myRequests'],
  find: noSubject,
  run: ({ sql, actor }) => listSeatRequestsOf(sql, personOf(actor).id),
});
