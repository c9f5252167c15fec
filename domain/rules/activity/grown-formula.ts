import { reckonFormula } from './reckon.ts';
import type { FormulaValues } from './reckon.ts';
import type { Growth } from './strikes.ts';

/** By what a formula grows, and what its names stand for. */
export interface Growing extends Growth {
  values: FormulaValues;
}

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
    times,
  }: {
    formula: string;
    perSlot?: string | undefined;
    everySlots?: number | undefined;
    cantrip?: boolean | undefined;
    times?: string | undefined;
  },
  { slot, tier, values }: Growing,
  level: number,
): string {
  const steps = Math.floor((slot - level) / everySlots);
  const count = times === undefined ? (cantrip === true ? tier : 1) : Math.max(1, Number(reckonFormula(times, values)) || 1);
  const base = count > 1 ? reckonFormula(Array.from({ length: count }, () => formula).join('+'), values) : formula;
  return reckonFormula(`${base ?? formula}${perSlot(more, steps)}`, values) ?? formula;
}
