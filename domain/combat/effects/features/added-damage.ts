import type { Draft } from '#domain/combat/draft.ts';
import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import { rollDamage } from '#domain/combat/effects/roll-damage-parts.ts';
import type { Damage } from '#domain/rules/attack-data.ts';

/** Rolls damage that an effect adds; dice with a minus are taken away. */
export function rollAddedDamage(draft: Draft, { dice, type }: Damage, label: string, critical: boolean): ReturnType<typeof rollDamage> {
  if (!dice.startsWith('-')) return rollDamage(draft, [{ dice, type }], label, critical);
  const { damageRolls, rolls } = rollDamage(draft, [{ dice: dice.slice(1), type }], label, false);
  return { damageRolls: damageRolls.map((each) => ({ ...each, amount: -each.amount })), rolls };
}

/** Damage with what is taken away from it, type by type from the first, before resistances count. */
export function lessened(rolls: readonly DamageAmount[]): DamageAmount[] {
  let less = rolls.reduce((sum, { amount }) => (amount < 0 ? sum - amount : sum), 0);
  return rolls
    .filter(({ amount }) => amount >= 0)
    .map((each) => {
      const taken = Math.min(each.amount, less);
      less -= taken;
      return { ...each, amount: each.amount - taken };
    });
}
