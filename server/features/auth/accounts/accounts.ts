import type { IncomingMessage, ServerResponse } from 'node:http';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import type { BetterAuthOptions } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { toNodeHandler } from 'better-auth/node';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { limits } from '#domain/limits/limits.ts';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { addressOf } from '#server/kernel/http/address-of.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { setupWay } from '#server/kernel/http/first-account.ts';
import { log } from '#server/kernel/log.ts';
import { refuseLargeBody } from '#server/kernel/http/http.ts';
import { ADDRESS_HEADER } from '#server/kernel/http/address-of.ts';
import { SETUP_HEADER } from '#server/kernel/http/first-account.ts';
import { BASE_PATH, answerFloors, answerOnly, evenly, tidied } from './account-answers.ts';
import { accountHooks } from './account-hooks.ts';
import { accountMails } from './send-account-emails.ts';
import type { AccountOptions, AccountSettings } from './account-settings.ts';
import { accountTables } from '#server/features/auth/auth.store.ts';
import { beforeEndpoint } from './before-endpoint.ts';
import { googleSignIn } from './google.ts';
import { guardAttempts } from './guard-attempts.ts';
import { limitAttempts } from '#server/features/auth/credentials/attempts.ts';
import type { BeginAttempt } from '#server/features/auth/credentials/attempts.ts';
import { serveAvatars } from '#server/features/auth/avatars/serve-avatars.ts';
import { knownDevices } from '#server/features/auth/credentials/known-devices.ts';
import { hashesPasswords, passwordCost, verifyPassword } from '#server/features/auth/credentials/password.ts';
import { makeRecoveryCodes } from '#server/features/auth/credentials/recovery-code.ts';
import { deleteTokens } from '#server/features/auth/sessions/personal-tokens.store.ts';
import { cookieName, isSecure } from '#server/features/auth/sessions/session-cookie.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Accounts as they are served, and what counts the attempts at their passwords and codes. */
interface Accounts {
  /** What answers under /api/auth, and at the addresses of people's pictures. */
  routes: Answer[];
  attempts: BeginAttempt;
}

/** Opens the accounts of an installation: sign-up, sign-in, second factors, recovery, sign-out and pictures. */
export function openAccounts(options: AccountOptions): Accounts {
  const attempts = limitAttempts(options.sql, options.now);
  return { routes: [answerAuth({ passwordCost, answerFloors, ...options, attempts }), serveAvatars(options.sql)], attempts };
}

/** Answers what is under /api/auth with the account library; a body larger than a call may have is refused before. */
function answerAuth(settings: AccountSettings): Answer {
  const { sql, attempts, publicUrl, secret } = settings;
  const guard = guardAttempts({ sql, attempts, devices: knownDevices(publicUrl, secret), sessionCookie: cookieName(publicUrl) });
  const open = () => betterAuth(optionsOf(settings, guard.before));
  let auth = open();

  const answer = answerOnly(async (request) => {
    // The issuer is asked about itself when the library opens; where that failed it is asked again.
    if (settings.google && request.url.includes('/sign-in/social') && (await auth.$context).socialProviders.length === 0) auth = open();
    const run = () => guard.around(request, () => auth.handler(request));
    return tidied(request, await evenly(request, run, { floors: settings.answerFloors, hasMail: settings.mailer.configured }));
  });
  const handle = toNodeHandler(answer);
  return async (request, response) => {
    if (!request.url?.startsWith(`${BASE_PATH}/`)) return false;
    if (refuseLargeBody(request, response)) return true;
    request.headers[ADDRESS_HEADER] = addressOf(request, settings.trustProxy);
    request.headers[SETUP_HEADER] = setupWay(request, settings);
    await handle(request, response);
    return true;
  };
}

/** Logs what is no refusal. A database that does not answer is no fault of the request: whoever serves it says so. */
function hearFault(error: unknown): void {
  const trouble = unavailability(error);
  if (trouble !== null) throw trouble;
  if (!isAPIError(error)) log.fault('An account request failed', error);
}

function optionsOf(settings: AccountSettings, guard: Parameters<typeof beforeEndpoint>[0]) {
  const { sql, secret, publicUrl, mailer, google } = settings;
  const mails = accountMails(mailer, publicUrl, sql);
  return {
    appName: 'Hearthlore',
    ...(publicUrl === null ? {} : { baseURL: publicUrl }),
    basePath: BASE_PATH,
    secret,
    database: drizzleAdapter(sql, { provider: 'pg', schema: accountTables, transaction: false }),
    emailAndPassword: {
      minPasswordLength: limits.passwordMinimum,
      maxPasswordLength: limits.passwordMaximum,
      password: { hash: hashesPasswords(settings.passwordCost), verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
      ...mails.emailAndPassword,
      onPasswordReset: async (data, request) => {
        await mails.emailAndPassword.onPasswordReset?.(data, request);
        await deleteTokens(sql, data.user.id);
        settings.sessionInvalidation.invalidate(data.user.id);
      },
    },
    emailVerification: mails.emailVerification,
    user: {
      additionalFields: { plan: { type: 'string', input: false, defaultValue: 'FREE' } },
      changeEmail: mails.changeEmail,
    },
    session: {
      expiresIn: accountServerLimits.sessionSeconds,
      // Prolonged where callers are identified.
      disableSessionRefresh: true,
      additionalFields: { secondFactor: { type: 'boolean', input: false, required: false, defaultValue: false } },
    },
    verification: { storeIdentifier: 'hashed' },
    account: {
      updateAccountOnSignIn: false,
      // Without mail nobody has shown that their address is theirs, so an account is not joined by its address.
      accountLinking: { enabled: mailer.configured, trustedProviders: [] },
    },
    plugins: [
      twoFactor({
        issuer: 'Hearthlore',
        backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
        // It would lock the owner out with whoever guesses. Attempts are counted before they come to the library.
        accountLockout: { enabled: false },
      }),
      ...(google ? [googleSignIn(google)] : []),
    ],
    hooks: { before: beforeEndpoint(guard, settings) },
    databaseHooks: accountHooks(settings),
    onAPIError: { errorURL: '/auth', onError: hearFault },
    // Attempts are counted in the database, for all servers together.
    rateLimit: { enabled: false },
    advanced: advancedOptions(publicUrl),
    telemetry: { enabled: false },
    logger: { disabled: true },
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
  } satisfies BetterAuthOptions;
}

function advancedOptions(publicUrl: string | null) {
  return {
    cookiePrefix: 'hearthlore',
    useSecureCookies: false,
    // Said outright, since the library leaves them out where it takes itself to be under test.
    disableOriginCheck: false,
    disableCSRFCheck: false,
    defaultCookieAttributes: { secure: isSecure(publicUrl) },
    cookies: {
      session_token: { name: cookieName(publicUrl), attributes: { httpOnly: true, sameSite: 'lax', path: '/' } },
    },
  } satisfies BetterAuthOptions['advanced'];
}
