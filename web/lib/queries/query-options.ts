import type { QueryKey } from './query-key.ts';

/** How what is remembered by a key stands. */
export interface QueryState<Data = unknown> {
  data: Data | undefined;
  /** When the data was new, in milliseconds; 0 where there is none. */
  dataUpdatedAt: number;
  /** Why the last loading failed. What was known before stays. */
  error: Error | null;
  status: 'pending' | 'success' | 'error';
  fetchStatus: 'idle' | 'fetching';
  /** Whether something happened after which it may be another. */
  isInvalidated: boolean;
}

/** A query, as those see it who decide by how it stands. */
export interface SeenQuery<Data = unknown> {
  readonly queryKey: QueryKey;
  readonly state: QueryState<Data>;
}

/** A function of something that is known by its key: who keeps all queries knows none of them by type. */
type By<Input, Output> = { of(input: Input): Output }['of'];
/** A value, or how it follows from the query. */
type Said<Data, Value> = Value | By<SeenQuery<Data>, Value>;

/** How something is asked for and kept, and what of it is shown. */
export interface QueryOptions<Data = unknown, Shown = Data> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Data | Promise<Data>;
  /** Whether it is asked for by itself. */
  enabled?: Said<Data, boolean> | undefined;
  /** For how many milliseconds an answer is taken as fresh. */
  staleTime?: Said<Data, number> | undefined;
  /** For how many milliseconds it is remembered after nobody shows it. */
  gcTime?: number | undefined;
  /** False where a failure is final. */
  retry?: false | undefined;
  /** After how many milliseconds it is asked for again, while somebody looks. */
  refetchInterval?: Said<Data, number | false> | undefined;
  refetchIntervalInBackground?: boolean | undefined;
  /** Whether it is asked for again when somebody looks at the page again: `true` where it is stale by then. */
  refetchOnWindowFocus?: boolean | 'always' | undefined;
  /** What is shown until the first answer, of what was shown under the key before. */
  placeholderData?: By<Data | undefined, Data | undefined> | undefined;
  select?: By<Data, Shown> | undefined;
}

/** The value of an option for a query. */
export function said<Value extends number | boolean | string>(option: Value | ((query: SeenQuery) => Value), query: SeenQuery): Value {
  return typeof option === 'function' ? option(query) : option;
}

/** Shows what was shown under another key until the answer is there. */
export function keepPreviousData<Data>(before: Data): Data {
  return before;
}
