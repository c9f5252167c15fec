import { limits } from '#domain/limits/limits.ts';
import { secondMilliseconds } from '#domain/limits/units.ts';
import { listener } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { saveDeadline } from './reaction-deadlines.store.ts';

/** A fight waits so long for words of others, where it is the turn of a hero whose player is away. */
export function waitForWords(tx: Tx, campaignId: string): Promise<void> {
  return saveDeadline(tx.sql, campaignId, new Date(tx.now.getTime() + limits.awayTurnSeconds * secondMilliseconds));
}

/** Where somebody is said to be away in the midst of their turn of a fight, it waits no longer for them than for others who are away. */
export const waitForAway = listener('campaigns.changed', async (tx, events) => {
  for (const { campaignId, change } of events) if (change?.people?.member?.isAway) await waitForWords(tx, campaignId);
});
