import type { EarlierIntent } from '#domain/chat/message.ts';
import { putIntent, reopenCycle } from '#domain/turn/turn.ts';
import type { Turn } from '#domain/turn/turn.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAccessOfMany } from '#server/features/campaigns/index.ts';
import { messageStore } from '#server/features/chat/index.ts';
import { takeLockedStep, takeStep } from './take-step.ts';
import { findClosedIntents, saveAgain } from './turns.store.ts';

export { lockTurnOf } from './take-step.ts';
export { findAgain, findClosedIntents, listCyclesOf, openTurn } from './turns.store.ts';

/** Puts what somebody wanted of an earlier reply to the narrator once more, as a cycle of its own; refused while another collects. */
export async function putAgain(
  tx: Tx,
  { turn: locked, player, text, of }: { turn: Turn | null; player: { id: string; name: string }; text: string; of: EarlierIntent },
): Promise<void> {
  const turn = await takeLockedStep(tx, locked, (before) => putIntent(before, player, text, tx.now));
  await saveAgain(tx.sql, turn.campaignId, turn.cycle, of);
}

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
