import type { Plan } from '#domain/account/account.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { personTopic } from '#contract/realtime/topics.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { hasOtherAdmin, lockPlan, savePlan } from './plans.store.ts';

/** Gives somebody a plan and tells them; the same plan again changes nothing. Refuses to take the last administrator's. */
export async function changePlan(kernel: Kernel, tx: Tx, userId: string, plan: Plan): Promise<void> {
  // The administrators first, then the person: two who demote each other wait here and not for each other.
  const hasOthers = await hasOtherAdmin(tx.sql, userId);
  const current = await lockPlan(tx.sql, userId);
  if (current === null) throw new Refusal('admin.personNotFound');
  if (current === plan) return;
  if (current === 'ADMIN' && !hasOthers) throw new Refusal('admin.lastAdmin');
  await savePlan(tx.sql, userId, plan, tx.now);
  tx.afterCommit(() => kernel.sessionInvalidation.invalidate(userId));
  tx.emit(personTopic(userId), { type: 'plans.changed', userId, plan, request: null });
}
