import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '#web/ui/router/router-view.tsx';
import type { ReactNode } from 'react';
import { queryClient } from '#web/lib/api.ts';

/** Gives the screens inside the shared query cache. */
export function QueryProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
