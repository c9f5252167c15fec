import { z } from 'zod';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';

/** What of its movement somebody has used in their turn: feet, half speeds (standing up, mounting), and Dashes, which add the speed once more. */
export const TurnMovement = z.object({
  feet: z.int().min(0).max(battleMapLimits.wayFeet),
  halves: z.int().min(0).max(battleMapLimits.actsOfTurn),
  dashes: z.int().min(0).max(battleMapLimits.actsOfTurn),
  /** After how many cells something stopped the last walk; left out where it went to its end. */
  stoppedAt: z.int().min(0).max(battleMapLimits.wayCells).optional(),
});
export type TurnMovement = z.infer<typeof TurnMovement>;

/** Of a turn that begins. */
export const unmoved: TurnMovement = { feet: 0, halves: 0, dashes: 0 };
