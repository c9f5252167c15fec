import type { Caller } from '#server/kernel/caller.ts';
import type { Rechecks } from '#server/kernel/rechecks.ts';

/** For how long a session that was just read is believed without reading it again; a sign-out is felt within this. */
const BELIEVED = 1000;
const REMEMBERED = 5000;

interface Known {
  caller: Promise<Caller>;
  /** Null until it has been read, and for nobody. */
  userId: string | null;
  isRead: boolean;
  until: number;
}

/** Remembers callers for a moment, and forgets those of somebody whose sessions have changed. */
export function rememberedCallers(rechecks: Rechecks) {
  const known = new Map<string, Known>();
  rechecks.onRecheck((userId) => {
    // What is being read just now may have been read before the change.
    for (const [key, each] of known) if (userId === null || !each.isRead || each.userId === userId) known.delete(key);
  });

  function note(key: string, caller: Promise<Caller>, at: number): void {
    const entry: Known = { caller, userId: null, isRead: false, until: at + BELIEVED };
    known.delete(key);
    known.set(key, entry);
    caller.then(
      ({ session }) => {
        entry.userId = session?.userId ?? null;
        entry.isRead = true;
      },
      () => known.delete(key),
    );
    // Oldest first: a map keeps the order of insertion.
    for (const [old, { until }] of known) {
      if (known.size <= REMEMBERED && until > at) break;
      known.delete(old);
    }
  }

  return {
    /** The caller known by a key, read where it is not remembered. */
    find(key: string, read: () => Promise<Caller>): Promise<Caller> {
      const at = performance.now();
      const before = known.get(key);
      if (before && before.until > at) return before.caller;
      const caller = read();
      note(key, caller, at);
      return caller;
    },
    forget: (key: string) => void known.delete(key),
  };
}
