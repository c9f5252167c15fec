import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many screens at the address of a table ask for the site's header, because no table is laid there. */
let asked = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1) {
  asked += by;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the site's header as long as the calling screen stands, also at the address of a table. */
export function useSiteHeader(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether the site's header shows: everywhere but at a table, which has a header of its own. */
export function useShowsSiteHeader({ pathname, searchStr }: { pathname: string; searchStr: string }): boolean {
  const isAsked = useSyncExternalStore(watch, () => asked > 0);
  return isAsked || pathname !== '/campaign' || !new URLSearchParams(searchStr).has('id');
}
