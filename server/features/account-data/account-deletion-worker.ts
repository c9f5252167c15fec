import { campaignTopic } from '#contract/realtime/topics.ts';
import { dayMilliseconds } from '#domain/limits/units.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { withBudget } from '#server/kernel/database/statement-budget.ts';
import { log } from '#server/kernel/log.ts';
import { repeat } from '#server/kernel/workers/index.ts';
import type { RepeatedJob } from '#server/kernel/workers/index.ts';
import { deleteAccount, findDeparting } from './account-data.store.ts';
import { leaveMarket } from '#server/features/market/index.ts';
import { removeWorldFiles } from '#server/features/world-library/index.ts';

/** Deletes the accounts whose deletion is due, at start and once a day. */
export function startAccountDeletionWorker(kernel: Kernel): RepeatedJob {
  return repeat(
    {
      fault: 'Due accounts could not be deleted',
      every: dayMilliseconds,
      first: 0,
      run: () => withBudget('job', () => deleteDueAccounts(kernel)),
    },
    kernel.timers,
  );
}

/** Deletes each due account and what it owns in a transaction of its own, so that a failure affects no other. */
export async function deleteDueAccounts(kernel: Kernel): Promise<void> {
  const now = kernel.now();
  for (const userId of await findDeparting(kernel.database.sql, now)) {
    await transact(kernel, async (tx) => {
      const withoutName = await leaveMarket(tx, userId);
      const gone = await deleteAccount(tx.sql, userId, tx.now);
      if (gone === null) return;
      await withoutName();
      // Inside the transaction: when files cannot be removed, the account stays and is tried again.
      for (const worldId of gone.ownWorlds) await removeWorldFiles(kernel, worldId);
      for (const campaignId of gone.ownCampaigns) tx.emit(campaignTopic(campaignId), { type: 'campaigns.deleted', campaignId });
      for (const campaignId of gone.otherTables)
        tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId, change: null });
      tx.afterCommit(() => kernel.sessionInvalidation.invalidate(userId));
    }).catch((error: unknown) => log.fault('An account could not be deleted', error, { userId }));
  }
}
