import type { BeginAttempt } from './credentials/attempts.ts';
import { createToken } from './operations/create-token.ts';
import { revokeToken } from './operations/revoke-token.ts';
import { tokens } from './operations/tokens.ts';
import { checkRecovery } from './operations/check-recovery.ts';
import { me } from './operations/me.ts';
import type { Offer } from './operations/me.ts';
import { reauthenticate } from './operations/reauthenticate.ts';
import { revokeSession } from './operations/revoke-session.ts';
import { saveAvatar } from './operations/save-avatar.ts';
import { savePreferences } from './operations/save-preferences.ts';
import { saveProfile } from './operations/save-profile.ts';
import type { RefuseName } from './operations/save-profile.ts';
import { session } from './operations/session.ts';
import { sessions } from './operations/sessions.ts';
import { signOut } from './operations/sign-out.ts';
import { storage } from './operations/storage.ts';
import type { SessionCookie } from './sessions/session-cookie.ts';

/** What the operations on one's own account are made with. */
export interface AccountParts {
  offer: Offer;
  secret: string;
  cookie: SessionCookie;
  attempts: BeginAttempt;
  refuseName: RefuseName;
}

/** What answers the operations on one's own account. */
export const router = (parts: AccountParts) => ({
  me: me(parts.offer),
  session: session(parts),
  saveProfile: saveProfile(parts.refuseName),
  saveAvatar,
  savePreferences,
  sessions,
  storage,
  revokeSession,
  signOut: signOut(parts),
  reauthenticate: reauthenticate(parts),
  checkRecovery,
  tokens,
  createToken,
  revokeToken,
});
