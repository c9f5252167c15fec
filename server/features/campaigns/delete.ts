import { policies } from '#domain/permissions/policies.ts';
import { remove as operation } from '#contract/campaigns.ts';
import { campaignTopic } from '#contract/topics.ts';
import { command } from '#server/kernel/handle.ts';
import { announceToAll } from './announce-to-all.ts';
import { findAccess, lockSeatsOf } from './find-access.ts';
import { saveDeleted } from './table.store.ts';

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
