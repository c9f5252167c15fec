import { policies } from '#domain/policies.ts';
import { saveSettings as operation } from '#contract/campaigns.ts';
import { campaignTopic } from '#contract/topics.ts';
import { command } from '#server/kernel/handle.ts';
import { findStanding } from './find-standing.ts';
import { saveName, saveSettings as save } from './table.store.ts';

export const saveSettings = command(operation, {
  may: policies['campaigns.saveSettings'],
  find: findStanding,
  run: async ({ tx, input: { campaignId, name, settings } }) => {
    if (name !== undefined) await saveName(tx.sql, campaignId, name);
    await save(tx.sql, campaignId, settings);
    tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId });
    return {};
  },
});
