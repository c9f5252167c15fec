import type { z } from 'zod';
import type { Message } from '#domain/chat/message.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/play/chat.ts';
import { campaignLeadersTopic, campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { readHeads } from '#server/kernel/events/outbox.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { listHiddenChecks } from './message-checks.store.ts';
import { listMessagesFor } from './chat.store.ts';

type Input = z.output<NonNullable<(typeof operation)['~orpc']['inputSchema']>>;

export const list = query(operation, {
  may: policies['chat.list'],
  find: findAccess,
  run: async ({ sql, actor, subject, input }) => {
    const { id } = personOf(actor);
    const leads = policies['combat.open'](actor, subject) === true;
    const topics = { campaign: campaignTopic(input.campaignId), person: personTopic(id), leaders: campaignLeadersTopic(input.campaignId) };
    // The numbers first: an event between the two reads is then delivered again rather than missed.
    const heads = await readHeads(sql, Object.values(topics));
    const page = await readPage(sql, id, input);
    const asked = page.messages.flatMap(({ id: messageId, check }) => (check ? [messageId] : []));
    return {
      ...page,
      checks: policies['checks.ask'](actor, subject) === true ? await listHiddenChecks(sql, asked) : [],
      seq: {
        campaign: heads.get(topics.campaign) ?? 0,
        person: heads.get(topics.person) ?? 0,
        leaders: leads ? (heads.get(topics.leaders) ?? 0) : null,
      },
    };
  },
});

interface Page {
  messages: Message[];
  more: boolean;
  newer: boolean;
}

async function readPage(sql: Sql, userId: string, { campaignId, before, after, around, limit }: Input): Promise<Page> {
  const read = (span: Parameters<typeof listMessagesFor>[3], most: number) => listMessagesFor(sql, userId, campaignId, span, most + 1);
  if (around !== undefined) {
    const half = Math.ceil(limit / 2);
    const [until, since] = [await read({ before: around + 1 }, half), await read({ after: around }, half)];
    return { messages: [...until.slice(-half), ...since.slice(0, half)], more: until.length > half, newer: since.length > half };
  }
  if (after !== undefined) {
    const found = await read({ after }, limit);
    return { messages: found.slice(0, limit), more: true, newer: found.length > limit };
  }
  const found = await read({ before: before ?? null }, limit);
  return { messages: found.slice(-limit), more: found.length > limit, newer: before !== undefined };
}
