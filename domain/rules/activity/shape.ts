import { z } from 'zod';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { Attack, Effect } from '#domain/rules/attack-data.ts';
import { Ability, words } from '#domain/rules/combat-terms.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';

const Feet = z.int().min(0).max(500);
const Score = z.int().min(1).max(gameLimits.score);

const Taken = z.object({
  /** The creature, by the id of its stat block. */
  monster: z.string().max(gameLimits.contentIdLength),
  name: words(gameLimits.nameLength).min(1),
  size: z.enum(sizes),
  armorClass: z.int().min(0).max(gameLimits.armorClass),
  speeds: z.object({ walk: Feet, fly: Feet, swim: Feet, climb: Feet, burrow: Feet }),
  /** The scores that are those of the creature; all others stay. */
  stats: z.object({
    strength: Score,
    dexterity: Score,
    constitution: Score,
    intelligence: Score.optional(),
    wisdom: Score.optional(),
    charisma: Score.optional(),
  }),
  saves: z.partialRecord(Ability, z.int()),
  skills: z.partialRecord(z.enum(skillNames), z.int()),
  attacks: z.array(Attack).max(20),
  attacksPerTurn: z.int().min(1).max(gameLimits.attacksPerTurn),
  /** How it perceives, in feet: what is left out it cannot. Forms of earlier builds say nothing, and keep what one had. */
  senses: z.object({ darkvision: Feet, blindsight: Feet, tremorsense: Feet, truesight: Feet }).partial().optional(),
  /** What the creature has besides what it does. */
  traits: z
    .array(z.object({ name: words(gameLimits.nameLength).min(1), text: words(gameLimits.traitLength) }))
    .max(20)
    .optional(),
  /** What it makes others save against. */
  effects: z.array(Effect).max(20).optional(),
  /** Whether nothing of one's own features and proficiencies is left. */
  replaces: z.literal(true).optional(),
  /** Whether temporary hit points vanish with it. */
  vanishing: z.literal(true).optional(),
});

/** The stat block that somebody has taken the place of their own body with, as far as it counts. It ends with the effect that brought it. */
export interface Shape extends z.infer<typeof Taken> {}
export interface ShapeInput extends z.input<typeof Taken> {}
export const Shape: z.ZodType<Shape, ShapeInput> = Taken;

/** Which creatures a spell turns somebody into, and what of them counts then. */
export const FormTerms = z.object({
  /** Only creatures of these types; of any type where it is left out. */
  types: z.array(z.string().min(1)).min(1).optional(),
  /** Never creatures of these types. */
  notTypes: z.array(z.string().min(1)).min(1).optional(),
  /** The highest challenge rating: a number, or the level or rating of whoever takes the form. */
  challenge: z.union([z.int().min(0).max(30), z.literal('bearer')]),
  /** The largest size. */
  largest: z.enum(sizes).optional(),
  /** Whether intelligence, wisdom and charisma stay one's own. */
  mind: z.enum(['own', 'form']),
  /** Whether one's own proficiencies stay. */
  trained: z.literal(true).optional(),
  /** Whether it lends temporary hit points, as many as the creature has hit points. */
  lends: z.literal(true).optional(),
});
export type FormTerms = z.infer<typeof FormTerms>;
