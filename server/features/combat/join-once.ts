import type { CombatantProfile } from '#domain/combat/state.ts';
import { recordStep } from './record-step.ts';
import type { CombatTransaction } from './combat-transaction.ts';
import { publishCombatResult } from './publish-combat-result.ts';

/** Newcomers join a fight together. Where the first of them stands in it, they have joined already and nothing changes. */
export async function joinOnce(transaction: CombatTransaction, newcomers: readonly CombatantProfile[]): Promise<void> {
  if (transaction.fight.entry.combat.combatants.some(({ id }) => id === newcomers[0]?.id)) return;
  for (const profile of newcomers) await recordStep(transaction, transaction.actor, { name: 'join', profile });
  await publishCombatResult(transaction);
}
