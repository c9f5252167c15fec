import { transact } from '#server/kernel/kernel.ts';
import type { Kernel } from '#server/kernel/kernel.ts';
import { findForgotten, forgetCampaign } from './table.store.ts';

/** Forgets campaigns that were deleted thirty days ago. */
export async function pruneCampaigns(kernel: Kernel): Promise<void> {
  for (const campaignId of await findForgotten(kernel.database.sql, kernel.now())) {
    await transact(kernel, (tx) => forgetCampaign(tx.sql, campaignId, tx.now));
  }
}
