import { z } from 'zod';

/**
 * How something that a hero wanted ended. It came off, in part, or not; it could not be tried; it was answered in words; or
 * the reply did not take it up.
 */
export const IntentOutcome = z.enum(['done', 'partly', 'failed', 'blocked', 'answered', 'notAnswered']);
export type IntentOutcome = z.infer<typeof IntentOutcome>;

/** Why it ended so: a code, and the names that its sentence has places for. */
export const IntentReason = z.object({
  code: z.string(),
  slots: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What people read of it. It is told when it is asked for, and not stored; servers of earlier versions leave it out. */
  sentence: z.string().optional(),
});
export type IntentReason = z.infer<typeof IntentReason>;

/** What became of what one hero wanted in a reply. */
export const ResolvedIntent = z.object({
  /** Names the intent within its reply. Replies of earlier versions lack it, and the reason. */
  id: z.string().default(''),
  userId: z.string(),
  /** As the reply names them: the character's name where there is one. */
  name: z.string(),
  /** The first 120 characters of what was wanted. */
  intent: z.string(),
  outcome: IntentOutcome,
  why: IntentReason.nullable().default(null),
  /** The roll that decided it, as an index into the message's rolls; null when nothing was rolled. */
  roll: z.int().nullable(),
});
export type ResolvedIntent = z.infer<typeof ResolvedIntent>;
