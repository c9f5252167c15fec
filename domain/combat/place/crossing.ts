import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';

/** Somebody comes into an area that stays, moves in it, or leaves it. */
export const Crossing = z.object({
  areaId: Id,
  targetId: Id,
  inside: z.boolean(),
  /** Whether the area came over them, in place of their entering it. */
  comes: z.literal(true).optional(),
  /** How many cells of a walk lie before it. */
  at: z.int().min(0).max(battleMapLimits.wayCells).default(0),
  /** How many times 5 feet they moved into or within the area. */
  cells: z.int().min(0).max(battleMapLimits.wayCells).default(0),
});
export type Crossing = z.infer<typeof Crossing>;

/** All that cross areas in one step. */
export const Crossings = z.array(Crossing).max(gameLimits.crossings);
