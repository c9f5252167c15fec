import { randomUUID } from 'node:crypto';
import { judgePlanRequest } from '#domain/account/plan-request.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { request as operation } from '#contract/accounts/plans.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { announceRequest } from './announce-request.ts';
import { insertRequest, lockPlan, lockRequest } from './plans.store.ts';

export const request = command(operation, {
  may: policies['plans.request'],
  find: noSubject,
  run: async ({ tx, actor, input: { plan, reason } }) => {
    const { id: userId } = personOf(actor);
    // The plan as it is now: the session's may be a second old.
    const current = await lockPlan(tx.sql, userId);
    if (current === null) throw new Refusal('auth.required');
    const verdict = judgePlanRequest(current, plan, false);
    if (verdict !== true) throw new Refusal(verdict);
    const id = randomUUID();
    const isFirst = await insertRequest(tx.sql, { id, userId, requestedPlan: plan, reason: reason || null }, tx.now);
    const saved = isFirst ? await lockRequest(tx.sql, id) : null;
    if (!saved) throw new Refusal('plan.pending');
    announceRequest(tx, saved);
    return saved;
  },
});
