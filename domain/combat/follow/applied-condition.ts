import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { DifficultyClass } from '#domain/limits/game-values.ts';
import { Until } from '#domain/rules/activity/active-effect.ts';
import { Ability, ConditionName } from '#domain/rules/combat-terms.ts';

/** A condition somebody has. */
export const AppliedCondition = z.object({
  name: ConditionName,
  /** Who gave it. */
  from: Id.nullable(),
  until: Until.nullable(),
  /** The save its bearer makes at the end of each own turn to be rid of it. */
  saveEnds: z.object({ ability: Ability, dc: DifficultyClass, mode: z.literal('disadvantage').optional() }).nullable(),
  /** Whether it ends with the concentration of who gave it. */
  held: z.boolean(),
  /** The spell that brought it without an effect, and the level it was cast at where that is higher than its own; fights of earlier builds did not say so. */
  spell: z.object({ id: z.string().max(gameLimits.contentIdLength), castAt: z.int().min(1).max(9).optional() }).optional(),
  /** The effect that brought it and takes it along when it ends. */
  effectId: Id.nullable().default(null),
  /** What a check must reach to get free of a grapple; null where nothing says so. */
  escapeDc: DifficultyClass.nullable().default(null),
  /** Levels of exhaustion; 1 for every other condition. */
  level: z.int().min(1).max(gameLimits.exhaustion),
});
export type AppliedCondition = z.infer<typeof AppliedCondition>;
