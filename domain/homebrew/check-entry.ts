import type { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
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
  said: string | number;
}

/** Every text and number below a value, with where it stands. */
function* wordsIn(value: unknown, path: PropertyKey[] = []): Generator<Place> {
  if (typeof value === 'string' || typeof value === 'number') yield { path, said: value };
  else if (Array.isArray(value)) for (const [at, each] of value.entries()) yield* wordsIn(each, [...path, at]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) yield* wordsIn(each, [...path, key]);
}

/** Fields of changes that hold an armor class, which content does not bound. */
const armorFields = new Set<PropertyKey>(['base', 'least']);

function problemOf({ path, said }: Place): string | null {
  const field = path.at(-1);
  if (typeof said === 'number') {
    const isArmor = field !== undefined && armorFields.has(field);
    return isArmor && (said < 0 || said > gameLimits.armorClass) ? `This is a number from 0 to ${gameLimits.armorClass}.` : null;
  }
  if (!isWritable(said)) return 'This text contains a character that cannot be stored. Remove it and try again.';
  const isFormula = typeof field === 'string' && formulaFields.has(field) && said !== 'all' && said !== 'any' && said !== 'area';
  return isFormula ? problemOfFormula(said, field === 'perSlot' ? limits.homebrewSlotDice : undefined) : null;
}

/** Everything in a value that is beyond what the editor of homebrew lets somebody write, with where it stands. */
export function problemsIn(value: unknown): { path: PropertyKey[]; problem: string }[] {
  return [...wordsIn(value)].flatMap((place) => {
    const problem = problemOf(place);
    return problem === null ? [] : [{ path: place.path, problem }];
  });
}

/** Holds an entry to what the schemas of content leave open: dice that anybody may roll, texts that can be stored, a size. */
export function checkEntry(entry: object, context: z.core.$RefinementCtx): void {
  const add = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  for (const { path, problem } of problemsIn(entry)) add(path, problem);
  const length = JSON.stringify(entry).length;
  if (length > limits.homebrewEntryLength) add(['text'], `This entry is too long: ${length} of ${limits.homebrewEntryLength} characters.`);
}
