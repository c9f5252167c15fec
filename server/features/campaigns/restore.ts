import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { restore as operation } from '#contract/campaigns.ts';
import { campaignTopic } from '#contract/topics.ts';
import { command } from '#server/kernel/handle.ts';
import { announceToAll } from './announce-to-all.ts';
import { findAccess, lockSeatsOf } from './find-access.ts';
import { refuseTooManyRuns } from './refuse-too-many-runs.ts';
import { saveDeleted } from './table.store.ts';

export const restore = command(operation, {
  may: policies['campaigns.restore'],
  lock: lockSeatsOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId }, subject, kernel }) => {
    if (!subject.isDeleted) throw new Refusal('campaign.notDeleted');
    if (subject.privateRun !== null) await refuseTooManyRuns(tx.sql, personOf(actor).id);
    await saveDeleted(tx.sql, campaignId, null);
    tx.emit(campaignTopic(campaignId), { type: 'campaigns.changed', campaignId });
    await announceToAll(tx, kernel, campaignId);
    return {};
  },
});
