import { z } from 'zod';
import { Activity } from '#domain/rules/activity/activity.ts';
import { Duration } from '#domain/rules/activity/duration.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';

/** What of a turn it takes; `long` is more than a turn has. */
const CastingTime = z.enum(['action', 'bonusAction', 'reaction', 'free', 'long']);

/** A spell that is cast in a fight, with the one activity of it that is used. */
export const UsedSpell = z.object({
  id: z.string().max(gameLimits.contentIdLength),
  name: z.string().max(gameLimits.nameLength),
  /** 0 for a cantrip. */
  level: z.int().min(0).max(9),
  takes: CastingTime,
  concentration: z.boolean(),
  duration: Duration,
  /** Whether it does something later on, while it lasts. */
  goesOn: z.boolean(),
  activity: Activity,
});
export type UsedSpell = z.infer<typeof UsedSpell>;
