import type { Dice } from './dice.ts';
import { explainedRoll, parseDice, rollExpression } from '#domain/dice/expression/expression.ts';
import { countDice } from '#domain/dice/expression/expression-tree.ts';
import type { Roll } from './roll.ts';

const inline = /\[\[([^[\]]+(?:\[[^[\]]*\][^[\]]*)*)\]\]/g;

/** Whether words may hold a roll: most do not. */
export const mayHoldRolls = (words: string): boolean => words.includes('[[');

/**
 * Words with the rolls in them rolled: `I hit for [[1d8+3]]` becomes `I hit for 7`, with its card. What cannot be read as dice, such as a
 * link to an entry, stays as it stands, and so do rolls beyond `most`.
 */
export function rollInline(dice: Dice, words: string, most: number): { words: string; rolls: Roll[] } {
  const rolls: Roll[] = [];
  if (!mayHoldRolls(words)) return { words, rolls };
  const said = words.replaceAll(inline, (whole, text: string) => {
    const parsed = parseDice(text);
    if (!parsed.ok || countDice(parsed.value.node) === 0 || rolls.length === most) return whole;
    const roll = explainedRoll(parsed.value, rollExpression(dice, parsed.value));
    rolls.push(roll);
    return `${roll.total}`;
  });
  return { words: said, rolls };
}
