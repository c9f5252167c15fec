import type { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { problemOfFormula } from './formula-problem.ts';

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
