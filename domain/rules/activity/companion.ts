import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { D20Modifier, DifficultyClass, KeptHitPoints } from '#domain/limits/game-values.ts';
import { words } from '#domain/rules/combat-terms.ts';

/** When somebody who was called acts: right after whoever called them, or by an initiative of their own. */
export const CompanionTurn = z.enum(['after', 'own']);

/** The level that a spell was cast at and the numbers of whoever cast it: some stat blocks grow by them. */
export const Caller = z.object({ slot: z.int().min(0).max(9), toHit: D20Modifier, dc: DifficultyClass, modifier: D20Modifier });

/** A power that was used and is counted; `recharge` brings it back when a d6 at the start of a turn shows it or more. */
export const UsedPower = z.object({ id: z.string(), name: z.string(), recharge: z.int().nullable() });

/** A creature that somebody has called, or keeps. It stays as long as the effect that it stands in. */
const companionSchema = z.object({
  /** In fights, too. */
  id: Id,
  /** The creature, by the id of its stat block. */
  creature: z.string().max(gameLimits.contentIdLength),
  name: words(gameLimits.nameLength).min(1),
  hitPoints: KeptHitPoints,
  maxHitPoints: KeptHitPoints.min(1),
  /** Hit Dice spent since the last long rest; none where it is left out. */
  hitDiceSpent: z.int().min(1).optional(),
  /** Powers that do not come back before the next long rest; none where it is left out. */
  powersUsed: z.array(UsedPower).optional(),
  caller: Caller,
  acts: CompanionTurn,
  /** It never attacks. */
  isPeaceful: z.boolean(),
  /** It attacks only when whoever called it has it attack. */
  onCommand: z.literal(true).optional(),
  /** It is gone at 0 hit points; of others the body stays. */
  vanishes: z.boolean(),
});
export interface Companion extends z.infer<typeof companionSchema> {}
export interface CompanionInput extends z.input<typeof companionSchema> {}
export const Companion: z.ZodType<Companion, CompanionInput> = companionSchema;
