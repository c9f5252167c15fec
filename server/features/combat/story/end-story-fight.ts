import { isKnockedOut } from '#domain/combat/effects/weapons/knock-out.ts';
import { isDown, isWaiting } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';
import { endFight } from '#server/features/combat/steps/end-fight.ts';

/** Whether one side of a fight is beaten: no foe is left, or no hero stands or may still rise. */
function isDecided({ combatants }: Combat): boolean {
  const isFoe = combatants.some((one) => one.side === 'foes' && !one.dead && !isKnockedOut(one));
  return !isFoe || !combatants.some((one) => one.kind === 'hero' && !one.dead && !(isDown(one) && one.stable));
}

/** Ends a fight that began in the story once one side is beaten. */
export async function endStoryFight(transaction: CombatTransaction): Promise<void> {
  const { combat } = transaction.fight.entry;
  if (combat.fromStory === undefined || combat.phase !== 'running' || isWaiting(combat) || !isDecided(combat)) return;
  await endFight(transaction, 'narrator', []);
}
