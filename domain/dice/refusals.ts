import { fillSentence, refuseIn } from '#domain/result.ts';
import type { Refused, Result } from '#domain/result.ts';

/** Why written dice cannot be rolled, in words; `at` counts characters from 1, and `found` is what stands there. */
const catalogue = {
  tooLong: 'At character {at}: a roll may have at most {most} characters.',
  tooManyTerms: 'At character {at}: a roll may hold at most {most} terms.',
  tooManyDice: 'At character {at}: a roll may use at most {most} dice.',
  totalTooLarge: 'At character {at}: the total could become too large.',
  numberTooLarge: 'At character {at}: a number may be at most {most}.',
  tooManySides: 'At character {at}: the sides of a die may be at most {most}.',
  tooFewSides: 'At character {at}: a die has at least 2 sides.',
  noDice: 'At character {at}: at least one die must be rolled.',
  termExpected: 'At character {at}: expected dice or a number but found {found}.',
  closingExpected: 'At character {at}: expected “)” but found {found}.',
  sidesExpected: 'At character {at}: expected a number of sides but found {found}.',
  operatorExpected: 'At character {at}: expected “+”, “-”, “*” or “# what it is for” but found {found}.',
  rerollExpected: 'At character {at}: expected “<” and a number after “ro” but found {found}.',
  explodesAlready: 'At character {at}: these dice explode already.',
  rerolledAlready: 'At character {at}: these dice are rerolled already.',
  rerollsNoneOrAll: 'At character {at}: “{written}” would reroll none or all.',
  chosenAlready: 'At character {at}: which dice count is said already.',
  cannotKeep: 'At character {at}: of {count} dice, “{written}” cannot keep {chosen}.',
  cannotDrop: 'At character {at}: of {count} dice, “{written}” cannot drop {chosen}.',
  needsOneD20: 'At character {at}: advantage and disadvantage need exactly one d20 in the roll.',
  needsPlainD20: 'At character {at}: advantage and disadvantage need a plain d20.',
} as const;

export type DiceRefusalCode = keyof typeof catalogue;
/** What written dice lead to, or why they cannot be rolled. */
export type DiceResult<Value> = Result<Value, DiceRefusalCode>;

/** Refuses written dice, with all that the sentence of the code has places for. */
export const refuseDice = refuseIn(catalogue);

/** Says why written dice cannot be rolled. Where nothing more is written, an empty `found` is the end. */
export function tellDiceRefusal({ code, slots }: Refused<DiceRefusalCode>): string {
  const { found } = slots;
  const seen = found === '' ? 'the end' : `“${found}”`;
  return fillSentence(catalogue[code], { ...slots, found: seen });
}
