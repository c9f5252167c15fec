import { leaveTurn } from '#domain/turn/turn.ts';
import { listener } from '#server/kernel/calls/kernel.ts';
import { restTurn } from './rest-turn.ts';
import { takeStep } from './take-step.ts';
import { hasTurn } from './turns.store.ts';

/** Who plays no longer has no hand up: the table does not wait for them. */
export const dropHands = listener('campaigns.unseated', async (tx, events) => {
  for (const { campaignId, userId } of events) await takeStep(tx, campaignId, (turn) => leaveTurn(turn, userId, tx.now));
});

/** The turn of a campaign that is deleted comes to rest. A campaign that is gone for good has none. */
export const restDeleted = listener('campaigns.deleted', async (tx, events) => {
  for (const { campaignId } of events) if (await hasTurn(tx.sql, campaignId)) await restTurn(tx, campaignId);
});
