import type { BeginAttempt } from '#server/features/auth/credentials/attempts.ts';
import { cancelDeletion } from './cancel-deletion.ts';
import { checkRecovery } from './check-recovery.ts';
import { me } from './me.ts';
import type { Offer } from './me.ts';
import { reauthenticate } from './reauthenticate.ts';
import { requestDeletion } from './request-deletion.ts';
import type { TellDeletion } from './request-deletion.ts';
import { revokeSession } from './revoke-session.ts';
import { saveAvatar } from './save-avatar.ts';
import { savePreferences } from './save-preferences.ts';
import { saveProfile } from './save-profile.ts';
import type { RefuseName } from './save-profile.ts';
import type { SessionCookie } from '#server/features/auth/sessions/session-cookie.ts';
import { session } from './session.ts';
import { sessions } from './sessions.ts';
import { storage } from './storage.ts';
import { signOut } from './sign-out.ts';

/** What the operations on one's own account are made with. */
export interface AccountParts {
  offer: Offer;
  secret: string;
  cookie: SessionCookie;
  attempts: BeginAttempt;
  refuseName: RefuseName;
  tellDeletion: TellDeletion;
}

export function accountOperations(parts: AccountParts) {
  return {
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
    requestDeletion: requestDeletion(parts.tellDeletion),
    cancelDeletion: cancelDeletion(parts.tellDeletion),
  };
}
