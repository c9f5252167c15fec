import { judgeReview } from '#domain/account/plan-request.ts';
import type { PlanRequest } from '#domain/account/plan-request.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { announceRequest } from './announce-request.ts';
import { lockPlan, lockRequest, savePlan, closeRequest } from './plans.store.ts';

interface Review {
  requestId: string;
  approve: boolean;
  /** What the requester reads. */
  answer: string | null;
  reviewer: string;
}

/** Approves or declines a request that waits, and tells the requester. Who has become an administrator keeps that plan. */
export async function reviewRequest(kernel: Kernel, tx: Tx, { requestId, approve, answer, reviewer }: Review): Promise<PlanRequest> {
  const request = await lockRequest(tx.sql, requestId);
  if (!request) throw new Refusal('plan.requestNotFound');
  const verdict = judgeReview(request.state);
  if (verdict !== true) throw new Refusal(verdict);
  const current = await lockPlan(tx.sql, request.userId);
  if (current === null) throw new Refusal('plan.requestNotFound');
  if (approve && current === 'ADMIN') throw new Refusal('plan.isAdmin');
  const state = approve ? 'APPROVED' : 'DECLINED';
  await closeRequest(tx.sql, requestId, { state, answer, reviewedBy: reviewer }, tx.now);
  if (approve && current !== request.requestedPlan) {
    await savePlan(tx.sql, request.userId, request.requestedPlan, tx.now);
    tx.afterCommit(() => kernel.sessionInvalidation.invalidate(request.userId));
  }
  const currentPlan = approve ? request.requestedPlan : current;
  const closed = { ...request, currentPlan, state, answer, reviewedAt: tx.now.toISOString() } as const;
  announceRequest(tx, closed);
  return closed;
}
