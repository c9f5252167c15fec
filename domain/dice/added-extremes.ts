import { boundsOf, parseKnownDice } from './expression/expression.ts';

/** The least and the most that dice can add; dice with a minus take away. */
export function extremesOf(formula: string): { minimum: number; maximum: number } {
  const isLess = formula.startsWith('-');
  const parsed = parseKnownDice(isLess ? formula.slice(1) : formula);
  if (!parsed.ok) return { minimum: 0, maximum: 0 };
  const { minimum, maximum } = boundsOf(parsed.value);
  return isLess ? { minimum: -maximum, maximum: -minimum } : { minimum, maximum };
}
