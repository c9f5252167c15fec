import { personOf, policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/accounts/notices.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { countUnread, listNotices } from './notices.store.ts';

export const list = query(operation, {
  may: policies['notices.list'],
  find: noSubject,
  run: async ({ sql, actor }) => {
    const { id } = personOf(actor);
    return { notices: await listNotices(sql, id), unread: await countUnread(sql, id) };
  },
});
