import { policies } from '#domain/policies.ts';
import { remove as operation } from '#contract/campaigns.ts';
import { campaignTopic } from '#contract/topics.ts';
import { command } from '#server/kernel/handle.ts';
import { deleteCampaign } from './campaigns.store.ts';
import { findStanding } from './find-standing.ts';

export const remove = command(operation, {
  may: policies['campaigns.delete'],
  find: findStanding,
  run: async ({ tx, input: { campaignId } }) => {
    await deleteCampaign(tx.sql, campaignId);
    tx.emit(campaignTopic(campaignId), { type: 'campaigns.deleted', campaignId });
    return {};
  },
});
