import type { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { parseFormula } from '#domain/rules/activity/reckon.ts';
import type { FormulaTerm } from '#domain/rules/activity/reckon.ts';
import { abilities } from '#domain/rules/ability.ts';

/** Fields of activities and effects that hold formulas. */
const formulaFields = new Set([
  'add',
  'amount',
  'count',
  'formula',
  'formulaDc',
  'heal',
  'less',
  'most',
  'perSlot',
  'regains',
  'temporaryHitPoints',
]);
/** What a formula can name: values that sheets and stat blocks have. */
const names = new Set<string>([...abilities, 'ability', 'level', 'proficiency', 'slot']);

interface Place {
  path: PropertyKey[];
  text: string;
}

/** Every text below a value, with where it stands. */
function* textsIn(value: unknown, path: PropertyKey[] = []): Generator<Place> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) for (const [at, each] of value.entries()) yield* textsIn(each, [...path, at]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* textsIn(each, [...path, key]);
}

function problemOfTerm(term: FormulaTerm): string | null {
  const { homebrewFormulaTimes, homebrewFormulaSides, homebrewFormulaNumber } = limits;
  if (term.times > homebrewFormulaTimes) return `A value counts at most ${homebrewFormulaTimes} times.`;
  if (term.kind === 'dice')
    return term.sides < 2 || term.sides > homebrewFormulaSides ? `A die has 2 to ${homebrewFormulaSides} sides.` : null;
  if (term.kind === 'number')
    return term.value * term.times > homebrewFormulaNumber ? `A number is at most ${homebrewFormulaNumber}.` : null;
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

/** Holds an entry to what the schemas of content leave open: dice that anybody may roll, texts that can be stored, a size. */
export function checkEntry(entry: object, context: z.core.$RefinementCtx): void {
  const add = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const { path, text } of textsIn(entry)) {
    if (!isWritable(text)) add(path, 'This text contains a character that cannot be stored. Remove it and try again.');
    const field = path.at(-1);
    const isFormula = typeof field === 'string' && formulaFields.has(field) && text !== 'all' && text !== 'any' && text !== 'area';
    const problem = isFormula ? problemOfFormula(text, field === 'perSlot' ? limits.homebrewSlotDice : undefined) : null;
    if (problem !== null) add(path, problem);
  }
  const length = JSON.stringify(entry).length;
  if (length > limits.homebrewEntryLength) add(['text'], `This entry is too long: ${length} of ${limits.homebrewEntryLength} characters.`);
}
