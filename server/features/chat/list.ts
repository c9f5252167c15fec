import { personOf, policies } from '#domain/policies.ts';
import { list as operation } from '#contract/chat.ts';
import { campaignTopic, personTopic } from '#contract/topics.ts';
import { query } from '#server/kernel/handle.ts';
import { readHeads } from '#server/kernel/outbox.ts';
import { findStanding } from '#server/features/campaigns/index.ts';
import { listMessagesFor } from './chat.store.ts';

export const list = query(operation, {
  may: policies['chat.list'],
  find: findStanding,
  run: async ({ sql, actor, input: { campaignId, before, limit } }) => {
    const { id } = personOf(actor);
    const topics = { campaign: campaignTopic(campaignId), person: personTopic(id) };
    // The numbers first: an event between the two reads is then delivered again rather than missed.
    const heads = await readHeads(sql, Object.values(topics));
    const found = await listMessagesFor(sql, id, campaignId, before, limit + 1);
    return {
      messages: found.slice(-limit),
      more: found.length > limit,
      seq: { campaign: heads.get(topics.campaign) ?? 0, person: heads.get(topics.person) ?? 0 },
    };
  },
});
