import { z } from 'zod';
import { Ability, words } from './combat-terms.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { D20Modifier, DifficultyClass } from '#domain/limits/game-values.ts';

/** A spell that a creature casts without slots. */
export const CreatureSpell = z.object({
  name: words(gameLimits.nameLength).min(1),
  /** At which it is cast; 0 for a cantrip. */
  level: z.int().min(0).max(9),
  /** Times a day; null for at will. */
  uses: z.int().min(1).max(10).nullable(),
  /** Spells of one pool share their uses; null for uses of its own. */
  pool: words(gameLimits.nameLength).min(1).nullable(),
  concentration: z.boolean(),
  /** Said where its stat block lets it be cast as a bonus action, whatever its own time. */
  takes: z.literal('bonusAction').optional(),
  /** What others save against, where that is not what its caster has for all spells. */
  dc: DifficultyClass.optional(),
});
export type CreatureSpell = z.infer<typeof CreatureSpell>;

/** The spells of a creature, with what others save against and what it adds to spell attacks. */
export const Spellcasting = z.object({
  ability: Ability,
  dc: DifficultyClass,
  toHit: D20Modifier,
  /** What the ability adds, and the level by which cantrips grow: the challenge rating stands for it. */
  modifier: z.int().default(0),
  level: z.int().min(1).default(1),
  spells: z.array(CreatureSpell).max(40),
});
export type Spellcasting = z.infer<typeof Spellcasting>;

/** A way to cast a spell without a slot, at its own level. */
export const FreeCast = z.object({
  spell: z.string().max(gameLimits.contentIdLength),
  /** The id of the use that pays for it, or of what lets it be cast at will. */
  by: z.string().max(gameLimits.contentIdLength),
  /** What that is called. */
  name: words(gameLimits.nameLength),
  /** Whether nothing counts how often. */
  atWill: z.boolean(),
});
export type FreeCast = z.infer<typeof FreeCast>;

/** A way to cast any spell of a class up to a level, prepared or not, with an action and without a slot: none that is a reaction. */
export const AnyCast = FreeCast.pick({ by: true, name: true }).extend({
  class: z.string().max(gameLimits.contentIdLength),
  most: z.int().min(1).max(9),
});
export type AnyCast = z.infer<typeof AnyCast>;

/** Spells that are cast with slots, as a sheet gives them to a fight. */
const slotCastingSchema = z.object({
  dc: DifficultyClass,
  toHit: D20Modifier,
  /** What the spellcasting ability adds. */
  modifier: z.int(),
  /** Of the character, by which cantrips grow. */
  level: z.int().min(1),
  proficiency: z.int(),
  /** Cantrips and prepared spells, by id. */
  spells: z.array(z.string().max(gameLimits.contentIdLength)),
  slots: z.array(
    z.object({
      level: z.int().min(1).max(9),
      left: z.int().min(0),
      /** How many there are in all; fights of earlier builds did not say so. */
      total: z.int().min(0).optional(),
      /** Whether they are of a pact; sheets of earlier builds did not say so. */
      pact: z.boolean().optional(),
    }),
  ),
  /** The class that they are of; fights of earlier builds did not say so. */
  class: z.string().max(gameLimits.contentIdLength).optional(),
  /** Those of the spells that none of the classes gave, such as a feat's. */
  given: z.array(z.string().max(gameLimits.contentIdLength)).optional(),
  /** Spells of further classes, which are cast with other numbers. */
  further: z
    .array(
      z.object({
        dc: DifficultyClass,
        toHit: D20Modifier,
        modifier: z.int(),
        class: z.string().max(gameLimits.contentIdLength).optional(),
        spells: z.array(z.string().max(gameLimits.contentIdLength)),
      }),
    )
    .optional(),
});
export interface SlotCasting extends z.infer<typeof slotCastingSchema> {}
export interface SlotCastingInput extends z.input<typeof slotCastingSchema> {}
export const SlotCasting: z.ZodType<SlotCasting, SlotCastingInput> = slotCastingSchema;
