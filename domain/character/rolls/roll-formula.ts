import { rollDice } from '#domain/dice/dice.ts';
import { parseKnownDice, rollExpression, rollOf } from '#domain/dice/expression/expression.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { splitFormula } from '#domain/rules/activity/formulas/split-formula.ts';

/** Rolls a formula whose names are reckoned: one roll for each kind of die, the first with the number; no roll where there are no dice. */
export function rollFormula(dice: Dice, formula: string, label: string): { total: number; rolls: Roll[] } {
  const { number, dice: terms } = splitFormula(formula);
  const thrown = terms.filter((term) => !term.startsWith('-')).map((term) => rollDice(dice, term, label));
  const rolls = thrown.map((roll, index) => (index === 0 ? { ...roll, modifier: number, total: roll.total + number } : roll));
  const total = rolls.length === 0 ? number : rolls.reduce((sum, roll) => sum + roll.total, 0);
  return { total: Math.max(0, total), rolls };
}

/** Rolls a formula without names as one roll, of whatever dice: how many charges come back. */
export function rollCount(dice: Dice, formula: string, label: string): { total: number; rolls: Roll[] } {
  const parsed = parseKnownDice(formula);
  if (!parsed.ok) return { total: 0, rolls: [] };
  const roll = rollOf({ ...rollExpression(dice, parsed.value), label });
  return { total: Math.max(0, roll.total), rolls: [roll] };
}
