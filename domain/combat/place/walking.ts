import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { Crossings } from './crossing.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';

/** A cell of the largest battle map. */
export const Cell = z
  .int()
  .min(0)
  .max(battleMapLimits.cellsAlong * battleMapLimits.cellsAlong - 1);

/** A walk over a battle map, as a step of a fight keeps it. */
export const walking = {
  mapId: Id,
  tokenId: Id,
  /** Where the walk began, of which this may be the last part. */
  from: Cell,
  way: z.array(Cell).min(1).max(battleMapLimits.wayCells),
  /** How many of its cells lie before the first reach that they leave: there they are while somebody answers, and stay if that stops them. */
  halt: z.int().min(0).max(battleMapLimits.wayCells),
  /** What it costs of the movement of the turn. */
  feet: z.int().min(0).max(battleMapLimits.wayFeet),
  leaves: z.array(Id).max(gameLimits.combatants).default([]),
  /** Who comes into which area that stays, moves in it or leaves it, in their order on the way. */
  crossings: Crossings.default([]),
};
