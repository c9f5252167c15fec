import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { ContentId } from '#domain/limits/game-values.ts';
import { Cell } from './walking.ts';

/** A section of a wall that a spell has raised: on which map and in which cells it stands, and whose spell it belongs to. */
export const FightPanel = z.object({
  mapId: Id,
  cells: z.array(Cell).min(1).max(battleMapLimits.areaCells),
  by: Id,
  spell: ContentId,
  /** Whether one sees through it. */
  clear: z.literal(true).optional(),
  /** Whether one walks through it. */
  open: z.literal(true).optional(),
  /** The layer that stands foremost in it, by its activity. */
  layer: ContentId.optional(),
  /** Whether it stays for good once the time of its spell has gone by; `always` once that is so. */
  lasts: z.enum(['whole', 'always']).optional(),
});
export type FightPanel = z.infer<typeof FightPanel>;
