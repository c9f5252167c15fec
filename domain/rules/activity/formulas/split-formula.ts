import { parseFormula } from './parse-formula.ts';

/** A formula without names, as one number and the dice that are rolled with it, each as often and with the sign as written. */
export function splitFormula(formula: string): { number: number; dice: string[] } {
  const terms = parseFormula(formula) ?? [];
  const dice = terms.flatMap((term) =>
    term.kind === 'dice' ? [`${term.sign < 0 ? '-' : ''}${term.count * term.times}d${term.sides}`] : [],
  );
  const number = terms.reduce((sum, term) => (term.kind === 'number' ? sum + term.sign * term.times * term.value : sum), 0);
  return { number, dice };
}
