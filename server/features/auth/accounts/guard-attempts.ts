import { AsyncLocalStorage } from 'node:async_hooks';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import type { AttemptKind } from '#domain/limits/brakes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { deviceOfSession, secondFactorOf } from '#server/features/auth/credentials/attempts.ts';
import type { Attempt, BeginAttempt } from '#server/features/auth/credentials/attempts.ts';
import { addressIn } from '#server/kernel/http/address-of.ts';
import { ASKS_SECOND_FACTOR } from './before-endpoint.ts';
import { challengedPerson } from '#server/features/auth/credentials/challenged-person.ts';
import type { KnownDevices } from '#server/features/auth/credentials/known-devices.ts';
import { findPersonByEmail } from '#server/features/auth/people.store.ts';
import { refusing } from './refuse.ts';
import { tokenOf } from '#server/features/auth/sessions/token-of.ts';

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
  attempt: Attempt | null;
  /** Whose sessions were made on the way, by their tokens. */
  begun: Map<string, string>;
}

const underway = new AsyncLocalStorage<Underway>();

/** What attempts are guarded with. */
interface Guard {
  sql: Sql;
  attempts: BeginAttempt;
  devices: KnownDevices;
  /** The cookie that carries the session. */
  sessionCookie: string;
}

/** Counts every attempt at a password or a code that reaches the account library, before it is made; makes devices known. */
export function guardAttempts({ sql, attempts, devices, sessionCookie }: Guard) {
  const begin = async (ctx: Context, { kind, account, userId, sessionId }: Target) => {
    const cookies = ctx.headers?.get('cookie') ?? null;
    const owner = userId ?? (devices.isMarked(cookies) ? (await findPersonByEmail(sql, account))?.id : undefined);
    const device = sessionId !== undefined ? deviceOfSession(sessionId) : owner === undefined ? null : devices.deviceOf(cookies, owner);
    return refusing(() => attempts({ kind, account, device, address: addressIn(ctx.headers ?? new Headers()) }));
  };
  return {
    /** To be run before each endpoint of the library. */
    before: async (ctx: Context): Promise<void> => {
      const now = underway.getStore();
      if (!now) return;
      const letter = await letterOf(ctx);
      if (letter !== null) await begin(ctx, letter);
      const target = await targetOf(ctx);
      if (target !== null) now.attempt = await begin(ctx, target);
    },
    /** Runs a request through the library, and settles what it attempted by its outcome. Whoever is signed in by it is known on that device. */
    around(request: Request, run: () => Promise<Response>): Promise<Response> {
      return underway.run({ attempt: null, begun: new Map() }, async () => {
        const response = await run();
        const { attempt, begun } = underway.getStore() ?? {};
        if (response.ok) await attempt?.succeeded();
        else if (attempt && response.status < 500 && !WRONG.has(await codeOf(response))) await attempt.undone();
        const userId = begun?.get(tokenSetBy(response, sessionCookie) ?? '');
        return userId === undefined ? response : withCookie(response, devices.mark(request.headers.get('cookie'), userId));
      });
    },
  };
}

/** Notes that the request under way made a session. It may be gone again before the answer, where a second factor is owed. */
export function noteBegun(session: { token: string; userId: string }): void {
  underway.getStore()?.begun.set(session.token, session.userId);
}

/** The token that the browser has after an answer; null where the answer sets none, or takes it away. */
function tokenSetBy(response: Response, sessionCookie: string): string | null {
  const last = response.headers.getSetCookie().findLast((each) => each.startsWith(`${sessionCookie}=`));
  return last === undefined || /;\s*max-age=0(?:;|$)/i.test(last) ? null : tokenOf(last, sessionCookie);
}

function withCookie(response: Response, cookie: string): Response {
  const headers = new Headers(response.headers);
  headers.append('set-cookie', cookie);
  return new Response(response.body, { status: response.status, headers });
}

/** What a request is about to try. */
interface Target {
  kind: AttemptKind;
  account: string;
  /** The person behind it, where that is known without looking for the account. */
  userId?: string | undefined;
  /** The session of somebody who is signed in. */
  sessionId?: string | undefined;
}

/** The mailbox that a request has a letter sent to; null for requests that send none. */
async function letterOf(ctx: Context): Promise<Target | null> {
  const session = ctx.path === '/change-email' ? await getSessionFromCtx(ctx) : null;
  const account = session?.user.email ?? (SENDS_MAIL.includes(ctx.path) ? emailIn(ctx) : undefined);
  return account === undefined ? null : { kind: 'letter', account, userId: session?.user.id, sessionId: session?.session.id };
}

/** The account whose password or code a request is about to try; null for requests that try none. */
async function targetOf(ctx: Context): Promise<Target | null> {
  if (ctx.path === '/sign-in/email') {
    const account = emailIn(ctx);
    return account === undefined ? null : { kind: 'password', account };
  }
  const asksCode = ASKS_SECOND_FACTOR.includes(ctx.path);
  if (!asksCode && !ASKS_PASSWORD.includes(ctx.path)) return null;
  const session = await getSessionFromCtx(ctx);
  const userId = session?.user.id ?? (asksCode ? await challengedPerson(ctx) : null);
  if (userId === null) return null;
  const account = asksCode ? secondFactorOf(userId) : (session?.user.email ?? '');
  return { kind: asksCode ? 'code' : 'password', account, userId, sessionId: session?.session.id };
}

function emailIn(ctx: Context): string | undefined {
  return z.object({ email: z.string() }).safeParse(ctx.body).data?.email;
}

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return z.object({ code: z.string() }).safeParse(body).data?.code ?? '';
}
