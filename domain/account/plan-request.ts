import { limits } from '#domain/limits/limits.ts';
import { z } from 'zod';
import { Plan } from './account.ts';
import { isWritable } from '#domain/ids.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';

const named = (name: Plan | 'ADVENTURER'): Plan => (name === 'ADVENTURER' ? 'FREE' : name);

// Written out and not taken from Plan: the browser's code would carry the validator for it.
/** A plan as callers may name it; ADVENTURER is another word for FREE, and is what people read. */
export const PlanName = z.enum(['FREE', 'ADVENTURER', 'DM', 'ADMIN']).transform(named);

/** A plan that can be asked for. */
export const WantedPlan = z.enum(['FREE', 'ADVENTURER', 'DM']).transform(named);

/** A reason or an answer in a person's own words: trimmed, at most 1,000 characters. */
export const PlanReason = z
  .string()
  .trim()
  .max(limits.planReasonLength, `A reason has at most ${limits.planReasonLength} characters.`)
  .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.');

export const PlanRequestState = z.enum(['PENDING', 'APPROVED', 'DECLINED', 'WITHDRAWN']);
export type PlanRequestState = z.infer<typeof PlanRequestState>;

export const PlanRequest = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  currentPlan: Plan,
  requestedPlan: Plan,
  reason: z.string().nullable(),
  state: PlanRequestState,
  /** What the reviewer wrote to the requester. */
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
});
export type PlanRequest = z.infer<typeof PlanRequest>;

/** Whether a person may ask for a plan now, or why not. */
export function judgePlanRequest(current: Plan, requested: Plan, hasPending: boolean): true | RefusalCode {
  if (current === 'ADMIN') return 'plan.isAdmin';
  if (current === requested) return 'plan.same';
  return !hasPending || 'plan.pending';
}

/** A request is answered or withdrawn once, while it waits. */
export function judgeReview(state: PlanRequestState): true | RefusalCode {
  return state === 'PENDING' || 'plan.notPending';
}
