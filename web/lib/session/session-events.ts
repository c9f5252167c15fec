/** What became of the session in this tab. */
export type SessionEvent = 'SIGNED_OUT' | 'SIGNED_IN' | 'PASSWORD_RECOVERY' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'MFA_CHALLENGE_VERIFIED';

const listeners = new Set<(event: SessionEvent) => void>();

/** Calls back on each of them; returns how to stop. */
export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells everyone who listens. */
export function tellSessionEvent(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}
