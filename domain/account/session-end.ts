import { z } from 'zod';

/** Why a session ended although nobody chose "Sign out" in its browser. */
export const SessionEnd = z.enum([
  'suspended',
  /** Ended from another device, one by one or all at once. */
  'endedElsewhere',
  'endedByAdministrator',
  'passwordChanged',
  /** New password was chosen with a recovery link. */
  'passwordRecovered',
  'secondFactorRemoved',
  'deletionRequested',
  /** Its time ran out, or the browser has lost its cookie. */
  'expired',
]);
export type SessionEnd = z.infer<typeof SessionEnd>;
