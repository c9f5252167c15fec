import { rollDamage } from '#domain/combat/effects/roll-damage.ts';
import type { DamageRoll } from '#domain/combat/effects/damage.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { parseDice, rollExpression, rollOf } from '#domain/dice/expression.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { Casting } from './caster.ts';

type DamagePart = NonNullable<Extract<Activity, { kind: 'attack' }>['damage']>[number];

/** What is added for slots above the spell's own level. */
function perSlot(formula: string | undefined, steps: number): string {
  return formula === undefined || steps <= 0 ? '' : `+${Array.from({ length: steps }, () => formula).join('+')}`;
}

/** A formula as it is rolled: grown by the slot and, for cantrips, by the caster's level, with every name reckoned. */
export function grownFormula(
  {
    formula,
    perSlot: more,
    everySlots = 1,
    cantrip,
  }: { formula: string; perSlot?: string | undefined; everySlots?: number | undefined; cantrip?: boolean | undefined },
  { slot, tier, values }: Casting,
  level: number,
): string {
  const steps = Math.floor((slot - level) / everySlots);
  const base = cantrip === true ? reckonFormula(Array.from({ length: tier }, () => formula).join('+'), values) : formula;
  return reckonFormula(`${base ?? formula}${perSlot(more, steps)}`, values) ?? formula;
}

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
  const parsed = parseDice(formula);
  if (!parsed.ok) throw new Error(`The formula ${formula} cannot be rolled.`);
  const rolled = rollExpression(draft.dice, parsed.expression);
  return { amount: Math.max(0, rolled.total), roll: rollOf({ ...rolled, label }) };
}
