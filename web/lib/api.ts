import type { contract } from '#contract/index.ts';
import { createORPCClient, onError, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { onPersonChange, refreshSession } from './session.ts';

const link = new RPCLink({
  url: () => `${window.location.origin}/call`,
  headers: { 'x-hearthlore': '1' },
  // A session that ended elsewhere is noticed at the first call that needs it.
  interceptors: [onError((error) => void (error instanceof ORPCError && error.code === 'auth.required' && refreshSession()))],
});

/** Calls the server: `await api.campaigns.create({ name, worldId })`. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(link);

/** The same operations as queries and mutations: `useQuery(calls.campaigns.list.queryOptions({ input: {} }))`. */
export const calls = createTanstackQueryUtils(api);

/** What the browser remembers of the server's answers; nothing of it outlives the person it was loaded for. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: 1, refetchOnWindowFocus: true } },
});

onPersonChange(() => queryClient.clear());
