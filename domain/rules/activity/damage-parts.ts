import type { Damage } from '#domain/rules/attack-data.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { Activity } from './activity.ts';
import { grownFormula } from './grown-formula.ts';
import type { Growing } from './grown-formula.ts';

export type DamagePart = NonNullable<Extract<Activity, { kind: 'attack' }>['damage']>[number];

/** The type of damage that is dealt: the one chosen where there are several, else the first. */
function typeOf({ types }: DamagePart, chosen: DamageType | null): DamageType {
  return (chosen !== null && types.includes(chosen) ? chosen : types[0]) ?? 'force';
}

/** The damage that an activity always deals, as it is rolled now; what is dealt only at times (`when`) is left to the table. */
export function damageNow(parts: readonly DamagePart[], growing: Growing, level: number, chosen: DamageType | null): Damage[] {
  const sure = parts.filter(({ when }) => when === undefined);
  return sure.map((part) => ({ dice: grownFormula(part, growing, level), type: typeOf(part, chosen) }));
}

/** Types of damage of which one is chosen at use: its own, or those of its area that stays. */
export function damageChoicesOf(activity: Activity, stays?: Activity): DamageType[] {
  const parts = 'damage' in activity ? (activity.damage ?? []) : [];
  const own = parts.find(({ types, sameType }) => types.length > 1 && sameType !== true)?.types ?? [];
  return own.length === 0 && stays ? damageChoicesOf(stays) : own;
}

/** Types that an attack may deal in place of the weapon's own. */
export const lentTypesOf = (activity: Activity): DamageType[] => (activity.kind === 'attack' ? (activity.attack.types ?? []) : []);
