import { z } from 'zod';
import { parseDice } from './expression-parse.ts';
import { tellDiceRefusal } from '#domain/dice/refusals.ts';

/** Written dice that can be rolled, within the budget. */
export const DiceExpressionText = z.string().superRefine((text, context) => {
  const parsed = parseDice(text);
  if (!parsed.ok) context.addIssue({ code: 'custom', message: tellDiceRefusal(parsed.refused) });
});
