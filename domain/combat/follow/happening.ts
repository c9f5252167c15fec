import { z } from 'zod';
import { Id } from '#domain/ids.ts';

/** Something that somebody did in the turn that goes on, and that another of their features may follow. */
export const Happening = z.object({
  by: Id,
  kind: z.enum(['used', 'hit']),
  /** A feature or spell by its id, with that of its activity behind it; `attack` for one with a weapon. */
  what: z.string(),
  /** What of the turn it took; null for a hit, and for what took neither. */
  takes: z.enum(['action', 'bonusAction']).nullable(),
  /** Whom a hit hit. */
  targetId: Id.nullable(),
  critical: z.boolean(),
  /** What followed it already. */
  followedBy: z.array(z.string()),
});
export type Happening = z.infer<typeof Happening>;
