import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { session as operation } from '#contract/accounts/account.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { signAccessToken } from '#server/features/auth/sessions/access-token.ts';
import type { SessionCookie } from '#server/features/auth/sessions/session-cookie.ts';

/** Also prolongs the cookie, whose session is prolonged by use. */
export const session = ({ secret, cookie }: { secret: string; cookie: SessionCookie }) =>
  query(operation, {
    may: policies['account.session'],
    find: noSubject,
    run: async ({ session: current, client, kernel }) => {
      if (current === null) throw new Refusal('auth.required');
      const now = kernel.now();
      // A token that is about to change has been set with this answer already.
      if (!current.renew) client.setCookie(cookie.carry(current.token, (current.expiresAt.getTime() - now.getTime()) / 1000));
      return signAccessToken(secret, current, now);
    },
  });
