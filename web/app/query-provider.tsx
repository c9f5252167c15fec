import { QueryClientProvider } from '#web/lib/queries/use-query.ts';
import { Outlet } from '#web/ui/router/router-view.tsx';
import type { ReactNode } from 'react';
import { queryClient } from '#web/lib/api.ts';

/** Gives the screens inside the shared query cache. */
export function QueryProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  return <QueryClientProvider value={queryClient}>{children}</QueryClientProvider>;
}
