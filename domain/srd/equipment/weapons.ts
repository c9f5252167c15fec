import { numberIn, oneOf, readTable, slugOf, someOf } from '#domain/srd/read-table.ts';

const properties = ['ammunition', 'finesse', 'heavy', 'light', 'loading', 'reach', 'thrown', 'two-handed', 'versatile'] as const;
export type WeaponProperty = (typeof properties)[number];
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
} as const;
export type Mastery = keyof typeof masteries;
const masteryNames: readonly Mastery[] = ['cleave', 'graze', 'nick', 'push', 'sap', 'slow', 'topple', 'vex'];

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

const table = `
Club           | simple  | melee  | 1d4  | bludgeoning |      | light                         |         | slow   |  2    |    10
Dagger         | simple  | melee  | 1d4  | piercing    |      | finesse, light, thrown        | 20/60   | nick   |  1    |   200
Greatclub      | simple  | melee  | 1d8  | bludgeoning |      | two-handed                    |         | push   | 10    |    20
Handaxe        | simple  | melee  | 1d6  | slashing    |      | light, thrown                 | 20/60   | vex    |  2    |   500
Javelin        | simple  | melee  | 1d6  | piercing    |      | thrown                        | 30/120  | slow   |  2    |    50
Light Hammer   | simple  | melee  | 1d4  | bludgeoning |      | light, thrown                 | 20/60   | nick   |  2    |   200
Mace           | simple  | melee  | 1d6  | bludgeoning |      |                               |         | sap    |  4    |   500
Quarterstaff   | simple  | melee  | 1d6  | bludgeoning | 1d8  | versatile                     |         | topple |  4    |    20
Sickle         | simple  | melee  | 1d4  | slashing    |      | light                         |         | nick   |  2    |   100
Spear          | simple  | melee  | 1d6  | piercing    | 1d8  | thrown, versatile             | 20/60   | sap    |  3    |   100
Dart           | simple  | ranged | 1d4  | piercing    |      | finesse, thrown               | 20/60   | vex    |  0.25 |     5
Light Crossbow | simple  | ranged | 1d8  | piercing    |      | ammunition, loading, two-handed | 80/320 | slow  |  5    |  2500
Shortbow       | simple  | ranged | 1d6  | piercing    |      | ammunition, two-handed        | 80/320  | vex    |  2    |  2500
Sling          | simple  | ranged | 1d4  | bludgeoning |      | ammunition                    | 30/120  | slow   |  0    |    10
Battleaxe      | martial | melee  | 1d8  | slashing    | 1d10 | versatile                     |         | topple |  4    |  1000
Flail          | martial | melee  | 1d8  | bludgeoning |      |                               |         | sap    |  2    |  1000
Glaive         | martial | melee  | 1d10 | slashing    |      | heavy, reach, two-handed      |         | graze  |  6    |  2000
Greataxe       | martial | melee  | 1d12 | slashing    |      | heavy, two-handed             |         | cleave |  7    |  3000
Greatsword     | martial | melee  | 2d6  | slashing    |      | heavy, two-handed             |         | graze  |  6    |  5000
Halberd        | martial | melee  | 1d10 | slashing    |      | heavy, reach, two-handed      |         | cleave |  6    |  2000
Lance          | martial | melee  | 1d10 | piercing    |      | heavy, reach, two-handed      |         | topple |  6    |  1000
Longsword      | martial | melee  | 1d8  | slashing    | 1d10 | versatile                     |         | sap    |  3    |  1500
Maul           | martial | melee  | 2d6  | bludgeoning |      | heavy, two-handed             |         | topple | 10    |  1000
Morningstar    | martial | melee  | 1d8  | piercing    |      |                               |         | sap    |  4    |  1500
Pike           | martial | melee  | 1d10 | piercing    |      | heavy, reach, two-handed      |         | push   | 18    |   500
Rapier         | martial | melee  | 1d8  | piercing    |      | finesse                       |         | vex    |  2    |  2500
Scimitar       | martial | melee  | 1d6  | slashing    |      | finesse, light                |         | nick   |  3    |  2500
Shortsword     | martial | melee  | 1d6  | piercing    |      | finesse, light                |         | vex    |  2    |  1000
Trident        | martial | melee  | 1d8  | piercing    | 1d10 | thrown, versatile             | 20/60   | topple |  4    |   500
War Pick       | martial | melee  | 1d8  | piercing    | 1d10 | versatile                     |         | sap    |  2    |   500
Warhammer      | martial | melee  | 1d8  | bludgeoning | 1d10 | versatile                     |         | push   |  5    |  1500
Whip           | martial | melee  | 1d4  | slashing    |      | finesse, reach                |         | slow   |  3    |   200
Blowgun        | martial | ranged | 1    | piercing    |      | ammunition, loading           | 25/100  | vex    |  1    |  1000
Hand Crossbow  | martial | ranged | 1d6  | piercing    |      | ammunition, light, loading    | 30/120  | vex    |  3    |  7500
Heavy Crossbow | martial | ranged | 1d10 | piercing    |      | ammunition, heavy, loading, two-handed | 100/400 | push | 18 | 5000
Longbow        | martial | ranged | 1d8  | piercing    |      | ammunition, heavy, two-handed | 150/600 | slow   |  2    |  5000
Musket         | martial | ranged | 1d12 | piercing    |      | ammunition, loading, two-handed | 40/120 | slow  | 10    | 50000
Pistol         | martial | ranged | 1d10 | piercing    |      | ammunition, loading           | 30/90   | vex    |  3    | 25000
`;

function rangeIn(cell = ''): Weapon['range'] {
  const [normal, long] = cell.split('/');
  return cell === '' ? null : { normal: numberIn(normal), long: numberIn(long) };
}

/** Weapons of SRD 5.2. Columns: name, training, reach, damage, its type, in both hands, properties, feet, mastery, pounds, copper. */
export const weapons: readonly Weapon[] = readTable(table, 11).map(
  ([name = '', training, reach, damage = '', type, both, has, feet, mastery, weight, cost]) => ({
    id: slugOf(name),
    name,
    training: oneOf(['simple', 'martial'], training),
    reach: oneOf(['melee', 'ranged'], reach),
    damage,
    damageType: oneOf(damageTypes, type),
    twoHandedDamage: both || null,
    properties: someOf(properties, has),
    range: rangeIn(feet),
    mastery: oneOf(masteryNames, mastery),
    weight: numberIn(weight),
    cost: numberIn(cost),
  }),
);

export function findWeapon(id: string | null): Weapon | undefined {
  return weapons.find((weapon) => weapon.id === id);
}
