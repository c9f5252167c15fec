/** Whether the page has a connection, as far as the browser has told. */
let connected = true;
/** Who waits for what. */
const waiting = new Set<{ holds: () => boolean; go: () => void }>();

export const isOnline = (): boolean => connected;
/** Whether somebody may look at the page. */
export const isSeen = (): boolean => typeof document === 'undefined' || document.visibilityState !== 'hidden';

/** Goes on once `holds` holds: at once, or when the connection comes back or somebody looks again. */
export function when(holds: () => boolean): Promise<void> | null {
  return holds() ? null : new Promise((go) => waiting.add({ holds, go }));
}

/** Tells when the connection comes back, and when somebody looks at the page again. */
export function watchAttention(told: (what: 'connected' | 'seen') => void): void {
  if (typeof window === 'undefined') return;
  const goOn = (what: 'connected' | 'seen') => {
    told(what);
    for (const each of waiting) if (each.holds() && waiting.delete(each)) each.go();
  };
  addEventListener('online', () => {
    connected = true;
    goOn('connected');
  });
  addEventListener('offline', () => (connected = false));
  document.addEventListener('visibilitychange', () => isSeen() && goOn('seen'));
}

/** Who is to be told at the end of this moment, each once. */
const soon = new Set<() => void>();
let telling: ReturnType<typeof setTimeout> | undefined;

/** Calls a watcher at the end of this moment, once: what changes together is shown together. */
export function tellSoon(watcher: () => void): void {
  soon.add(watcher);
  clearTimeout(telling);
  telling = setTimeout(() => {
    const watchers = [...soon];
    soon.clear();
    for (const each of watchers) each();
  });
}
