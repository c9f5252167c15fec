import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { ContentId, DifficultyClass } from '#domain/limits/game-values.ts';
import { Ability, ConditionName, words } from '#domain/rules/combat-terms.ts';
import { Change } from './change.ts';
import { Companion } from './companion.ts';
import { Duration } from './duration.ts';
import { Shape } from './shape.ts';
import { Aftermath, Ending, Tick } from './effect.ts';

/** When something ends by itself in a fight: at that person's turn, the `turns`-th time it starts or ends from now on. */
export const Until = z.object({ combatantId: Id, when: z.enum(['start', 'end']), turns: z.int().min(1).max(1000) });
export type Until = z.infer<typeof Until>;

/** Where an effect comes from: a spell or feature by its id, an item that is carried by its id, or the table's own word. */
const EffectSource = z.object({
  kind: z.enum(['spell', 'feature', 'item', 'table']),
  id: z.string().max(gameLimits.contentIdLength),
});

/**
 * An effect that lasts on somebody now. Its formulas are reckoned: only dice and numbers are left in them, so that nothing of its
 * giver is needed any more. Conditions that it brought stand among the bearer's conditions.
 */
const activeEffectSchema = z.object({
  id: Id,
  name: words(gameLimits.nameLength).min(1),
  source: EffectSource,
  /** The character or combatant who gave it. */
  from: Id.nullable(),
  /** Whether it ends with the concentration of who gave it. */
  held: z.boolean(),
  changes: z.array(Change),
  /** Conditions that it brought to a sheet; they end with it. */
  conditions: z.array(ConditionName).optional(),
  /** The item that it lies on, by its row on the sheet of its bearer. */
  item: ContentId.optional(),
  /** How long it lasts, as it is told. */
  duration: Duration,
  /** The same on the clock of a fight; null where no fight counts it. */
  until: Until.nullable(),
  /** When it began by the clock of the people who play; left out where that clock does not count it. */
  since: z.iso.datetime().optional(),
  /** The save its bearer makes at the end of each own turn to be rid of it; at its start, or with damage alone, where that is said. */
  saveEnds: z
    .object({
      ability: Ability,
      dc: DifficultyClass,
      at: z.enum(['start', 'damage']).optional(),
      mode: z.literal('disadvantage').optional(),
    })
    .nullable(),
  /** Saves that were made against it so far, where their number counts. */
  saves: z.object({ made: z.int().min(0).max(5), failed: z.int().min(0).max(5) }).optional(),
  ends: z.array(Ending),
  tick: Tick.nullable(),
  /** The level a spell was cast at, for what it does later on. */
  slot: z.int().min(0).max(9).nullable().default(null),
  /** The level its spell was cast at, where that is higher than its own. */
  castAt: z.int().min(1).max(9).optional(),
  /** Levels of exhaustion that it has brought, which go with it. */
  exhausted: z.int().min(1).max(gameLimits.exhaustion).optional(),
  /** What its spell has rolled for whoever bears it. */
  rolled: z.int().min(1).max(100).optional(),
  /** What comes upon its bearer once it is over, until the end of their next turn. */
  leaves: Aftermath.optional(),
  /** What a check must reach to end it, where a check can. */
  dc: DifficultyClass.optional(),
  /** The shape that its bearer is in as long as it lasts. */
  shape: Shape.optional(),
  /** Who was called and stays as long as it lasts. */
  companions: z.array(Companion).max(gameLimits.companions).optional(),
  /** What no rule counts. */
  text: z.string().max(400),
});
export interface ActiveEffect extends z.infer<typeof activeEffectSchema> {}
export interface ActiveEffectInput extends z.input<typeof activeEffectSchema> {}
export const ActiveEffect: z.ZodType<ActiveEffect, ActiveEffectInput> = activeEffectSchema;
