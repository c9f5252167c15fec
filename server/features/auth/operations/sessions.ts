import { personOf, policies } from '#domain/permissions/policies.ts';
import { sessions as operation } from '#contract/accounts/account.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { deviceOf } from '#server/features/auth/sessions/device-of.ts';
import { listSessions } from '#server/features/auth/sessions/sessions.store.ts';

export const sessions = query(operation, {
  may: policies['account.sessions'],
  find: noSubject,
  run: async ({ sql, actor, session, kernel }) => {
    const rows = await listSessions(sql, personOf(actor).id, kernel.now());
    return rows.map(({ userAgent, createdAt, lastSeenAt, address, id }) => ({
      id,
      device: deviceOf(userAgent),
      address: address || null,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: id === session?.id,
    }));
  },
});
