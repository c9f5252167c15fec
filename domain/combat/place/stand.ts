import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { LyingArea } from './lying-area.ts';
import { Cover } from '#domain/rules/combat-terms.ts';

/** Where somebody stands as seen from whoever acts, as the battle map of the table tells it. */
export const Stand = z.object({
  id: Id,
  feet: z.int().min(0),
  /** What stands in between covers of them. */
  cover: Cover,
  /** Whether whoever acts sees them: nothing lies in between, and there is light or darkvision. */
  sees: z.boolean(),
  /** Whether they see whoever acts. */
  seen: z.boolean(),
  /** Who else stands within 5 feet of them. */
  beside: z.array(Id).max(gameLimits.combatants),
  /** Who else stands within 10 feet of them; left out where nobody asks, and by earlier builds. */
  near: z.array(Id).max(gameLimits.combatants).optional(),
});
export type Stand = z.infer<typeof Stand>;

/** What a battle map tells of one step. */
export const Field = z.object({
  /** Whoever acts. */
  from: Id,
  /** Whether what is out of reach or out of sight is refused; a Dungeon Master is not bound. */
  binds: z.boolean(),
  /** Of what falls on an area: nobody is too far away, and cover counts from where it begins. */
  isPlaced: z.literal(true).optional(),
  stands: z.array(Stand).max(gameLimits.combatants),
  /** Whose reach whoever acts leaves on the way that goes before a blow. */
  leaves: z.array(Id).max(gameLimits.combatants).optional(),
  /** Of a turn that ends: it leaves whoever had it in a space of somebody else, where they fall. */
  isCrowded: z.literal(true).optional(),
  /** Of a turn that ends: the walls beside whose striking side whoever had it stands. */
  beside: z.array(Id).max(gameLimits.combatants).optional(),
  /** What burns away where fire touches it: the cells of it that the area of the step covers, and those in which somebody stands. */
  flammable: z
    .object({
      covered: LyingArea.shape.cells,
      stands: z.array(z.object({ id: Id, cells: LyingArea.shape.cells })).max(gameLimits.combatants),
    })
    .optional(),
  /** Of an area that stays: where it lies, and who stands in it. */
  lies: LyingArea.extend({
    caught: z.array(Id).max(gameLimits.combatants),
    /** Of an area that befalls those near it: the cells in which it does, and who stands there. */
    near: z.object({ cells: LyingArea.shape.cells, caught: z.array(Id).max(gameLimits.combatants) }).optional(),
    /** Of a wall that stands in the way: on which map, and the cells of each of its sections. */
    wall: z.object({ mapId: Id, panels: z.array(LyingArea.shape.cells).max(gameLimits.panels) }).optional(),
  }).optional(),
});
export type Field = z.infer<typeof Field>;
