import { z } from 'zod';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { DamageType } from '#domain/rules/combat-terms.ts';

const Feet = z.int().min(0).max(5280);

/** How far something reaches; distances in feet, miles where they are long. */
export const Reach = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('self') }),
  z.object({ kind: z.literal('touch') }),
  z.object({ kind: z.literal('feet'), feet: Feet, long: Feet.optional() }),
  z.object({ kind: z.literal('miles'), miles: z.int().min(1).max(1000) }),
  z.object({ kind: z.literal('sight') }),
  z.object({ kind: z.literal('unlimited') }),
  /** As far as the weapon that is used. */
  z.object({ kind: z.literal('weapon') }),
]);
export type Reach = z.infer<typeof Reach>;

/** The sections of a wall that stands in the way: each is a thing that can be broken. */
const Panels = z.object({
  armorClass: z.int().min(1).max(gameLimits.itemArmorClass),
  hitPoints: z.int().min(1).max(gameLimits.hitPoints),
  /** What does nothing to them; `all` where nothing harms them. */
  immunities: z.union([z.literal('all'), z.array(DamageType)]),
  vulnerabilities: z.array(DamageType).optional(),
  /** Whether one sees through them. */
  clear: z.literal(true).optional(),
  /** Whether one walks through them; nobody sees through. It stands in the space of nobody. */
  open: z.literal(true).optional(),
  /** Whether they stay for good once the whole time of their spell has gone by. */
  lasts: z.literal(true).optional(),
  /** Whether the wall is one thing, which is not broken piece by piece. */
  whole: z.literal(true).optional(),
});
export type Panels = z.infer<typeof Panels>;

/** A shape that everything inside is struck by. `feet` is the length of a cone or line, the edge of a cube, else the radius. */
const Area = z.object({
  shape: z.enum(['cone', 'cube', 'cylinder', 'emanation', 'line', 'sphere', 'square', 'wall']),
  feet: Feet,
  /** Width of a line, thickness of a wall. */
  width: Feet.optional(),
  /** Height of a cylinder or wall. */
  height: Feet.optional(),
  /** Feet across of the ring that a wall can stand as instead. */
  ring: Feet.optional(),
  /** Whether that ring is the foot of a dome or a globe. */
  dome: z.literal(true).optional(),
  /** Feet from the side of a wall that is chosen, within which it strikes whoever ends a turn there as if they stood in it. */
  side: Feet.optional(),
  /** Of a wall that stands in the way: its sections. */
  panels: Panels.optional(),
  /** Several at once, each in a place of its own. */
  count: z.int().min(2).max(20).optional(),
  /** Feet more in size for each slot level above the spell's own. */
  feetPerSlot: Feet.optional(),
});

/** Whom something is used on. */
export const Targets = z.object({
  who: z.enum(['self', 'creature', 'ally', 'enemy', 'object', 'creatureOrObject', 'corpse', 'point']),
  /** How many at most; one where it is left out. `area`: all in the area; `any`: as many as there are within reach. */
  count: z.union([z.int().min(1).max(100), z.enum(['area', 'any'])]).optional(),
  /** Targets more for each slot level above the spell's own. */
  perSlot: z.int().min(1).max(10).optional(),
  area: Area.optional(),
  /** Whoever uses it picks those in the area that are affected. */
  chosen: z.boolean().optional(),
  /** What a target must be, in a few of our own words: "a Beast", "not wearing armor". */
  only: z.string().min(1).max(120).optional(),
});
export type Targets = z.infer<typeof Targets>;
