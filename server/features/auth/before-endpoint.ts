import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { DisplayName } from '#domain/preferences.ts';
import type { AccountSettings } from './account-settings.ts';
import { refusalError, refusing } from './refuse.ts';

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Carries the caller's network address to the library; always written by this server. */
export const ADDRESS_HEADER = 'x-hearthlore-address';
export const ASKS_SECOND_FACTOR = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];

/** What is settled before an endpoint of the account library is run: attempts are counted, and what we do otherwise is put right. */
export function beforeEndpoint(guard: (ctx: Context) => Promise<void>, { admission }: Pick<AccountSettings, 'admission'>) {
  return createAuthMiddleware(async (ctx) => {
    refuseUnwritable([ctx.body, ctx.query]);
    await guard(ctx);
    if (ctx.path === '/sign-up/email') {
      const name = DisplayName.safeParse(nameIn(ctx.body));
      if (!name.success) throw refusalError('input.invalid', name.error.issues[0]?.message);
      await refusing(() => admission.admit(ctx.headers ?? new Headers()));
      return change({ name: name.data });
    }
    if (ctx.path === '/sign-in/social') return change(socialBody(ctx.body));
    // A password that somebody else may know must not leave them signed in.
    if (ctx.path === '/change-password') return change({ revokeOtherSessions: true });
    // The second factor is asked for at every sign-in.
    if (ASKS_SECOND_FACTOR.includes(ctx.path)) return change({ trustDevice: false });
    if (ctx.path === '/verify-email' && movesAccount(ctx.query) && (await getSessionFromCtx(ctx)) === null) {
      // The link alone would sign in whoever holds it, past the second factor.
      throw ctx.redirect('/auth?error=auth.required');
    }
    return undefined;
  });
}

/** Refuses what the database cannot hold, wherever and however deep in a request it stands. */
function refuseUnwritable(given: unknown[]): void {
  const open = [...given];
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each === 'object' && each !== null) open.push(...Object.values(each));
    if (typeof each === 'string' && !isWritable(each)) throw refusalError('input.invalid');
  }
}

/** The name somebody signs up with; an empty one, which is refused in words, where none is given. */
function nameIn(body: unknown): string {
  return z.object({ name: z.string() }).safeParse(body).data?.name ?? '';
}

function change(body: Record<string, unknown>) {
  return { context: { body } };
}

/** Only the way over Google's own page is open, and it ends on ours. */
function socialBody(body: unknown): Record<string, unknown> {
  const asked = z
    .strictObject({
      provider: z.literal('google'),
      callbackURL: z
        .string()
        .regex(/^\/(?![/\\])/)
        .max(500)
        .default('/'),
    })
    .safeParse(body);
  if (!asked.success) throw refusalError('input.invalid');
  return { callbackURL: asked.data.callbackURL, errorCallbackURL: '/auth' };
}

/** Whether a link gives an account another address. */
function movesAccount(query: unknown): boolean {
  const token = z.object({ token: z.string() }).safeParse(query).data?.token;
  try {
    const claims: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return z.object({ updateTo: z.string() }).safeParse(claims).success;
  } catch {
    return false;
  }
}
