import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { toNodeHandler } from 'better-auth/node';
import { DisplayName } from '#domain/account.ts';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { catalogue } from '#domain/refusals.ts';
import type { Sql } from '#server/kernel/database.ts';
import { accountTables, crownFirstAccount } from './auth.store.ts';
import { hashPassword, verifyPassword } from './password.ts';

const DAYS = 24 * 60 * 60;

interface Settings {
  sql: Sql;
  secret: string;
  publicUrl: string | null;
}

/** Sign-up, sign-in and sign-out by email and password, as node handlers under /api/auth. */
export function openAccounts({ sql, secret, publicUrl }: Settings) {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const auth = betterAuth({
    ...(publicUrl === null ? {} : { baseURL: publicUrl }),
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(sql, { provider: 'pg', schema: accountTables, transaction: false }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: limits.passwordMinimum,
      maxPasswordLength: limits.passwordMaximum,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    hooks: { before: createAuthMiddleware((context) => refuseUnwritable([context.body, context.query])) },
    user: { additionalFields: { plan: { type: 'string', input: false, defaultValue: 'FREE' } } },
    session: { expiresIn: 30 * DAYS, updateAge: DAYS },
    databaseHooks: {
      user: {
        create: { before: withGoodName, after: () => crownFirstAccount(sql) },
        update: { before: (user) => (user.name === undefined ? Promise.resolve() : withGoodName(user)) },
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: false,
      // The browser keeps a __Host- cookie only over TLS; without it, on localhost and in a home network, a plain one.
      cookies: {
        session_token: { name: cookieName(publicUrl), attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } },
      },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
  });
  return { handle: toNodeHandler(auth), auth };
}

/** Refuses what the database cannot hold, wherever and however deep in a request it stands. */
function refuseUnwritable(given: unknown[]): Promise<void> {
  const open = [...given];
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each === 'object' && each !== null) open.push(...Object.values(each));
    if (typeof each === 'string' && !isWritable(each)) {
      throw new APIError('UNPROCESSABLE_ENTITY', { code: 'INPUT_INVALID', message: catalogue['input.invalid'].sentence });
    }
  }
  return Promise.resolve();
}

/** Trims the name of an account that is being written; refuses one that cannot be shown at a table. */
function withGoodName<User extends { name?: string }>(user: User): Promise<{ data: User }> {
  const name = DisplayName.safeParse(user.name);
  if (name.success) return Promise.resolve({ data: { ...user, name: name.data } });
  const [issue] = name.error.issues;
  throw new APIError('UNPROCESSABLE_ENTITY', { code: 'NAME_INVALID', message: issue?.message });
}

const COOKIE_PREFIX = 'hearthlore';

/** Name of the cookie that carries the session. */
export function cookieName(publicUrl: string | null): string {
  return publicUrl?.startsWith('https:') ? '__Host-hearthlore.session' : 'hearthlore.session';
}
