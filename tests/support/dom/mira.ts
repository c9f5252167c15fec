import { defaultPreferences } from '#domain/account/default-preferences.ts';
import type { SignedInPerson } from '#web/lib/session/session.ts';

/** Somebody with an account, as their own browser knows them. */
export const mira: SignedInPerson = {
  kind: 'person',
  id: 'mira',
  name: 'Mira',
  email: 'mira@table.example',
  plan: 'DM',
  createdAt: '2026-11-20T12:00:00.000Z',
  emailVerified: true,
  avatarUrl: null,
  twoFactor: false,
  hasPassword: true,
  googleLinked: false,
  preferences: defaultPreferences,
  deletesAt: null,
};
