import type { Dice } from '#domain/dice/dice.ts';
import { doubleDice, parseKnownDice, rollExpression, rollOf } from '#domain/dice/expression.ts';
import type { DiceResult } from '#domain/dice/refusals.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import type { Damage } from './attack-data.ts';

/** Damage of one kind that was rolled, with its card. */
export interface RolledDamage {
  amount: number;
  type: Damage['type'];
  roll: Roll;
}

/** Rolls damage of one kind, never below nothing; a critical hit rolls every die twice. Refuses dice that cannot be read. */
export function rollDamageOf(dice: Dice, { dice: text, type }: Damage, label: string, critical: boolean): DiceResult<RolledDamage> {
  const parsed = parseKnownDice(text);
  if (!parsed.ok) return parsed;
  const rolled = rollExpression(dice, critical ? doubleDice(parsed.value) : parsed.value);
  return yes({ amount: Math.max(0, rolled.total), type, roll: rollOf({ ...rolled, label }) });
}
