import { z } from 'zod';
import { DamageType } from '#domain/rules/combat-terms.ts';
import { ContentId } from '#domain/limits/game-values.ts';

/** The weapon that an effect is laid on, among those that its bearer carries. */
export const WeaponWanted = z.object({
  /** Weapons by their ids in the catalogue; any where it is left out. */
  kinds: z.array(ContentId).min(1).optional(),
  reach: z.literal('melee').optional(),
  /** Types of damage, of which its own must be one. */
  types: z.array(DamageType).min(1).optional(),
  held: z.literal(true).optional(),
  /** Whether it must be magical, or must not be. */
  magical: z.boolean().optional(),
  /** A weapon that nobody carries yet can come about, a Simple or Martial one of this reach; it is gone with the effect. */
  conjures: z.literal('melee').optional(),
});
export type WeaponWanted = z.infer<typeof WeaponWanted>;
