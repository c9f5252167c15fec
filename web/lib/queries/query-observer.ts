import { isSeen, tellSoon } from './attention.ts';
import { keptParts } from './kept-parts.ts';
import type { QueryClient } from './query-client.ts';
import { said } from './query-options.ts';
import type { QueryOptions } from './query-options.ts';
import type { Onlooker, Query } from './query.ts';

interface Common {
  /** Asks anew, and waits for the answer; it never fails. */
  refetch: () => Promise<void>;
  /** Whether what is shown was remembered under another key. */
  isPlaceholderData: boolean;
  /** When the data was new, in milliseconds. */
  readonly dataUpdatedAt: number;
  /** Whether it is being asked for. */
  readonly isFetching: boolean;
}

interface Pending {
  readonly status: 'pending';
  readonly isPending: true;
  readonly isError: false;
  readonly isSuccess: false;
  readonly data: undefined;
  readonly error: null;
}
interface Failed<Data> {
  readonly status: 'error';
  readonly isPending: false;
  readonly isError: true;
  readonly isSuccess: false;
  readonly data: Data;
  readonly error: Error;
}
interface Known<Data> {
  readonly status: 'success';
  readonly isPending: false;
  readonly isError: false;
  readonly isSuccess: true;
  readonly data: Data;
  readonly error: null;
}

/** What a component is shown of a query. After a failed loading, what was known before stays. */
export type QueryResult<Data> = Common & (Pending | Failed<undefined> | Failed<Data> | Known<Data>);

/** What is shown, apart from its times: a component is drawn again for these. */
const shownNames = ['status', 'data', 'error', 'isPlaceholderData'] as const;

/** What one component shows of a query, whichever it is. */
export class QueryObserver implements Onlooker {
  options: QueryOptions;
  readonly #client: QueryClient;
  #query: Query;
  #result: QueryResult<unknown>;
  /** The last query of which something was shown. */
  #lastKnown: Query | null = null;
  #selected: { data: unknown; select: QueryOptions['select']; shown: unknown } | null = null;
  /** Which of the times the component looks at. */
  readonly #looksAt = new Set<'dataUpdatedAt' | 'isFetching'>();
  #watcher: (() => void) | null = null;
  #interval: number | false = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(client: QueryClient, options: QueryOptions) {
    this.#client = client;
    this.options = client.withDefaults(options);
    this.#query = client.build(this.options);
    this.#result = this.#resultOf(this.#query, this.options, false);
  }

  get result(): QueryResult<unknown> {
    return this.#result;
  }

  get query(): Query {
    return this.#query;
  }

  /** Watches the query, and asks for it where it is stale; answers how to stop. */
  subscribe = (watcher: () => void): (() => void) => {
    this.#watcher = watcher;
    this.#query.add(this);
    if (this.#query.isStale(this.options)) this.#ask();
    else this.changed();
    this.#setTimer();
    return () => {
      this.#watcher = null;
      clearInterval(this.#timer);
      this.#query.remove(this);
    };
  };

  /** What a component shows that is drawn with these options: what will be asked for at once counts as asked for. */
  drawnWith(options: QueryOptions): QueryResult<unknown> {
    const full = this.#client.withDefaults(options);
    const query = this.#client.build(full);
    const asks = this.#watcher === null ? query.isStale(full) : this.#asksAfter(query, full);
    const result = this.#resultOf(query, full, asks);
    if (this.#differs(result)) this.#result = result;
    return this.#result;
  }

  /** Goes on with other options, which may be of another query. */
  take(options: QueryOptions): void {
    const full = this.#client.withDefaults(options);
    const query = this.#client.build(full);
    const asks = this.#watcher !== null && this.#asksAfter(query, full);
    this.options = full;
    query.take(full);
    const isOther = query !== this.#query;
    if (isOther && this.#watcher !== null) {
      this.#query.remove(this);
      query.add(this);
    }
    this.#query = query;
    if (asks) this.#ask();
    this.#show();
    if (this.#watcher !== null && (isOther || this.#nextInterval() !== this.#interval)) this.#setTimer();
  }

  changed(): void {
    this.#show();
    if (this.#watcher !== null) this.#setTimer();
  }

  refresh(onFocus: boolean): void {
    const { enabled = true, refetchOnWindowFocus = true } = this.options;
    if (onFocus && refetchOnWindowFocus === false) return;
    if (onFocus && refetchOnWindowFocus === 'always' ? said(enabled, this.#query) : this.#query.isStale(this.options)) this.#ask();
  }

  refetch = async (): Promise<void> => {
    await this.#query.fetch({ options: this.options, isAnew: true }).catch(() => undefined);
  };

  #ask(): void {
    void this.#query.fetch({ options: this.options }).catch(() => undefined);
  }

  #asksAfter(query: Query, options: QueryOptions): boolean {
    return (query !== this.#query || !said(this.options.enabled ?? true, query)) && query.isStale(options);
  }

  #show(): void {
    if (this.#query.state.data !== undefined) this.#lastKnown = this.#query;
    const result = this.#resultOf(this.#query, this.options, false);
    if (!this.#differs(result)) return;
    this.#result = result;
    if (this.#watcher) tellSoon(this.#watcher);
  }

  #differs(result: QueryResult<unknown>): boolean {
    const now = this.#result;
    return shownNames.some((name) => now[name] !== result[name]) || [...this.#looksAt].some((name) => now[name] !== result[name]);
  }

  #resultOf(query: Query, options: QueryOptions, asks: boolean): QueryResult<unknown> {
    const { state } = query;
    const begins = asks && state.data === undefined;
    const error = begins ? null : state.error;
    const kept = state.data === undefined && error === null ? options.placeholderData?.(this.#lastKnown?.state.data) : undefined;
    const data = this.#shown(kept ?? state.data, options);
    const looksAt = this.#looksAt;
    const common = {
      refetch: this.refetch,
      isPlaceholderData: kept !== undefined,
      get dataUpdatedAt() {
        looksAt.add('dataUpdatedAt');
        return state.dataUpdatedAt;
      },
      get isFetching() {
        looksAt.add('isFetching');
        return asks || state.fetchStatus === 'fetching';
      },
    };
    return Object.assign(common, outcome(error, data));
  }

  /** What is shown of data: the same as before where it says the same. */
  #shown(data: unknown, { select }: QueryOptions): unknown {
    if (!select || data === undefined) return data;
    const before = this.#selected;
    if (before?.data !== data || before.select !== select) this.#selected = { data, select, shown: keptParts(before?.shown, select(data)) };
    return this.#selected?.shown;
  }

  #nextInterval(): number | false {
    const { refetchInterval = false, enabled = true } = this.options;
    return said(enabled, this.#query) && said(refetchInterval, this.#query);
  }

  #setTimer(): void {
    clearInterval(this.#timer);
    this.#interval = this.#nextInterval();
    if (this.#interval === false || this.#interval === Infinity) return;
    this.#timer = setInterval(() => {
      if (this.options.refetchIntervalInBackground || isSeen()) this.#ask();
    }, this.#interval);
  }
}

function outcome(error: Error | null, data: unknown): Pending | Failed<unknown> | Known<unknown> {
  if (error !== null) return { status: 'error', isPending: false, isError: true, isSuccess: false, data, error };
  if (data === undefined) return { status: 'pending', isPending: true, isError: false, isSuccess: false, data, error };
  return { status: 'success', isPending: false, isError: false, isSuccess: true, data, error };
}
