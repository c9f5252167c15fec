import { personOf, policies } from '#domain/permissions/policies.ts';
import { markRead as operation } from '#contract/accounts/notices.ts';
import { personTopic } from '#contract/realtime/topics.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { readNotices } from './notices.store.ts';

export const markRead = command(operation, {
  may: policies['notices.markRead'],
  find: noSubject,
  run: async ({ tx, actor, input: { ids, campaignId } }) => {
    const { id: userId } = personOf(actor);
    if (await readNotices(tx.sql, { userId, ids, campaignId }, tx.now))
      tx.emit(personTopic(userId), { type: 'notices.changed', added: null });
    return {};
  },
});
