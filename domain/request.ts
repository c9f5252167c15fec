import { z } from 'zod';
import { Attitude, Skill } from './adventure.ts';

/**
 * What a narrator, model or Storyteller, may ask of the server. The server rolls, checks the guard and applies:
 * no request carries a result, an amount of damage, or free text.
 */
export const Request = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('check'),
    /** Hero id. */
    who: z.string(),
    skill: Skill,
    dc: z.int(),
    advantage: z.enum(['none', 'advantage', 'disadvantage']).default('none'),
  }),
  z.object({ name: z.literal('attack'), who: z.string(), target: z.string() }),
  z.object({ name: z.literal('npc_attack'), npc: z.string(), target: z.string() }),
  z.object({ name: z.literal('set_location'), exit: z.string() }),
  z.object({ name: z.literal('reveal_clue'), clue: z.string() }),
  z.object({ name: z.literal('tick_clock'), clock: z.string() }),
  z.object({ name: z.literal('loot'), who: z.string(), loot: z.string() }),
  z.object({ name: z.literal('rest'), length: z.enum(['short', 'long']) }),
  z.object({ name: z.literal('update_npc'), npc: z.string(), attitude: Attitude }),
]);
export type Request = z.infer<typeof Request>;

/** How well something went: natural 20 or ten over; met; missed by up to three; missed; natural 1. */
export const Degree = z.enum(['triumph', 'success', 'near miss', 'failure', 'disaster']);
export type Degree = z.infer<typeof Degree>;

/** A roll as it is shown on a card: every face, which one counted, and the sum. */
export const Roll = z.object({
  label: z.string(),
  dice: z.string(),
  faces: z.array(z.int()),
  kept: z.array(z.int()),
  modifier: z.int(),
  total: z.int(),
  against: z.int().nullable(),
});
export type Roll = z.infer<typeof Roll>;

/** What became of a request: the audit line, and what the narrator is told. */
export const Ruling = z.object({
  request: Request,
  /** False when a guard refused it; then nothing changed. */
  allowed: z.boolean(),
  /** Set for checks and attacks. */
  degree: Degree.nullable(),
  rolls: z.array(Roll),
  /** The outcome in words and without numbers, as the narrator is told it. */
  outcome: z.string(),
});
export type Ruling = z.infer<typeof Ruling>;
