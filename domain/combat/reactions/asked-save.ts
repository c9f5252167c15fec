import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { Roll } from '#domain/dice/roll.ts';
import { Ability } from '#domain/rules/combat-terms.ts';

/** A saving throw that the player of a hero is asked for. */
export const AskedSave = z.object({
  saverId: Id,
  ability: Ability,
  /** What is saved against. */
  cause: z.string().max(gameLimits.nameLength),
  /** What the save must reach; null where it is not told. */
  dc: z.int().nullable(),
  /** Whether everybody may know what it must reach: it is of a hero or of those whom one called. */
  isOpen: z.literal(true).optional(),
  /** What fell; null until it is rolled. */
  roll: Roll.nullable(),
});
export type AskedSave = z.infer<typeof AskedSave>;

/** The saves that a fight waits for, all asked at once, and until when; null for as long as it takes. */
export const OpenSaves = z.object({
  saves: z.array(AskedSave).min(1).max(gameLimits.combatants),
  /** The entry of the fight with which they were asked. */
  since: z.int().min(0),
  endsAt: z.iso.datetime().nullable(),
});
export type OpenSaves = z.infer<typeof OpenSaves>;

/** Whose saves were rolled, in the order in which they fell. */
export const RolledSaves = z.object({ savers: z.array(Id).min(1).max(gameLimits.combatants) });
export type RolledSaves = z.infer<typeof RolledSaves>;
