import { policies } from '#domain/permissions/policies.ts';
import { delete as operation } from '#contract/play/campaigns.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { announceToAll } from '#server/features/campaigns/announce-to-all.ts';
import { findAccess, lockSeatsOf } from '#server/features/campaigns/find-access.ts';
import { saveDeleted } from '#server/features/campaigns/table.store.ts';

export const remove = command(operation, {
  may: policies['campaigns.delete'],
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId }, kernel }) => {
    await saveDeleted(tx.sql, campaignId, tx.now);
    tx.emit(campaignTopic(campaignId), { type: 'campaigns.deleted', campaignId });
    await announceToAll(tx, kernel, campaignId);
    return {};
  },
});
