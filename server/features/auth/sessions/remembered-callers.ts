import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Caller } from '#server/kernel/calls/caller.ts';
import { visitor } from '#server/kernel/calls/caller.ts';
import type { SessionInvalidation } from '#server/kernel/calls/session-invalidation.ts';

/** Callers that one server remembers. */
const CALLERS_REMEMBERED = 5000;

interface Known {
  caller: Promise<Caller>;
  /** Null until it has been read, and for nobody. */
  userId: string | null;
  isRead: boolean;
  /** Milliseconds of the clock that never jumps. */
  until: number;
  /** When the session or the token itself ends; null until it has been read. */
  expiresAt: Date | null;
  /** Who calls with it from then on. */
  afterwards: Caller;
}

/** Remembers callers for a moment, never beyond their session's end, and forgets those of somebody whose sessions have changed. */
export function rememberedCallers(sessionInvalidation: SessionInvalidation, now: () => Date) {
  const known = new Map<string, Known>();
  sessionInvalidation.onInvalidated((userId) => {
    // What is being read just now may have been read before the change.
    for (const [key, each] of known) if (userId === null || !each.isRead || each.userId === userId) known.delete(key);
  });

  function note(key: string, caller: Promise<Caller>, at: number): void {
    const entry: Known = {
      caller,
      userId: null,
      isRead: false,
      until: at + accountServerLimits.callerBelievedMilliseconds,
      expiresAt: null,
      afterwards: { ...visitor, ended: 'expired' },
    };
    known.delete(key);
    known.set(key, entry);
    caller.then(
      ({ session, token }) => {
        const held = session ?? (typeof token === 'object' ? token : null);
        entry.userId = held?.userId ?? null;
        entry.expiresAt = held?.expiresAt ?? null;
        entry.isRead = true;
        if (session === null && held !== null) {
          entry.afterwards = { ...visitor, token: 'invalid' };
          return;
        }
        // A token that is nobody's may become somebody's, and the one a session had before is good for seconds only.
        const isLasting = session !== null && [session.token, `id ${session.id}`].includes(key);
        if (!isLasting && known.get(key) === entry) known.delete(key);
      },
      () => known.delete(key),
    );
    // Oldest first: a map keeps the order of insertion.
    for (const [old, { until }] of known) {
      if (known.size <= CALLERS_REMEMBERED && until > at) break;
      known.delete(old);
    }
  }

  return {
    /** The caller known by a key, read where it is not remembered. */
    find(key: string, read: () => Promise<Caller>): Promise<Caller> {
      const at = performance.now();
      const before = known.get(key);
      if (before && before.until > at)
        return before.expiresAt && before.expiresAt <= now() ? Promise.resolve(before.afterwards) : before.caller;
      const caller = read();
      note(key, caller, at);
      return caller;
    },
    forget: (key: string) => void known.delete(key),
  };
}
