import { personOf, policies } from '#domain/permissions/policies.ts';
import { reviewPlanRequest as operation } from '#contract/accounts/admin.ts';
import { reviewRequest } from '#server/features/plans/index.ts';
import { adminCommand } from '#server/features/admin/audited.ts';

export const reviewPlanRequest = adminCommand(operation, {
  may: policies['admin.reviewPlanRequest'],
  run: async ({ kernel, tx, actor, input: { requestId, approve, answer } }) => {
    const review = { requestId, approve, answer: answer || null, reviewer: personOf(actor).id };
    const output = await reviewRequest(kernel, tx, review);
    const { userId, userName, requestedPlan, state } = output;
    return { output, about: userName, detail: { userId, requestId, requestedPlan, state } };
  },
});
