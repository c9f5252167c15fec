import { z } from 'zod';
import { Formula } from './formula.ts';

const unit = z.enum(['round', 'minute', 'hour', 'day', 'year']);

/** How long something lasts. */
export const Duration = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('instant') }),
  z.object({ kind: z.literal('time'), amount: z.int().min(1).max(1000), unit }),
  /** Until a turn begins or ends: the next one of whoever gave it (`source`), of its bearer (`target`), or the one that goes on now. */
  z.object({ kind: z.literal('turn'), whose: z.enum(['source', 'target', 'current']), when: z.enum(['start', 'end']) }),
  z.object({ kind: z.literal('rest'), rest: z.enum(['short', 'long']) }),
  z.object({ kind: z.literal('untilDispelled') }),
  z.object({ kind: z.literal('permanent') }),
]);
export type Duration = z.infer<typeof Duration>;

/** How long something lasts that grows: one unit for each `each` of what a formula gives, rounded down, and one at least. */
const GrowingDuration = z.object({ kind: z.literal('grows'), by: Formula, each: z.int().min(1).max(20), unit });

/** How long something lasts as content writes it: what grows is reckoned when it begins. */
export const WrittenDuration = z.union([Duration, GrowingDuration]);
export type WrittenDuration = z.infer<typeof WrittenDuration>;
