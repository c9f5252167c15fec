import { personOf, policies } from '#domain/permissions/policies.ts';
import { Recap } from '#domain/timeline/recap.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { mendRecap as operation } from '#contract/play/history.ts';
import { campaignLeadersTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { bringBack, documentStore } from '#server/features/campaign-documents/index.ts';
import { announceRecap } from './announce-recap.ts';
import { documentOf } from './recaps.store.ts';

export const mendRecap = command(operation, {
  may: policies['history.mendRecap'],
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, recapId } }) => {
    const { id, name } = personOf(actor);
    const document = documentOf(campaignId, recapId);
    const data = await documentStore.lockDocument(tx.sql, document);
    if (data === null) throw new Refusal('recap.notFound');
    if (Recap.safeParse(data).success) return {};
    const recap = await bringBack(tx.sql, document, Recap, { id, name }, tx.now);
    if (recap) announceRecap(tx, campaignId, recap);
    else tx.emit(campaignLeadersTopic(campaignId), { type: 'history.unrecapped', campaignId, recapId });
    return {};
  },
});
