import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import { isWritable } from '#domain/ids.ts';
import { DisplayName, displayNameFrom } from '#domain/account/preferences.ts';
import { ADDRESS_HEADER } from '#server/kernel/http/address-of.ts';
import type { AccountSettings } from './account-settings.ts';
import { askedAddress, followAddressLink, tellIfTaken } from './address-links.ts';
import { challengedPerson } from '#server/features/auth/credentials/challenged-person.ts';
import { meantRecoveryCode } from '#server/features/auth/credentials/recovery-code.ts';
import { refusalError, refusing } from './refuse.ts';
import { findSealedRecoveryCodes } from '#server/features/auth/credentials/second-factor.store.ts';

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

export const ASKS_SECOND_FACTOR = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];

/** What is settled before an endpoint of the account library is run: attempts are counted, and what we do otherwise is put right. */
export function beforeEndpoint(guard: (ctx: Context) => Promise<void>, settings: AccountSettings) {
  const { admission } = settings;
  return createAuthMiddleware(async (ctx) => {
    refuseUnwritable([ctx.body, ctx.query]);
    await guard(ctx);
    if (ctx.path === '/sign-up/email') {
      const name = nameToSignUp(ctx.body);
      await refusing(() => admission.admit(ctx.headers ?? new Headers()));
      return change({ name });
    }
    if (ctx.path === '/sign-in/social') return change(socialBody(ctx.body));
    // A password that somebody else may know must not leave them signed in.
    if (ctx.path === '/change-password') return change({ revokeOtherSessions: true });
    // The second factor is asked for at every sign-in.
    if (ctx.path === '/two-factor/verify-totp') return change({ trustDevice: false });
    if (ctx.path === '/two-factor/verify-backup-code') return change({ trustDevice: false, ...(await meantCode(ctx, settings)) });
    if (ctx.path === '/change-email') await announceTaken(ctx, settings);
    const token = ctx.path === '/verify-email' ? tokenIn(ctx.query) : null;
    if (token !== null && askedAddress(token) !== null) {
      // The library would sign in whoever holds the link, past the second factor.
      const viewer = await getSessionFromCtx(ctx);
      throw ctx.redirect(await followAddressLink(settings, token, viewer?.user.id ?? null, ctx.headers?.get(ADDRESS_HEADER) ?? ''));
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

const Joining = z.object({ name: z.string().default(''), email: z.email(), password: z.string().min(1) });

/** The name somebody signs up with: the part of the address before the @ where none is given. Refuses each field in words of its own. */
function nameToSignUp(body: unknown): string {
  const asked = Joining.safeParse(body);
  const wrong = asked.error?.issues.map(({ path }) => path[0]) ?? [];
  if (wrong.includes('name')) throw refusalError('input.invalid', 'Please enter a name.');
  if (wrong.includes('email')) throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL' });
  if (asked.data === undefined) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_SHORT' });
  const { name: given, email } = asked.data;
  if (given.trim() === '') return displayNameFrom(email.slice(0, email.indexOf('@')));
  const name = DisplayName.safeParse(given);
  if (!name.success) throw refusalError('input.invalid', name.error.issues[0]?.message);
  return name.data;
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

function tokenIn(query: unknown): string | null {
  return z.object({ token: z.string() }).safeParse(query).data?.token ?? null;
}

/** The kept recovery code that is meant by what was typed, however it was typed. */
async function meantCode(ctx: Context, { sql, secret }: AccountSettings): Promise<{ code?: string }> {
  const typed = z.object({ code: z.string().max(100) }).safeParse(ctx.body).data?.code;
  const userId = (await getSessionFromCtx(ctx))?.user.id ?? (await challengedPerson(ctx));
  const sealed = userId === null ? null : await findSealedRecoveryCodes(sql, userId);
  if (typed === undefined || sealed === null) return {};
  const code = await meantRecoveryCode(sealed, secret, typed);
  return code === null ? {} : { code };
}

async function announceTaken(ctx: Context, settings: AccountSettings): Promise<void> {
  const wanted = z.object({ newEmail: z.email() }).safeParse(ctx.body).data?.newEmail;
  const session = await getSessionFromCtx(ctx);
  if (wanted !== undefined && session !== null) await tellIfTaken(settings, session.user, wanted);
}
