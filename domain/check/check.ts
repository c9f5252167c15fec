import { z } from 'zod';
import { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { MadeByNature } from '#domain/rules/activity/activity.ts';
import { Roll } from '#domain/dice/roll.ts';
import { Ability, Advantage } from '#domain/rules/combat-terms.ts';
import { skillNames } from '#domain/rules/skill.ts';

/** A number that can be asked for. */
export const AskedNumber = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('check'), ability: Ability }),
  z.object({ kind: z.literal('skill'), skill: z.enum(skillNames) }),
  z.object({ kind: z.literal('save'), ability: Ability }),
]);
export type AskedNumber = z.infer<typeof AskedNumber>;

/** Each for themselves; a group, of which half must succeed; or two sides, of which the higher wins. */
export const CheckKind = z.enum(['each', 'group', 'contest']);
export type CheckKind = z.infer<typeof CheckKind>;

/** What came of one who was asked. */
export const CheckResult = z.object({
  /** Null where it failed without dice. */
  roll: Roll.nullable(),
  /** The condition for which it failed without dice. */
  failsBecause: z.string().nullable(),
  /** The trait or immunity for which it was made without dice; left out where dice or a condition decide. */
  madeBecause: z.string().optional(),
});
export type CheckResult = z.infer<typeof CheckResult>;

/** Damage of one kind. */
const Dealt = z.object({ amount: z.int(), type: z.string() });

const Taken = z.object({
  damage: z.array(Dealt),
  /** What a failure has left on them, by name; left out where nothing was. */
  effects: z.array(z.string()).optional(),
  /** Of the change of the sheet or the entry of the fight, by which it is taken back; null where nothing got through to it. */
  position: z.int().nullable(),
});

/** Somebody who is asked for a check. */
export const CheckRoller = z.object({
  /** Null for whom the Dungeon Master rolls: a creature of a contest. */
  characterId: z.string().nullable(),
  /** Who plays the hero. */
  userId: z.string().nullable(),
  name: z.string(),
  side: z.enum(['first', 'second']),
  /** What a creature adds; null for heroes, and where it is not told. */
  modifier: z.int().nullable(),
  /** The hero who helps, by name. */
  helpedBy: z.string().nullable(),
  hasRolled: z.boolean(),
  /** When it was rolled; left out for those who did not, and of earlier builds. */
  rolledAt: z.iso.datetime().optional(),
  /** Null until it is rolled, and where it is not told. */
  result: CheckResult.nullable(),
  /** Who of a fight a creature is; left out for those who are in none. */
  creature: z.object({ fightId: z.string(), id: z.string() }).optional(),
  /** What they have taken from this card, a hero by their sheet, and a creature in its fight; left out as long as they have not. */
  applied: Taken.optional(),
  /** What was taken back, by the change that did so; left out where there is none, and of earlier builds. */
  takenBack: Taken.optional(),
});
export type CheckRoller = z.infer<typeof CheckRoller>;

/** A spell or feature that forces saves where no fight goes on: whose it is, what it is called, what it deals, and what a failure leaves. */
export const CheckCause = z.object({
  characterId: z.string(),
  userId: z.string(),
  name: z.string(),
  /** Whether a success halves the damage; it deals none otherwise. */
  half: z.boolean(),
  damage: z.array(Dealt),
  /** What lies on whoever fails; left out where nothing does, and of earlier builds. */
  effects: z.array(ActiveEffect).optional(),
  /** Whose nature makes the save without a roll; left out where nobody’s does. */
  madeBy: MadeByNature.optional(),
  /** Of the change of the sheet that cast or used it; left out where it changed nothing, and of earlier builds. */
  position: z.int().optional(),
  /** Whether that was taken back: nothing comes of it any more. */
  isTakenBack: z.boolean().optional(),
  /** Of the change that took it back: undoing that one casts it again. Left out where there is none, and of earlier builds. */
  takenBackBy: z.int().optional(),
});
export type CheckCause = z.infer<typeof CheckCause>;

/** A check that a Dungeon Master has asked for, as far as it has come. Where the players' view tells less, it holds less. */
const askedCheckSchema = z.object({
  kind: CheckKind,
  what: AskedNumber,
  /** What the second side of a contest rolls; null everywhere else. */
  against: AskedNumber.nullable(),
  /** Null where nobody said, and where it is not told. */
  difficulty: z.int().nullable(),
  showsDifficulty: z.boolean(),
  /** Whether the results are for those who lead alone. */
  isSecret: z.boolean(),
  advantage: Advantage,
  rollers: z.array(CheckRoller),
  isClosed: z.boolean(),
  /** What forces it, with targets that are named later; left out for what a Dungeon Master asks for. */
  cause: CheckCause.optional(),
});
export interface AskedCheck extends z.infer<typeof askedCheckSchema> {}
export interface AskedCheckInput extends z.input<typeof askedCheckSchema> {}
export const AskedCheck: z.ZodType<AskedCheck, AskedCheckInput> = askedCheckSchema;
