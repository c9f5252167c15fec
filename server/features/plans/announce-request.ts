import type { PlanRequest } from '#domain/account/plan-request.ts';
import { personTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';

/** Tells the requester, in every browser of theirs, how their request stands. */
export function announceRequest(tx: Tx, { id, userId, currentPlan, requestedPlan, state, answer }: PlanRequest): void {
  tx.emit(personTopic(userId), {
    type: 'plans.changed',
    userId,
    plan: currentPlan,
    request: { id, requestedPlan, state, answer },
  });
}
