import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { stemOf } from '#domain/safety/stem.ts';
import { add as operation } from '#contract/play/safety.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockAgreement, saveAgreement, sealOf } from './agreement.store.ts';
import { seen } from './seen.ts';

export const add = command(operation, {
  may: policies['safety.add'],
  find: findAccess,
  run: async ({ tx, actor, input: { as: kind, topic }, subject: { campaignId, seat } }) => {
    const { id: userId } = personOf(actor);
    const { entries } = await lockAgreement(tx.sql, campaignId);
    const stands = entries.some((entry) => entry.kind === kind && stemOf(entry.topic) === stemOf(topic));
    if (stands) return seen({ entries }, { userId, seat });
    if (entries.length >= limits.safetyEntries) throw new Refusal('safety.full');
    const id = randomUUID();
    const agreement = { entries: [...entries, { id, kind, topic, by: sealOf(id, userId) }] };
    await saveAgreement(tx.sql, campaignId, agreement, tx.now);
    tx.emit(campaignTopic(campaignId), { type: 'safety.changed', campaignId, change: { kind: 'added', entry: { id, kind, topic } } });
    return seen(agreement, { userId, seat });
  },
});
