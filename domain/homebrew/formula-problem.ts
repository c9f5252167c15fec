import { limits } from '#domain/limits/limits.ts';
import { abilities } from '#domain/rules/ability.ts';
import { parseFormula } from '#domain/rules/activity/formulas/parse-formula.ts';
import type { FormulaTerm } from '#domain/rules/activity/formulas/parse-formula.ts';

// Without a validator, so that the editor can say at once what is wrong.

/** What a formula can name: values that sheets and stat blocks have. */
const names = new Set<string>([...abilities, 'ability', 'level', 'proficiency', 'slot', 'speed', 'halfSpeed', 'raisedScore']);

function problemOfTerm(term: FormulaTerm): string | null {
  if (term.times > limits.homebrewFormulaTimes) return `A value counts at most ${limits.homebrewFormulaTimes} times.`;
  if (term.kind === 'dice')
    return term.sides < 2 || term.sides > limits.homebrewFormulaSides ? `A die has 2 to ${limits.homebrewFormulaSides} sides.` : null;
  if (term.kind === 'number')
    return term.value * term.times > limits.homebrewFormulaNumber ? `A number is at most ${limits.homebrewFormulaNumber}.` : null;
  return names.has(term.name) ? null : `There is no value called @${term.name}.`;
}

/** What is wrong with a formula that somebody typed; null when nothing is. */
export function problemOfFormula(text: string, mostDice: number = limits.homebrewFormulaDice): string | null {
  const terms = parseFormula(text);
  if (!terms) return 'Write dice, numbers and values such as 2d8+@ability.';
  if (terms.length > limits.homebrewFormulaTerms) return `A formula has at most ${limits.homebrewFormulaTerms} parts.`;
  const dice = terms.reduce((sum, term) => (term.kind === 'dice' ? sum + term.count * term.times : sum), 0);
  if (dice > mostDice) return `At most ${mostDice} dice can be rolled at once.`;
  return terms.map(problemOfTerm).find((problem) => problem !== null) ?? null;
}
