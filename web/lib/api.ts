import type { contract } from '#contract/index.ts';
import { createORPCClient } from '@orpc/client';
import type { ClientLink } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils, generateOperationKey } from '@orpc/tanstack-query';
import type { RouterUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { firstAnswers } from './calls/first-answers.ts';
import { answerHere } from './calls/places.ts';
import { PlainCallError, send } from './calls/plain-call.ts';
import { onPersonChange, refreshSession } from './session/session.ts';
import { queryRetries } from './calls/with-retries.ts';
import { forgetPage } from './store/page-store.ts';

// What goes to and fro is plain JSON, so nothing more than a plain call is loaded for it.
const link: ClientLink<Record<never, never>> = {
  call: async (path, input, { signal }) => {
    try {
      return await (answerHere(path, input) ?? send(path, input, signal));
    } catch (error) {
      // A session that ended elsewhere is noticed at the first call that needs it.
      if (error instanceof PlainCallError && error.code === 'auth.required') void refreshSession();
      throw error;
    }
  },
};

/** Calls the server: `await api.campaigns.create({ name, worldId })`. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(link);

/** The same operations as queries and mutations: `useQuery(calls.campaigns.list.queryOptions({ input: {} }))`. */
export const calls: RouterUtils<typeof api> = createTanstackQueryUtils(api);

/** What the browser remembers of the server's answers; nothing of it outlives the person it was loaded for. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, ...queryRetries, refetchOnWindowFocus: true } },
});

// What the page brought along is as old as the page.
for (const { path, input, answer } of firstAnswers.takeCached())
  queryClient.setQueryData(generateOperationKey(path, { type: 'query', input }), answer, { updatedAt: firstAnswers.since });

onPersonChange(() => {
  queryClient.clear();
  forgetPage();
});
