import { z } from 'zod';

/** How well something went: natural 20 or ten over; met; missed by up to three; missed; natural 1. */
export const Degree = z.enum(['triumph', 'success', 'nearMiss', 'failure', 'disaster']);
export type Degree = z.infer<typeof Degree>;

/** What of a sheet a roll belongs to. */
const RollOrigin = z.object({
  characterId: z.string(),
  /** The weapon; null for bare hands, and for spells and features. */
  itemId: z.string().nullable(),
  /** The spell, the level it was cast at, and what was chosen about it. */
  spell: z.object({ id: z.string(), level: z.int(), activity: z.string().optional(), damageType: z.string().optional() }).optional(),
  /** `test`: a check, a save or anything else that a d20 decides. */
  what: z.enum(['attack', 'damage', 'healing', 'test']),
});

/** What somebody who rolled can still make of a test: what it is called, and what becomes of the d20. */
const RollAnswer = z.object({
  /** Unique among the answers of one roll. */
  key: z.string(),
  name: z.string(),
  set: z.int().optional(),
  /** Dice and a number, reckoned. */
  add: z.string().optional(),
  again: z.literal(true).optional(),
});
export type RollAnswer = z.infer<typeof RollAnswer>;

/** Damage that goes with a hit where whoever rolls it says so. */
const RollExtra = z.object({
  /** Unique among the extras of one attack. */
  key: z.string(),
  name: z.string(),
  /** Left out for what rolls the attack's own dice again, and for another type of its damage. */
  dice: z.string().optional(),
  /** The type, where it is not that of the attack. */
  type: z.string().optional(),
  /** When it goes with a hit, in words. */
  when: z.string().optional(),
});
export type RollExtra = z.infer<typeof RollExtra>;

/** A roll as it is shown on a card: every face, which one counted, and the sum. */
export const Roll = z.object({
  label: z.string(),
  dice: z.string(),
  faces: z.array(z.int()),
  kept: z.array(z.int()),
  modifier: z.int(),
  total: z.int(),
  against: z.int().nullable(),
  /** How its d20 fell: left out where it fell plainly, and of earlier builds. */
  advantage: z.enum(['advantage', 'disadvantage']).optional(),
  /** What counted besides the faces, a line each: "Disadvantage: Poisoned". Rolls that are not of a sheet lack it. */
  notes: z.array(z.string()).optional(),
  /** What of a sheet it belongs to: the card of an attack offers damage, and that of damage or healing whom it reaches. Other rolls lack it. */
  from: RollOrigin.optional(),
  /** Who has rolled it, where it is of no number of a sheet: the hero by their id, or somebody in a fight. Other rolls lack it. */
  by: z.string().optional(),
  /** The type of damage, where it is some: whoever takes it may resist it. */
  type: z.string().optional(),
  /** How it came to its total, where its faces and the number added do not say it. */
  explained: z.string().optional(),
  /** The least that the kept die counts for; left out where each counts for what it shows. */
  floor: z.int().optional(),
  /** How it went, where other rules say so than `degreeOf`. */
  outcome: z.enum(['success', 'failure', 'hit', 'miss', 'criticalHit']).optional(),
  /** What can still be made of it: features and dice of others that answer a test that has not succeeded. */
  answers: z.array(RollAnswer).optional(),
  /** What can go with the damage of an attack. */
  extras: z.array(RollExtra).optional(),
});
export type Roll = z.infer<typeof Roll>;
