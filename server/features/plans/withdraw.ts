import { judgeReview } from '#domain/account/plan-request.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { withdraw as operation } from '#contract/accounts/plans.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { announceRequest } from './announce-request.ts';
import { lockRequest, closeRequest } from './plans.store.ts';

export const withdraw = command(operation, {
  may: policies['plans.withdraw'],
  find: noSubject,
  run: async ({ tx, actor, input: { requestId } }) => {
    const request = await lockRequest(tx.sql, requestId);
    if (request?.userId !== personOf(actor).id) throw new Refusal('plan.requestNotFound');
    const verdict = judgeReview(request.state);
    if (verdict !== true) throw new Refusal(verdict);
    await closeRequest(tx.sql, requestId, { state: 'WITHDRAWN', answer: null, reviewedBy: null }, tx.now);
    const closed = { ...request, state: 'WITHDRAWN' as const, reviewedAt: tx.now.toISOString() };
    announceRequest(tx, closed);
    return closed;
  },
});
