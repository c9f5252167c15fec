import { z } from 'zod';
import { Ability, words } from './combat-terms.ts';

/** A spell that a creature casts without slots. */
export const CreatureSpell = z.object({
  name: words(80).min(1),
  /** At which it is cast; 0 for a cantrip. */
  level: z.int().min(0).max(9),
  /** Times a day; null for at will. */
  uses: z.int().min(1).max(10).nullable(),
  /** Spells of one pool share their uses; null for uses of its own. */
  pool: words(80).min(1).nullable(),
  concentration: z.boolean(),
});
export type CreatureSpell = z.infer<typeof CreatureSpell>;

/** The spells of a creature, with what others save against and what it adds to spell attacks. */
export const Spellcasting = z.object({
  ability: Ability,
  dc: z.int().min(1).max(40),
  toHit: z.int().min(-10).max(30),
  spells: z.array(CreatureSpell).max(40),
});
export type Spellcasting = z.infer<typeof Spellcasting>;
