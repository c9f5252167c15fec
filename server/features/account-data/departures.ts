import { campaignTopic } from '#contract/topics.ts';
import { transact } from '#server/kernel/kernel.ts';
import type { Kernel } from '#server/kernel/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { pruneSessions } from '#server/features/auth/index.ts';
import { removeWorldFiles } from '#server/features/worlds/index.ts';
import { deleteAccount, findDeparting } from './account-data.store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes accounts whose time has come, now and once a day. */
export function startDepartures(kernel: Kernel): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => seeOff(kernel))
      .catch((error: unknown) => log.fault('Accounts whose time has come could not be deleted', error));
  };
  look();
  const timer = setInterval(look, DAY).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

/** Deletes each account whose time has come with what it owns, one transaction each, so that one that fails keeps no other. */
export async function seeOff(kernel: Kernel): Promise<void> {
  const now = kernel.now();
  await pruneSessions(kernel.database.sql, now);
  for (const userId of await findDeparting(kernel.database.sql, now)) {
    await transact(kernel, async (tx) => {
      const gone = await deleteAccount(tx.sql, userId, tx.now);
      if (gone === null) return;
      // Before the end of the transaction: where files cannot be removed, the account is there to be tried again.
      for (const worldId of gone.ownWorlds) await removeWorldFiles(kernel, worldId);
      for (const campaignId of gone.ownCampaigns) tx.emit(campaignTopic(campaignId), { type: 'campaigns.deleted', campaignId });
      for (const campaignId of gone.otherTables) tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId });
      tx.afterCommit(() => kernel.sessionInvalidation.invalidate(userId));
    }).catch((error: unknown) => log.fault('An account could not be deleted', error, { userId }));
  }
}
