import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { TableAccess } from './campaigns.store.ts';
import { isEmpty } from './seats.store.ts';
import { saveDeleted } from './table.store.ts';

/** Deletes a private run when the last player has left it. */
export async function endEmptyRun(tx: Tx, { campaignId, privateRun }: TableAccess): Promise<void> {
  if (privateRun === null || !(await isEmpty(tx.sql, campaignId))) return;
  await saveDeleted(tx.sql, campaignId, tx.now);
  tx.emit(campaignTopic(campaignId), { type: 'campaigns.deleted', campaignId });
}
