import { CombatRefusal } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import { tellDiceRefusal } from '#domain/dice/expression/expression.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Damage } from '#domain/rules/attack-data.ts';
import { rollDamageOf } from '#domain/rules/roll-damage.ts';
import type { DamageAmount } from './damage-amount.ts';

/** Rolls damage of several kinds, each with its own card; a critical hit rolls every die twice. With `raisesLow` a die of 1 or 2 counts as 3. */
export function rollDamage(
  draft: Draft,
  damage: readonly Damage[],
  label: string,
  critical: boolean,
  raisesLow = false,
): { damageRolls: DamageAmount[]; rolls: Roll[] } {
  const each = damage.map((part) => {
    const rolled = rollDamageOf(draft.dice, part, `${label}: ${part.type} damage`, critical, raisesLow);
    if (!rolled.ok) throw new CombatRefusal(refuseCombat('diceUnreadable', { problem: tellDiceRefusal(rolled.refused) }));
    return rolled.value;
  });
  return { damageRolls: each.map(({ amount, type }) => ({ amount, type })), rolls: each.map(({ roll }) => roll) };
}
