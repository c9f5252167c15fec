import { gameLimits } from '#domain/limits/game-limits.ts';
import { Person } from '#domain/account/account.ts';
import { NewPersonalToken, PersonalToken } from '#domain/account/personal-token.ts';
import { Id } from '#domain/ids.ts';
import { Signups } from '#domain/account/invitation.ts';
import { DisplayName, Preferences } from '#domain/account/preferences.ts';
import { SessionEnd } from '#domain/account/session-end.ts';
import { SetupWay } from '#domain/account/setup-way.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const Done = z.object({});

const Me = Person.extend({
  createdAt: z.iso.datetime(),
  emailVerified: z.boolean(),
  avatarUrl: z.string().nullable(),
  /** Whether a second factor is asked for at sign-in. */
  twoFactor: z.boolean(),
  /** False for an account that only signs in with Google. */
  hasPassword: z.boolean(),
  googleLinked: z.boolean(),
  preferences: Preferences,
  /** When the account will be deleted for good, if that was asked for. */
  deletesAt: z.iso.datetime().nullable(),
});
export type Me = z.infer<typeof Me>;

export const me = query('account.me', {
  summary: 'Who is signed in here, if anyone, and what this installation offers visitors.',
  input: z.object({}),
  output: z.object({
    person: Me.nullable(),
    /** Why the session this browser still has the cookie of has ended; null where none has, or its owner signed out. */
    ended: SessionEnd.nullable(),
    /** True until the first account exists; that account administers the installation and needs no invitation. */
    firstAccount: z.boolean(),
    /** As long as that is true: how the first account can be made from where this is asked. */
    setup: SetupWay.optional(),
    signups: Signups,
    /** Whether sign-in with Google is configured. */
    google: z.boolean(),
    /** Whether mail is configured; without it accounts are confirmed at once. */
    mail: z.boolean(),
  }),
});

export const session = query('account.session', {
  summary: 'A short-lived access token for this session, for programs; the cookie renews it.',
  input: z.object({}),
  output: z.object({ accessToken: z.string(), expiresAt: z.iso.datetime() }),
});

export const checkRecovery = query('account.checkRecovery', {
  summary: 'Whether a recovery link still works, by its token.',
  input: z.object({ token: z.string().trim().min(1).max(200) }),
  output: z.object({ works: z.boolean() }),
});

export const saveProfile = command('account.saveProfile', {
  summary: 'Changes the display name.',
  input: z.object({ name: DisplayName }),
  output: Done,
});

export const saveAvatar = command('account.saveAvatar', {
  summary: 'Sets or removes the picture: a PNG, JPEG or WebP of at most 200 kB, as base64.',
  input: z.object({ image: z.string().max(gameLimits.portraitLength).nullable() }),
  output: z.object({ avatarUrl: z.string().nullable() }),
});

export const savePreferences = command('account.savePreferences', {
  summary: 'Keeps how the person wants the product to look and sound: what is named changes, the rest stays.',
  input: Preferences.partial(),
  output: Done,
});

export const storage = query('account.storage', {
  summary: 'Bytes of pictures, documents and maps that the person has stored, and how many one person may store; null for any number.',
  input: z.object({}),
  output: z.object({ used: z.int(), bound: z.int().nullable() }),
});

export const sessions = query('account.sessions', {
  summary: 'Where the person is signed in: device, address, last seen.',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      address: z.string().nullable(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      isThis: z.boolean(),
    }),
  ),
});

export const revokeSession = command('account.revokeSession', {
  summary: 'Ends one of the person’s sessions; its sockets close within a second.',
  input: z.object({ sessionId: Id }),
  output: Done,
});

export const tokens = query('account.tokens', {
  summary: 'The person’s personal access tokens, newest first, without the tokens themselves.',
  input: z.object({}),
  output: z.array(PersonalToken),
});

export const createToken = command('account.createToken', {
  summary: 'Makes a personal access token for a program of the person. It is answered here and never again. Needs a fresh confirmation.',
  input: NewPersonalToken,
  output: PersonalToken.extend({ token: z.string() }),
});

export const revokeToken = command('account.revokeToken', {
  summary: 'Ends a personal access token at once.',
  input: z.object({ tokenId: Id }),
  output: Done,
});

export const signOut = command('account.signOut', {
  summary: 'Signs out here (local), everywhere (global), or everywhere else (others).',
  input: z.object({ scope: z.enum(['global', 'local', 'others']).default('global') }),
  output: Done,
});

export const reauthenticate = command('account.reauthenticate', {
  summary: 'Confirms the password once more; dangerous actions are open for ten minutes in this session.',
  input: z.object({ password: z.string().max(200), code: z.string().max(20).optional() }),
  output: z.object({ until: z.iso.datetime() }),
});

export const requestDeletion = command('account.requestDeletion', {
  summary: 'Asks for the account to be deleted in 30 days and signs out everywhere else. Needs a fresh confirmation.',
  input: z.object({}),
  output: z.object({ deletesAt: z.iso.datetime() }),
});

export const cancelDeletion = command('account.cancelDeletion', {
  summary: 'Takes the deletion back.',
  input: z.object({}),
  output: Done,
});
