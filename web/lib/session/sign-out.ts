import { plainCall } from '#web/lib/calls/plain-call.ts';
import { changesSession, knownPerson, refreshSession } from './session.ts';
import { signedInMark } from './signed-in-mark.ts';

/** Signs out here (local), everywhere (global) or everywhere else (others). */
export async function signOut(scope: 'global' | 'local' | 'others'): Promise<void> {
  if (scope !== 'others') signedInMark.lift();
  await changesSession(plainCall('account', 'signOut', { scope })).catch((error: unknown) => {
    if (knownPerson() !== null) signedInMark.set();
    throw error;
  });
  await refreshSession();
}
