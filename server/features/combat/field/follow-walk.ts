import { cannotMove } from '#domain/combat/acts/refuse-act.ts';
import { isIncapacitated } from '#domain/combat/effects/condition.ts';
import type { CombatEntry } from '#domain/combat/log.ts';
import type { Combat } from '#domain/combat/state.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';

type Walked = Pick<CombatTransaction, 'tx' | 'campaignId'>;

/** Whether somebody was stopped on their way by what others did. */
function isStopped({ combatants }: Combat, id: string): boolean {
  const one = combatants.find((each) => each.id === id);
  return !one || one.dead || isIncapacitated(one) || cannotMove(one);
}

/** Has a token follow its walk in the fight: as far as the first reach that it leaves while somebody is asked, then to its end, unless it was stopped. */
export async function followWalk({ tx, campaignId }: Walked, { step, waits, combat }: CombatEntry): Promise<void> {
  if (step.name !== 'move') return;
  const isHeld = waits !== null || (step.leaves.length > 0 && isStopped(combat, step.actorId));
  await tableMap.walkToken(tx, { campaignId, mapId: step.mapId }, step.tokenId, isHeld ? step.way.slice(0, step.halt) : step.way);
}

/** Puts a token back to where its walk began, once that was taken back. */
export async function takeBackWalk({ tx, campaignId }: Walked, { step }: CombatEntry): Promise<void> {
  if (step.name === 'move') await tableMap.walkToken(tx, { campaignId, mapId: step.mapId }, step.tokenId, [step.from]);
}
