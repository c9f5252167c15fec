import { cellsWalked } from '#domain/combat/acts/walk.ts';
import type { CombatEntry } from '#domain/combat/log.ts';
import { tableMap } from '#server/features/battle-maps/index.ts';
import type { CombatTransaction } from '#server/features/combat/combat-transaction.ts';

type Walked = Pick<CombatTransaction, 'tx' | 'campaignId'>;

/** Has a token follow its walk in the fight: as far as somebody may answer it while they are asked, then to its end, or to where it was stopped. */
export async function followWalk({ tx, campaignId }: Walked, { step, waits, combat }: CombatEntry): Promise<void> {
  if (step.name !== 'move') return;
  const way = step.way.slice(0, cellsWalked(step, combat, waits !== null));
  await tableMap.walkToken(tx, { campaignId, mapId: step.mapId }, step.tokenId, way);
}

/** Puts a token back to where its walk began, once that was taken back. */
export async function takeBackWalk({ tx, campaignId }: Walked, { step }: CombatEntry): Promise<void> {
  if (step.name === 'move') await tableMap.walkToken(tx, { campaignId, mapId: step.mapId }, step.tokenId, [step.from]);
}
