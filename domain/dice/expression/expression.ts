import type { Dice } from '#domain/dice/dice.ts';
import { explainInWords } from '#domain/dice/explain.ts';
import { parseDice } from './expression-parse.ts';
import { isPlainSum, rollExpression } from './expression-roll.ts';
import type { RolledExpression } from './expression-roll.ts';
import type { DiceExpression } from './expression-tree.ts';
import type { DiceResult } from '#domain/dice/refusals.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';

export { diceOfCommand } from '#domain/dice/command.ts';
export { parseDice, parseKnownDice } from './expression-parse.ts';
export { diceBudget, doubleDice } from './expression-tree.ts';
export { boundsOf } from './expression-bounds.ts';
export { tellDiceRefusal } from '#domain/dice/refusals.ts';
export { rollExpression } from './expression-roll.ts';
export type { RolledExpression } from './expression-roll.ts';

/** Rolls written dice such as `4d6kh3 + 2`, `(2d6+1)*2`, `1d20+5 advantage` or `8d6 # fireball`. Refuses, and never throws an error. */
export function rollText(dice: Dice, text: string): DiceResult<RolledExpression> {
  const parsed = parseDice(text);
  return parsed.ok ? yes(rollExpression(dice, parsed.value)) : parsed;
}

/** A roll as its card shows it: all faces, the kept ones, and what was added besides. */
export function rollOf({ label, text, pools, total }: RolledExpression, against: number | null = null): Roll {
  const faces = pools.flatMap((pool) => pool.faces);
  const kept = faces.filter((each) => each.fate === 'kept').map((each) => each.face);
  const dice = pools.map((pool) => `${pool.faces.length}d${pool.isFate ? 'F' : pool.sides}`).join('+');
  const modifier = total - kept.reduce((sum, face) => sum + face, 0);
  return { label: label ?? text, dice, faces: faces.map((each) => each.face), kept, modifier, total, against };
}

/** The same with its explanation, where faces and a number that is added do not say how it came to its total. */
export function explainedRoll(expression: DiceExpression, rolled: RolledExpression): Roll {
  const roll = rollOf(rolled);
  return isPlainSum(expression.node) ? roll : { ...roll, explained: explainInWords(expression, rolled) };
}
