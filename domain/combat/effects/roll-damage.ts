import { CombatRefusal } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import { doubleDice, parseKnownDice, rollExpression, rollOf, tellDiceRefusal } from '#domain/dice/expression.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Damage } from '#domain/rules/attack-data.ts';
import type { DamageRoll } from './damage.ts';

/** Rolls damage of several kinds, each with its own card; a critical hit rolls every die twice. */
export function rollDamage(
  draft: Draft,
  damage: readonly Damage[],
  label: string,
  critical: boolean,
): { damageRolls: DamageRoll[]; rolls: Roll[] } {
  const each = damage.map(({ dice, type }) => {
    const parsed = parseKnownDice(dice);
    if (!parsed.ok) throw new CombatRefusal(refuseCombat('diceUnreadable', { problem: tellDiceRefusal(parsed.refused) }));
    const { value: expression } = parsed;
    const rolled = rollExpression(draft.dice, critical ? doubleDice(expression) : expression);
    return { damageRoll: { amount: Math.max(0, rolled.total), type }, roll: rollOf({ ...rolled, label: `${label}: ${type} damage` }) };
  });
  return { damageRolls: each.map(({ damageRoll }) => damageRoll), rolls: each.map(({ roll }) => roll) };
}
