import { personOf, policies } from '#domain/permissions/policies.ts';
import { signOut as operation } from '#contract/accounts/account.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { endSessions } from '#server/features/auth/sessions/end-sessions.ts';
import type { SessionCookie } from '#server/features/auth/sessions/session-cookie.ts';
import { deleteSession } from '#server/features/auth/sessions/sessions.store.ts';

export const signOut = ({ cookie }: { cookie: SessionCookie }) =>
  command(operation, {
    may: policies['account.signOut'],
    find: noSubject,
    run: async ({ tx, actor, session, client, kernel, input: { scope } }) => {
      const { id } = personOf(actor);
      if (scope !== 'local') await endSessions({ kernel, tx }, id, 'endedElsewhere', session?.id);
      if (scope !== 'others' && session) {
        // Wished here, so nobody needs to be told why.
        await deleteSession(tx.sql, id, session.id, null, tx.now);
        tx.afterCommit(() => kernel.sessionInvalidation.invalidate(id));
      }
      if (scope !== 'others') tx.afterCommit(() => client.setCookie(cookie.forget()));
      return {};
    },
  });
