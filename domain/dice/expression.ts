import { z } from 'zod';
import type { Dice } from './dice.ts';
import { parseDice } from './expression-parse.ts';
import { RolledExpression, rollExpression } from './expression-roll.ts';
import { tellDiceRefusal } from './refusals.ts';
import type { DiceResult } from './refusals.ts';
import type { Roll } from './roll.ts';
import { yes } from '#domain/result.ts';

export { diceOfCommand } from './command.ts';
export { diceBudget, parseDice, parseKnownDice } from './expression-parse.ts';
export { boundsOf, doubleDice } from './expression-tree.ts';
export { tellDiceRefusal } from './refusals.ts';
export { RolledExpression, rollExpression } from './expression-roll.ts';

/** Rolls written dice such as `4d6kh3 + 2`, `(2d6+1)*2`, `1d20+5 advantage` or `8d6 # fireball`. Refuses, and never throws an error. */
export function rollText(dice: Dice, text: string): DiceResult<RolledExpression> {
  const parsed = parseDice(text);
  return parsed.ok ? yes(rollExpression(dice, parsed.value)) : parsed;
}

/** Written dice that can be rolled, within the budget. */
export const DiceExpressionText = z.string().superRefine((text, context) => {
  const parsed = parseDice(text);
  if (!parsed.ok) context.addIssue({ code: 'custom', message: tellDiceRefusal(parsed.refused) });
});

/** A roll as its card shows it: all faces, the kept ones, and what was added besides. */
export function rollOf({ label, text, pools, total }: RolledExpression, against: number | null = null): Roll {
  const faces = pools.flatMap((pool) => pool.faces);
  const kept = faces.filter((each) => each.fate === 'kept').map((each) => each.face);
  const dice = pools.map((pool) => `${pool.faces.length}d${pool.sides}`).join('+');
  const modifier = total - kept.reduce((sum, face) => sum + face, 0);
  return { label: label ?? text, dice, faces: faces.map((each) => each.face), kept, modifier, total, against };
}
