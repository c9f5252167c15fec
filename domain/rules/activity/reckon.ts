import { parseFormula } from './formulas/parse-formula.ts';

// Without a validator, so that a browser can read what effects change; `formula.ts` has the schema.

/** What the names of a formula stand for: numbers, or dice where a feature grows by them. */
export type FormulaValues = Readonly<Record<string, number | string>>;

interface Sum {
  dice: Map<number, number>;
  number: number;
}

function addTerms(sum: Sum, formula: string, factor: number, values: FormulaValues): boolean {
  for (const term of parseFormula(formula) ?? []) {
    const times = factor * term.sign * term.times;
    if (term.kind === 'dice') sum.dice.set(term.sides, (sum.dice.get(term.sides) ?? 0) + times * term.count);
    else if (term.kind === 'number') sum.number += times * term.value;
    else {
      const value = values[term.name];
      if (value === undefined) return false;
      if (typeof value === 'number') sum.number += times * value;
      else if (!addTerms(sum, value, times, {})) return false;
    }
  }
  return true;
}

/**
 * A formula with every name replaced by what it stands for, as dice and one number: `2d8+@ability` is `2d8+3`, `5*@level` is `25`,
 * `@sneakAttack` is `3d6`. Null when a name stands for nothing.
 */
export function reckonFormula(formula: string, values: FormulaValues): string | null {
  const sum: Sum = { dice: new Map(), number: 0 };
  if (!addTerms(sum, formula, 1, values)) return null;
  const parts: string[] = [];
  for (const sides of [...sum.dice.keys()].toSorted((a, b) => b - a)) {
    const count = sum.dice.get(sides) ?? 0;
    if (count !== 0) parts.push(`${count < 0 ? '-' : '+'}${Math.abs(count)}d${sides}`);
  }
  if (sum.number !== 0 || parts.length === 0) parts.push(`${sum.number < 0 ? '-' : '+'}${Math.abs(sum.number)}`);
  return parts.join('').replace(/^\+/, '');
}

/** What is rolled for the table, reckoned; a face that does not count is rolled again until another falls. Null when a name stands for nothing. */
export function reckonTableRoll({ formula, again }: { formula: string; again?: number | undefined }, values: FormulaValues): string | null {
  const reckoned = reckonFormula(formula, values);
  return again === undefined || reckoned === null ? reckoned : reckoned.replaceAll(/\d+d\d+/g, `$&rr=${again}`);
}
