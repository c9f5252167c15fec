import rows from '#content/srd/equipment/weapons.json' with { type: 'json' };
import { z } from 'zod';
import { slugOf } from '#domain/srd/slug.ts';
import { masteryNames, weaponProperties } from '#domain/rules/weapon-terms.ts';
import type { MasteryName, WeaponProperty } from '#domain/rules/weapon-terms.ts';

const damageTypes = ['bludgeoning', 'piercing', 'slashing'] as const;

/** What a trained hand does with a weapon beside the damage, in our own words. */
export const masteries = {
  cleave: 'On a hit, another creature beside the first can be struck too, once a turn.',
  graze: 'A miss still deals damage equal to the ability modifier.',
  nick: 'The extra attack of a light weapon is part of the attack action.',
  push: 'On a hit, pushes a creature up to Large 10 feet away.',
  sap: 'On a hit, the target has disadvantage on its next attack.',
  slow: 'On a hit that hurts, the target is 10 feet slower until your next turn.',
  topple: 'On a hit, the target saves with constitution or falls prone.',
  vex: 'On a hit that hurts, you have advantage on your next attack against the target.',
} as const satisfies Record<MasteryName, string>;
export type Mastery = MasteryName;

export interface Weapon {
  id: string;
  name: string;
  training: 'simple' | 'martial';
  reach: 'melee' | 'ranged';
  /** Dice as written, or a plain number as of the blowgun. */
  damage: string;
  damageType: (typeof damageTypes)[number];
  /** Dice when a versatile weapon is held in both hands. */
  twoHandedDamage: string | null;
  properties: readonly WeaponProperty[];
  /** Feet without and with disadvantage, for what is shot or thrown. */
  range: { normal: number; long: number } | null;
  mastery: Mastery;
  /** Pounds. */
  weight: number;
  /** Copper pieces. */
  cost: number;
}

const Feet = z.int().min(5);

/** What is written down of a weapon in `content/srd/equipment/weapons.json`. */
export const WeaponFacts = z.object({
  name: z.string().min(1),
  training: z.enum(['simple', 'martial']),
  reach: z.enum(['melee', 'ranged']),
  damage: z.string().regex(/^\d+(d\d+)?$/, 'damage looks like 1d8, or like 1'),
  damageType: z.enum(damageTypes),
  twoHandedDamage: z
    .string()
    .regex(/^\d+d\d+$/, 'damage looks like 1d10')
    .optional(),
  properties: z.array(z.enum(weaponProperties)),
  range: z.object({ normal: Feet, long: Feet }).optional(),
  mastery: z.enum(masteryNames),
  weight: z.number().min(0),
  cost: z.int().min(0),
});
export type WeaponFacts = z.infer<typeof WeaponFacts>;

/** Weapons of SRD 5.2. */
export const weapons: readonly Weapon[] = rows.map(({ twoHandedDamage = null, range = null, ...facts }) => ({
  ...facts,
  id: slugOf(facts.name),
  twoHandedDamage,
  range,
}));

export function findWeapon(id: string | null): Weapon | undefined {
  return weapons.find((weapon) => weapon.id === id);
}
