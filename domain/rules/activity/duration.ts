import { z } from 'zod';

/** How long something lasts. */
export const Duration = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('instant') }),
  z.object({ kind: z.literal('time'), amount: z.int().min(1).max(1000), unit: z.enum(['round', 'minute', 'hour', 'day', 'year']) }),
  /** Until a turn begins or ends: the next one of whoever gave it (`source`), of its bearer (`target`), or the one that goes on now. */
  z.object({ kind: z.literal('turn'), whose: z.enum(['source', 'target', 'current']), when: z.enum(['start', 'end']) }),
  z.object({ kind: z.literal('rest'), rest: z.enum(['short', 'long']) }),
  z.object({ kind: z.literal('untilDispelled') }),
  z.object({ kind: z.literal('permanent') }),
]);
export type Duration = z.infer<typeof Duration>;
