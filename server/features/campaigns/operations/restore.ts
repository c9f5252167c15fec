import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { restore as operation } from '#contract/play/campaigns.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { announceToAll } from '#server/features/campaigns/announce-to-all.ts';
import { findAccess, lockSeatsOf } from '#server/features/campaigns/find-access.ts';
import { refuseTooManyRuns } from '#server/features/campaigns/refuse-too-many-runs.ts';
import { saveDeleted } from '#server/features/campaigns/table.store.ts';

export const restore = command(operation, {
  may: policies['campaigns.restore'],
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId }, subject, kernel }) => {
    if (!subject.isDeleted) throw new Refusal('campaign.notDeleted');
    if (subject.privateRun !== null) await refuseTooManyRuns(tx.sql, personOf(actor).id);
    await saveDeleted(tx.sql, campaignId, null);
    tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId, change: null });
    await announceToAll(tx, kernel, campaignId);
    return {};
  },
});
