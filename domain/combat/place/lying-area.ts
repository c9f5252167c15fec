import { z } from 'zod';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { Cell } from './walking.ts';

/**
 * Where an area that stays lies on the battle map of its fight: its cells, and how many feet it reaches around whoever made it where it goes
 * along with them; null where it stays in its place.
 */
export const LyingArea = z.object({
  cells: z.array(Cell).max(battleMapLimits.areaCells),
  /** Of a wall that strikes beyond one of its sides: the cells there; left out by all else. */
  beside: z.array(Cell).max(battleMapLimits.areaCells).optional(),
  around: z.int().min(0).max(battleMapLimits.speedFeet).nullable(),
});
export type LyingArea = z.infer<typeof LyingArea>;
