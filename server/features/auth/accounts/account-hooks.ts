import type { BetterAuthOptions } from 'better-auth';
import { displayNameFrom } from '#domain/account/preferences.ts';
import type { SessionEnd } from '#domain/account/session-end.ts';
import type { Admission } from './admission.ts';
import { crownFirstAccount } from '#server/features/auth/auth.store.ts';
import { ADDRESS_HEADER } from '#server/kernel/http/address-of.ts';
import { ASKS_SECOND_FACTOR } from './before-endpoint.ts';
import { noteBegun } from './guard-attempts.ts';
import { deletePerson, isSuspended } from '#server/features/auth/people.store.ts';
import { refusalError, refusing } from './refuse.ts';
import { cookieName } from '#server/features/auth/sessions/session-cookie.ts';
import { noteSessionEnd } from '#server/features/auth/sessions/session-ends.store.ts';
import { deleteTokens } from '#server/features/auth/sessions/personal-tokens.store.ts';
import { deleteSessionByToken } from '#server/features/auth/sessions/sessions.store.ts';
import { tokenOf } from '#server/features/auth/sessions/token-of.ts';
import type { AccountSettings } from './account-settings.ts';

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>;
/** The request in which something is written; null outside of one. */
type Context = Parameters<NonNullable<NonNullable<NonNullable<Hooks['user']>['create']>['before']>>[1];

const headersIn = (ctx: Context): Headers => ctx?.headers ?? ctx?.request?.headers ?? new Headers();

/** What happens beside every account and every session that is written, by whatever way. */
export function accountHooks(settings: AccountSettings): Hooks {
  const { sessionInvalidation } = settings;
  return {
    // The library says null of what another request has removed meanwhile.
    user: {
      create: newPerson(settings),
      update: { after: async (user: { id: string } | null) => void (user && sessionInvalidation.invalidate(user.id)) },
    },
    session: sessionHooks(settings),
    account: withoutTokens,
  };
}

function newPerson({ sql, mailer, admission, sessionInvalidation }: AccountSettings): NonNullable<Hooks['user']>['create'] {
  return {
    async before(user, ctx) {
      const bySelf = ctx?.path === '/sign-up/email';
      // Those who sign up with a password were asked before their password was hashed.
      if (!bySelf) await refusing(() => admission.admit(headersIn(ctx)));
      // A picture's address would lead elsewhere. Without mail there is no way to confirm an address.
      const name = bySelf ? user.name : displayNameFrom(user.name);
      return { data: { ...user, name, image: null, emailVerified: (bySelf && !mailer.configured) || user.emailVerified } };
    },
    async after(user, ctx) {
      const crowned = await crownFirstAccount(sql);
      if (crowned !== null) {
        sessionInvalidation.invalidate(crowned);
        await admission.firstMade();
      }
      await refusing(() => welcome(admission, user.id, headersIn(ctx))).catch(async (error: unknown) => {
        await deletePerson(sql, user.id);
        throw error;
      });
    },
  };
}

function welcome(admission: Admission, userId: string, headers: Headers): Promise<void> {
  return admission.welcome(userId, headers);
}

/** Where the library ends sessions by itself, and why. */
const ENDS: Record<string, SessionEnd> = { '/change-password': 'passwordChanged', '/reset-password': 'passwordRecovered' };

function sessionHooks({ sql, publicUrl, sessionInvalidation, now }: AccountSettings): Hooks['session'] {
  return {
    create: {
      async before(session, ctx) {
        if (await isSuspended(sql, session.userId)) throw refusalError('auth.suspended');
        const given = ASKS_SECOND_FACTOR.includes(ctx?.path ?? '');
        const kept = ctx?.path === '/change-password' && ctx.context.session?.session['secondFactor'] === true;
        const ipAddress = headersIn(ctx).get(ADDRESS_HEADER);
        return { data: { ...session, ipAddress, userAgent: session.userAgent?.slice(0, 400), secondFactor: given || kept } };
      },
      async after(session, ctx) {
        noteBegun(session);
        // Whoever signs in again in this browser leaves the session that was open in it.
        const before = tokenOf(headersIn(ctx).get('cookie'), cookieName(publicUrl));
        if (before !== null && before !== session.token) {
          const userId = await deleteSessionByToken(sql, before);
          if (userId !== null) sessionInvalidation.invalidate(userId);
        }
      },
    },
    update: { after: async (session: { userId: string } | null) => void (session && sessionInvalidation.invalidate(session.userId)) },
    delete: {
      async after(session, ctx) {
        const reason = ENDS[ctx?.path ?? ''];
        if (reason !== undefined) {
          await noteSessionEnd(sql, session, reason, now());
          if (reason === 'passwordChanged') await deleteTokens(sql, session.userId);
        }
        sessionInvalidation.invalidate(session.userId);
      },
    },
  };
}

/** Nothing is ever asked of Google in somebody's name, so its tokens are not kept. */
const nothingKept = { accessToken: null, refreshToken: null, idToken: null };
const withoutTokens: Hooks['account'] = {
  create: { before: async (account) => ({ data: { ...account, ...nothingKept } }) },
  update: { before: async (account) => ({ data: { ...account, ...nothingKept } }) },
};
