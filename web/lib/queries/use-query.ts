import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { QueryClient } from './query-client.ts';
import { QueryObserver } from './query-observer.ts';
import type { QueryResult } from './query-observer.ts';
import type { QueryOptions } from './query-options.ts';

const Client = createContext<QueryClient | null>(null);

/** Gives the components inside what is remembered of the server's answers. */
export const QueryClientProvider = Client;

/** What the page remembers of the server's answers. Only inside of a `QueryClientProvider`. */
export function useQueryClient(): QueryClient {
  const client = use(Client);
  if (client === null) throw new Error('There is no query client around this component.');
  return client;
}

/** Shows what is remembered by a key: asks for it where it is not known or stale, and shows it as it changes. */
export function useQuery<Data, Shown = Data>(options: QueryOptions<Data, Shown>): QueryResult<Shown>;
export function useQuery(options: QueryOptions): QueryResult<unknown> {
  return useObserver(options)[0];
}

/** The same, with what observes it. */
export function useObserver(options: QueryOptions): readonly [QueryResult<unknown>, QueryObserver] {
  const client = useQueryClient();
  const [observer] = useState(() => new QueryObserver(client, options));
  const result = observer.drawnWith(options);
  useSyncExternalStore(observer.subscribe, () => observer.result);
  useEffect(() => observer.take(options));
  return [result, observer];
}
