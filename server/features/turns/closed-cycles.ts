import { reopenCycle } from '#domain/turn/turn.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAccessOfMany } from '#server/features/campaigns/index.ts';
import { messageStore } from '#server/features/chat/index.ts';
import { takeStep } from './take-step.ts';
import { findClosedIntents } from './turns.store.ts';

export { findClosedIntents } from './turns.store.ts';

/** Collects again what a closed cycle had collected, of those who still have a seat. False where nothing of it is left. */
export async function reopenClosed(tx: Tx, campaignId: string, cycle: number): Promise<boolean> {
  const intents = await findClosedIntents(tx.sql, campaignId, cycle);
  const seats = await findAccessOfMany(
    tx.sql,
    intents.map(({ userId }) => ({ userId, campaignId })),
  );
  const seated = intents.filter((_, index) => !['spectator', null].includes(seats[index]?.seat ?? null));
  if (seated.length === 0) return false;
  const turn = await takeStep(tx, campaignId, (before) => reopenCycle(before, seated, tx.now));
  await messageStore.moveIntentCycle(tx.sql, campaignId, cycle, turn.cycle);
  return true;
}
