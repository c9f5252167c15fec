import { z } from 'zod';

/** How well something went: natural 20 or ten over; met; missed by up to three; missed; natural 1. */
export const Degree = z.enum(['triumph', 'success', 'nearMiss', 'failure', 'disaster']);
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
  /** What counted besides the faces, a line each: "Disadvantage: Poisoned". Rolls that are not of a sheet lack it. */
  notes: z.array(z.string()).optional(),
  /** The attack of a sheet that it belongs to: its card offers damage, and that of damage whom it hits. Other rolls lack it. */
  from: z.object({ characterId: z.string(), itemId: z.string().nullable(), what: z.enum(['attack', 'damage']) }).optional(),
  /** How it went, where other rules say so than `degreeOf`. */
  outcome: z.enum(['success', 'failure', 'hit', 'miss', 'criticalHit']).optional(),
});
export type Roll = z.infer<typeof Roll>;
