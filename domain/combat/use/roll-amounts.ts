import { rollDamage } from '#domain/combat/effects/roll-damage.ts';
import type { DamageRoll } from '#domain/combat/effects/damage.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { parseKnownDice, rollExpression, rollOf } from '#domain/dice/expression.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { Casting } from './caster.ts';
import { grownFormula } from './grown-formula.ts';

type DamagePart = NonNullable<Extract<Activity, { kind: 'attack' }>['damage']>[number];

/** The type of damage that is dealt: the one chosen where there are several, else the first. */
function typeOf({ types }: DamagePart, chosen: DamageType | null): DamageType | null {
  return (chosen !== null && types.includes(chosen) ? chosen : types[0]) ?? null;
}

export interface RolledDamage {
  damageRolls: DamageRoll[];
  rolls: Roll[];
}

/** Rolls the damage of an activity, part by part; what is dealt only at times (`when`) is left to the table. */
export function rollParts(
  draft: Draft,
  parts: readonly DamagePart[],
  {
    casting,
    level,
    label,
    critical,
    damageType,
  }: { casting: Casting; level: number; label: string; critical: boolean; damageType: DamageType | null },
): RolledDamage {
  const sure = parts.filter(({ when }) => when === undefined);
  return rollDamage(
    draft,
    sure.map((part) => ({ dice: grownFormula(part, casting, level), type: typeOf(part, damageType) ?? 'force' })),
    label,
    critical,
  );
}

/** Rolls an amount of healing. */
export function rollAmount(draft: Draft, formula: string, label: string): { amount: number; roll: Roll } {
  const parsed = parseKnownDice(formula);
  if (!parsed.ok) throw new Error(`The formula ${formula} cannot be rolled.`);
  const rolled = rollExpression(draft.dice, parsed.value);
  return { amount: Math.max(0, rolled.total), roll: rollOf({ ...rolled, label }) };
}
