import type { Dice } from '#domain/dice/dice.ts';
import { doubleDice, parseKnownDice, rollExpression, rollOf } from '#domain/dice/expression/expression.ts';
import type { DiceResult } from '#domain/dice/refusals.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import { raisedBy } from './great-weapon-dice.ts';
import type { Damage } from './attack-data.ts';

/** Damage of one kind that was rolled, with its card. */
export interface RolledDamage {
  amount: number;
  type: Damage['type'];
  roll: Roll;
}

/** Rolls damage of one kind, never below nothing; a critical hit rolls every die twice, and with `raisesLow` a die of 1 or 2 counts as 3. Refuses dice that cannot be read. */
export function rollDamageOf(
  dice: Dice,
  { dice: text, type }: Damage,
  label: string,
  critical: boolean,
  raisesLow = false,
): DiceResult<RolledDamage> {
  const parsed = parseKnownDice(text);
  if (!parsed.ok) return parsed;
  const plain = rollExpression(dice, critical ? doubleDice(parsed.value) : parsed.value);
  const raised = raisesLow ? raisedBy(plain.pools.flatMap((pool) => pool.faces.map(({ face }) => face))) : 0;
  const total = plain.total + raised;
  return yes({ amount: Math.max(0, total), type, roll: rollOf({ ...plain, total, label }) });
}
