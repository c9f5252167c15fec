import { z } from 'zod';
import { Ability, Advantage, DamageType } from '#domain/rules/combat-terms.ts';
import { Id } from '#domain/ids.ts';

/** A hit with a weapon, as far as it says what can still be added to it. */
const WeaponHit = z.object({
  /** With what kind of attack. */
  form: z.object({
    ranged: z.boolean(),
    spell: z.boolean(),
    ability: Ability.optional(),
    finesse: z.boolean().optional(),
    unarmed: z.boolean().optional(),
    pact: z.literal(true).optional(),
    itemId: z.string().nullable().optional(),
  }),
  /** The type of the weapon's damage. */
  type: DamageType.nullable(),
  /** Names of what went with it, or was added. */
  riders: z.array(z.string()),
  /** How the d20 of the attack fell; left out by earlier builds. */
  advantage: Advantage.optional(),
  /** Whether somebody was there who could be the ally beside the target that some features ask for; left out by earlier builds. */
  ally: z.boolean().optional(),
  /** Whether one of them stood beside the target; left out where no battle map tells it. */
  allyNear: z.boolean().optional(),
});

/** Something that somebody did in the turn that goes on, and that another of their features may follow. */
export const Happening = z.object({
  by: Id,
  kind: z.enum(['used', 'hit']),
  /** A feature or spell by its id, with that of its activity behind it; `attack` for one with a weapon. */
  what: z.string(),
  /** What of the turn it took; null for a hit, and for what took neither. */
  takes: z.enum(['action', 'bonusAction']).nullable(),
  /** Whom a hit hit. */
  targetId: Id.nullable(),
  critical: z.boolean(),
  /** Spells of whoever hit that mark the one who was hit. */
  marks: z.array(z.string()).optional(),
  /** Who failed the save that something asked for; left out where it asked for none. */
  failed: z.array(Id).optional(),
  /** Of a hit with a weapon: what can be added to it. */
  hit: WeaponHit.optional(),
  /** What followed it already. */
  followedBy: z.array(z.string()),
});
export type Happening = z.infer<typeof Happening>;
