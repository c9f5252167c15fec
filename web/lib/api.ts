import type { contract } from '#contract/index.ts';
import type { ContractRouterClient } from '@orpc/contract';
import { firstAnswers } from './calls/first-answers.ts';
import { answerHere } from './calls/places.ts';
import { PlainCallError, send } from './calls/plain-call.ts';
import { retryWait } from './calls/with-retries.ts';
import { makeApi, makeCalls, operationKey } from './queries/operations.ts';
import type { Send } from './queries/operations.ts';
import { QueryClient } from './queries/query-client.ts';
import { onPersonChange, refreshSession } from './session/session.ts';
import { forgetPage } from './store/page-store.ts';

// What goes to and fro is plain JSON, so nothing more than a plain call is loaded for it.
const ask: Send = async (path, input, { signal } = {}) => {
  try {
    return await (answerHere(path, input) ?? send(path, input, signal));
  } catch (error) {
    // A session that ended elsewhere is noticed at the first call that needs it.
    if (error instanceof PlainCallError && error.code === 'auth.required') void refreshSession();
    throw error;
  }
};

/** Calls the server: `await api.campaigns.create({ name, worldId })`. */
export const api = makeApi<ContractRouterClient<typeof contract>>(ask);

/** The same operations as queries and mutations: `useQuery(calls.campaigns.list.queryOptions({ input: {} }))`. */
export const calls = makeCalls<typeof api>(ask);

/** What the browser remembers of the server's answers; nothing of it outlives the person it was loaded for. */
export const queryClient = new QueryClient({ staleTime: 15_000, retryWait });

// What the page brought along is as old as the page.
for (const { path, input, answer } of firstAnswers.takeCached())
  queryClient.setQueryData(operationKey(path, { type: 'query', input }), answer, { updatedAt: firstAnswers.since });

onPersonChange(() => {
  queryClient.clear();
  forgetPage();
});
