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
  closingExpected: 'At character {at}: expected “{closing}” but found {found}.',
  sidesExpected: 'At character {at}: expected a number of sides but found {found}.',
  operatorExpected: 'At character {at}: expected “+”, “-”, “*”, “/” or “# what it is for” but found {found}.',
  countNotFixed: 'At character {at}: how many dice are rolled must be a number, not a roll.',
  divisorCouldBeZero: 'At character {at}: what is divided by could be 0.',
  testExpected: 'At character {at}: expected a number or a test such as “<3” after “{after}” but found {found}.',
  numberExpected: 'At character {at}: expected a number after “{after}” but found {found}.',
  saidAlready: 'At character {at}: “{written}” says again what is said already.',
  rerollsNoneOrAll: 'At character {at}: “{written}” would reroll none or all.',
  explodesNeverOrAlways: 'At character {at}: “{written}” would explode never or always.',
  noSuchFace: 'At character {at}: “{written}” names a face that the die does not have.',
  leastAboveMost: 'At character {at}: the lowest face that counts is above the highest.',
  cannotKeep: 'At character {at}: of {count} dice, “{written}” cannot keep {chosen}.',
  cannotDrop: 'At character {at}: of {count} dice, “{written}” cannot drop {chosen}.',
  cannotKeepRolls: 'At character {at}: of {count} rolls, “{written}” cannot keep {chosen}.',
  cannotDropRolls: 'At character {at}: of {count} rolls, “{written}” cannot drop {chosen}.',
  failuresWithoutSuccesses: 'At character {at}: failures are taken off successes. Say first what a success is, such as “cs>=5”.',
  needsOneD20: 'At character {at}: advantage and disadvantage need exactly one d20 in the roll.',
  needsPlainD20: 'At character {at}: advantage and disadvantage need a plain d20.',
  unknownReference: 'At character {at}: the sheet has no “@{name}”. It has {names}.',
  needsSheet: 'At character {at}: “@{name}” is a number of a character, and there is none here.',
  notOnSheet: 'At character {at}: this character has no “@{name}”.',
  otherDialect: 'At character {at}: “{written}” is written “{here}” here.',
} as const;

export type DiceRefusalCode = keyof typeof catalogue;
/** What written dice lead to, or why they cannot be rolled. */
export type DiceResult<Value> = Result<Value, DiceRefusalCode>;

/** Refuses written dice, with all that the sentence of the code has places for. */
export const refuseDice = refuseIn<typeof catalogue>();

/** Says why written dice cannot be rolled. Where nothing more is written, an empty `found` is the end. */
export function tellDiceRefusal({ code, slots }: Refused<DiceRefusalCode>): string {
  const { found } = slots;
  const seen = found === '' ? 'the end' : `“${found}”`;
  return fillSentence(catalogue[code], { ...slots, found: seen });
}
