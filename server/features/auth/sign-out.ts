import { personOf, policies } from '#domain/permissions/policies.ts';
import { signOut as operation } from '#contract/account.ts';
import { command, noSubject } from '#server/kernel/handle.ts';
import { endSessions } from './end-sessions.ts';
import type { SessionCookie } from './session-cookie.ts';
import { deleteSession } from './sessions.store.ts';

export const signOut = ({ cookie }: { cookie: SessionCookie }) =>
  command(operation, {
    may: policies['account.signOut'],
    find: noSubject,
    run: async ({ tx, actor, session, client, kernel, input: { scope } }) => {
      const { id } = personOf(actor);
      if (scope !== 'local') await endSessions(kernel, tx, id, 'endedElsewhere', session?.id);
      if (scope !== 'others' && session) {
        // Wished here, so nobody needs to be told why.
        await deleteSession(tx.sql, id, session.id, null, tx.now);
        tx.afterCommit(() => kernel.sessionInvalidation.invalidate(id));
      }
      if (scope !== 'others') tx.afterCommit(() => client.setCookie(cookie.forget()));
      return {};
    },
  });
