import { policies } from '#domain/permissions/policies.ts';
import { judgeRunSettings } from '#domain/campaign/private-run.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { saveSettings as operation } from '#contract/play/campaigns.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { updateCampaigns } from '#server/features/campaigns/campaigns.store.ts';
import { findAccess } from '#server/features/campaigns/find-access.ts';
import { saveName } from '#server/features/campaigns/table.store.ts';

export const saveSettings = command(operation, {
  may: policies['campaigns.saveSettings'],
  find: findAccess,
  run: async ({ tx, input: { campaignId, name, settings }, subject: { privateRun } }) => {
    const verdict = privateRun === null || judgeRunSettings(settings);
    if (verdict !== true) throw new Refusal(verdict);
    if (name !== undefined) await saveName(tx.sql, campaignId, name);
    await updateCampaigns(tx.sql, [campaignId], { settings });
    tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId, change: { name, settings } });
    // Players see hit points otherwise from now on.
    if (settings.hitPointsShown !== undefined)
      tx.emit(campaignTopic(campaignId), { type: 'combat.changed', campaignId, audience: 'players', change: { kind: 'again' } });
    return {};
  },
});
