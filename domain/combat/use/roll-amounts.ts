import { rollDamage } from '#domain/combat/effects/roll-damage-parts.ts';
import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { parseKnownDice, rollExpression, rollOf } from '#domain/dice/expression/expression.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { damageNow } from '#domain/rules/activity/damage-parts.ts';
import type { DamagePart } from '#domain/rules/activity/damage-parts.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { Casting } from './caster.ts';

export interface RolledDamage {
  damageRolls: DamageAmount[];
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
  return rollDamage(draft, damageNow(parts, casting, level, damageType), label, critical);
}

/** Rolls an amount of healing. */
export function rollAmount(draft: Draft, formula: string, label: string): { amount: number; roll: Roll } {
  const parsed = parseKnownDice(formula);
  if (!parsed.ok) throw new Error(`The formula ${formula} cannot be rolled.`);
  const rolled = rollExpression(draft.dice, parsed.value);
  return { amount: Math.max(0, rolled.total), roll: rollOf({ ...rolled, label }) };
}
