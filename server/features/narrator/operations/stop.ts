import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { stop as operation } from '#contract/play/narrator.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { requestStop } from '#server/features/narrator/narrator.store.ts';

export const stop = command(operation, {
  may: policies['narrator.stop'],
  find: findAccess,
  run: async ({ tx, input: { campaignId, narrationId } }) => {
    if (!(await requestStop(tx.sql, campaignId, narrationId))) throw new Refusal('narration.notFound');
    tx.emit(campaignTopic(campaignId), { type: 'narrator.stopping', campaignId, narrationId });
    return {};
  },
});
