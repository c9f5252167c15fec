import { useLayoutEffect } from 'react';
import { Store, useStore } from '#web/lib/store/store.ts';

/** How many screens at the address of a table ask for the site's header, because no table is laid there. */
const asked = new Store(0);

/** Shows the site's header as long as the calling screen stands, also at the address of a table. */
export function useSiteHeader(): void {
  useLayoutEffect(() => {
    asked.set(asked.get() + 1);
    return () => asked.set(asked.get() - 1);
  }, []);
}

/** Whether the site's header shows: everywhere but at a table, which has a header of its own, and on a television. */
export function useShowsSiteHeader({ pathname, searchStr }: { pathname: string; searchStr: string }): boolean {
  const isAsked = useStore(asked, (count) => count > 0);
  if (pathname === '/television') return false;
  return isAsked || pathname !== '/campaign' || !new URLSearchParams(searchStr).has('id');
}
