import { z } from 'zod';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { Takes } from '#domain/combat/use/used-activity.ts';

/** What something that is done on a sheet takes of a turn, where whoever does it stands in a fight. */
export const ActTime = z.object({
  name: z.string().max(gameLimits.nameLength),
  takes: Takes,
  kind: z.enum(['spell', 'feature', 'item']),
  /** Whether it takes the Magic action, and whether a slot pays for it, of which there is one in a turn. */
  isMagic: z.boolean(),
  takesSlot: z.boolean(),
});
export type ActTime = z.infer<typeof ActTime>;
