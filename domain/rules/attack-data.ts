import { z } from 'zod';
import { Duration } from './activity/duration.ts';
import { Ability, ConditionName, DamageType, words } from './combat-terms.ts';
import { DiceExpressionText } from '#domain/dice/expression/expression-schema.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { ContentId, D20Modifier, DifficultyClass } from '#domain/limits/game-values.ts';
import { masteryNames, sizes, weaponProperties } from './weapon-terms.ts';

const SaveAgainst = z.object({ ability: Ability, dc: DifficultyClass });

export const Damage = z.object({ dice: DiceExpressionText, type: DamageType });
export type Damage = z.infer<typeof Damage>;

/** What something becomes in its place once a save that is repeated against it fails; `save`: it is still saved against at the end of each turn. */
export const Becoming = z.object({
  name: z.string().min(1).max(80),
  conditions: z.array(ConditionName).min(1),
  duration: Duration.optional(),
  ends: z.array(z.object({ by: z.enum(['damage', 'help', 'save']) })).optional(),
});
export type Becoming = z.infer<typeof Becoming>;

/** A condition that an attack or effect brings, and when it ends by itself. */
export const Infliction = z.object({
  condition: ConditionName,
  /** The save that keeps it off; null when nothing does, or when the effect's own save decides. */
  save: SaveAgainst.nullable(),
  /** `freed`: until somebody ends it. `save`: the bearer saves again at the end of each turn. The others end with the bearer's or the giver's next turn. */
  lasts: z.enum(['freed', 'save', 'endOfTargetTurn', 'startOfSourceTurn', 'endOfSourceTurn']),
  /** What it becomes once the bearer fails the save that is made again. */
  becomes: Becoming.optional(),
  /** What a check must reach to get free of a grapple. */
  escapeDc: DifficultyClass.optional(),
});
export type Infliction = z.infer<typeof Infliction>;

/** How far something pushes its target straight away, or pulls it straight closer, and the largest that it moves. */
export const Shift = z.object({
  feet: z.int().min(5).max(gameLimits.shiftedFeet),
  to: z.enum(['away', 'towards']),
  largest: z.enum(sizes).optional(),
});
export type Shift = z.infer<typeof Shift>;

/** What a weapon or a bare hand brings to an attack beside its numbers. Attacks of creatures have none. */
const WeaponInHand = z.object({
  /** The item; null for bare hands. */
  itemId: ContentId.nullable(),
  /** Which weapon of the catalogue it is. */
  kind: ContentId.optional(),
  held: z.literal(true).optional(),
  magical: z.literal(true).optional(),
  /** Whether a warlock is bonded with it, and how many attacks one Attack action has with it alone, where that is more than with others. */
  pact: z.literal(true).optional(),
  attacks: z.int().min(2).max(4).optional(),
  /** The ability modifier of the attack. */
  modifier: D20Modifier,
  /** 8 with the ability modifier and the proficiency bonus: what targets save against. */
  dc: DifficultyClass,
  /** The mastery of the weapon, where it is known. */
  mastery: z.enum(masteryNames).nullable(),
  properties: z.array(z.enum(weaponProperties)),
  /** Damage in one hand and in both, where it can be held either way. */
  hands: z.object({ one: DiceExpressionText, two: DiceExpressionText }).optional(),
  /** Too heavy for whoever wields it. */
  unwieldy: z.boolean().optional(),
  /** What is held in the hand that it needs: the name of a shield. */
  shield: words(gameLimits.nameLength).optional(),
  /** How many of it are carried, where it can be thrown. */
  carried: z.int().min(1).optional(),
  /** What it shoots, by its id in the catalogue, where it needs any. */
  ammunition: ContentId.optional(),
});

/** What of an attack is otherwise while something holds that the fight knows. */
const AttackCase = z.object({
  /** The roll had advantage; the target is bloodied, or has lost hit points; the attacker is bloodied, or has the target grappled. */
  when: z.enum(['advantage', 'targetBloodied', 'targetHurt', 'bloodied', 'holding']),
  /** Whether it is made with advantage then. */
  favoured: z.literal(true).optional(),
  /** Damage that a hit deals more then. */
  more: Damage.optional(),
  /** Damage in place of its own of the same type. */
  instead: Damage.optional(),
});
export type AttackCase = z.infer<typeof AttackCase>;

/** An attack roll as a sheet or stat block has it; distances in feet. */
export const Attack = z.object({
  name: words(gameLimits.nameLength).min(1),
  kind: z.enum(['melee', 'ranged', 'either']),
  toHit: D20Modifier,
  reach: z.int().nullable(),
  range: z.object({ normal: z.int(), long: z.int().nullable() }).nullable(),
  damage: z.array(Damage).max(gameLimits.damageKinds),
  inflicts: Infliction.nullable(),
  /** Where a hit moves its target. */
  shifts: Shift.optional(),
  cases: z.array(AttackCase).optional(),
  /** A weapon in the off hand: one attack more than the others. */
  offHand: z.boolean().optional(),
  /** The ability it is made with, where a sheet says so. */
  ability: Ability.optional(),
  finesse: z.boolean().optional(),
  /** Made with bare hands. */
  unarmed: z.boolean().optional(),
  /** Types of damage of which one is chosen with each hit, its own first; left out where there is no choice. */
  types: z.array(DamageType).min(2).optional(),
  weapon: WeaponInHand.optional(),
});
export type Attack = z.infer<typeof Attack>;

/** Something others save against: a breath, a gaze, a blast. The damage is rolled once for all targets. */
export const Effect = z.object({
  name: words(gameLimits.nameLength).min(1),
  ability: Ability,
  dc: DifficultyClass,
  /** Where it reaches, in words: "60-foot cone". */
  area: words(gameLimits.areaLength),
  damage: z.array(Damage).max(gameLimits.damageKinds),
  onSave: z.enum(['half', 'none']),
  inflicts: Infliction.nullable(),
  /** Whether the speed of whoever fails is 0 until the end of their next turn. */
  halts: z.literal(true).optional(),
  /** Where it moves those who fail. */
  shifts: Shift.optional(),
  /** The lowest face of a d6 that brings it back at the start of a turn; null when it can always be used. */
  recharge: z.int().min(2).max(6).nullable(),
  /** Whether it is a part of Multiattack: used once in it, beside the attacks. */
  inMultiattack: z.boolean().optional(),
});
export type Effect = z.infer<typeof Effect>;
