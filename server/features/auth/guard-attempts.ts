import { AsyncLocalStorage } from 'node:async_hooks';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import { secondFactorOf } from './attempts.ts';
import type { Attempt, BeginAttempt } from './attempts.ts';
import { ASKS_SECOND_FACTOR } from './before-endpoint.ts';
import { challengedPerson } from './challenged-person.ts';
import { refusing } from './refuse.ts';

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Where a password of a signed-in person is asked for. */
const ASKS_PASSWORD = [
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/get-totp-uri',
];
/** Where a mail is sent to somebody; each counts, so that nobody's letterbox is filled. */
const SENDS_MAIL = ['/request-password-reset', '/send-verification-email'];
/** What the library says of a password or a code that is wrong; whatever else goes wrong says nothing about it. */
const WRONG = new Set(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD', 'INVALID_CODE', 'INVALID_BACKUP_CODE']);

interface Underway {
  address: string;
  attempt: Attempt | null;
}

const underway = new AsyncLocalStorage<Underway>();

/** Counts every attempt at a password or a code that reaches the account library, before it is made. */
export function guardAttempts(begin: BeginAttempt) {
  return {
    /** To be run before each endpoint of the library. */
    before: async (ctx: Context): Promise<void> => {
      const now = underway.getStore();
      if (!now) return;
      const email = z.object({ email: z.string() }).safeParse(ctx.body).data?.email;
      const receiver =
        ctx.path === '/change-email' ? (await getSessionFromCtx(ctx))?.user.email : SENDS_MAIL.includes(ctx.path) ? email : undefined;
      if (receiver !== undefined) await refusing(() => begin(`mail to ${receiver}`, now.address));
      const account = await accountOf(ctx);
      if (account !== null) now.attempt = await refusing(() => begin(account, now.address));
    },
    /** Runs a request through the library, and settles what it attempted by its outcome. */
    around(address: string, run: () => Promise<Response>): Promise<Response> {
      return underway.run({ address, attempt: null }, async () => {
        const response = await run();
        const attempt = underway.getStore()?.attempt;
        if (response.ok) await attempt?.succeeded();
        else if (attempt && response.status < 500 && !WRONG.has(await codeOf(response))) await attempt.undone();
        return response;
      });
    },
  };
}

/** The account whose password or code a request is about to try; null for requests that try none. */
async function accountOf(ctx: Context): Promise<string | null> {
  if (ctx.path === '/sign-in/email') return z.object({ email: z.string() }).safeParse(ctx.body).data?.email ?? null;
  if (ASKS_PASSWORD.includes(ctx.path)) return (await getSessionFromCtx(ctx))?.user.email ?? null;
  if (!ASKS_SECOND_FACTOR.includes(ctx.path)) return null;
  const userId = (await getSessionFromCtx(ctx))?.user.id ?? (await challengedPerson(ctx));
  return userId === null ? null : secondFactorOf(userId);
}

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return z.object({ code: z.string() }).safeParse(body).data?.code ?? '';
}
