import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remove as operation } from '#contract/play/safety.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockAgreement, saveAgreement } from './agreement.store.ts';
import { mayRemove, seen } from './seen.ts';

export const remove = command(operation, {
  may: policies['safety.remove'],
  find: findAccess,
  run: async ({ tx, actor, input: { entryId }, subject: { campaignId, seat } }) => {
    const person = { userId: personOf(actor).id, seat };
    const { entries } = await lockAgreement(tx.sql, campaignId);
    const entry = entries.find(({ id }) => id === entryId);
    if (!entry) throw new Refusal('safety.notFound');
    if (!mayRemove(entry, person)) throw new Refusal('safety.notYours');
    const agreement = { entries: entries.filter(({ id }) => id !== entryId) };
    await saveAgreement(tx.sql, campaignId, agreement, tx.now);
    tx.emit(campaignTopic(campaignId), { type: 'safety.changed', campaignId, change: { kind: 'removed', entryId } });
    return seen(agreement, person);
  },
});
