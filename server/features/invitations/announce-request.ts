import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { findAccessOfMany } from '#server/features/campaigns/index.ts';
import { findSeatRequest } from './seat-requests.store.ts';

/** Tells those who answer whether somebody waits for a seat. */
export async function announceRequest(tx: Tx, campaignId: string, userId: string): Promise<void> {
  const request = await findSeatRequest(tx.sql, campaignId, userId);
  const [table] = await findAccessOfMany(tx.sql, [{ userId: null, campaignId }]);
  for (const topic of table ? dungeonMasterTopics(table) : []) tx.emit(topic, { type: 'campaigns.requested', campaignId, userId, request });
}
