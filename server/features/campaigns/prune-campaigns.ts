import { campaignTopic } from '#contract/realtime/topics.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { deleteAbandonedRuns } from './private-runs.store.ts';
import { findForgotten, forgetCampaign } from './table.store.ts';

/** Deletes private runs that nobody is left in, and forgets campaigns that were deleted thirty days ago. */
export async function pruneCampaigns(kernel: Kernel): Promise<void> {
  await transact(kernel, async (tx) => {
    for (const campaignId of await deleteAbandonedRuns(tx.sql, tx.now))
      tx.emit(campaignTopic(campaignId), { type: 'campaigns.deleted', campaignId });
  });
  for (const campaignId of await findForgotten(kernel.database.sql, kernel.now())) {
    await transact(kernel, (tx) => forgetCampaign(tx.sql, campaignId, tx.now));
  }
}
