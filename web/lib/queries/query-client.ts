import { watchAttention } from './attention.ts';
import { Mutation } from './mutation.ts';
import type { MutationOptions } from './mutation.ts';
import { fitsKey, hashKey } from './query-key.ts';
import type { KeptBy, QueryKey } from './query-key.ts';
import { said } from './query-options.ts';
import type { QueryOptions, QueryState, SeenQuery } from './query-options.ts';
import { Query } from './query.ts';

/** Which queries are meant: those whose key says all that `queryKey` says, and of these those that `predicate` takes. */
interface Which {
  queryKey?: QueryKey | undefined;
  /** Only the one of this very key. */
  exact?: boolean | undefined;
  predicate?: ((query: SeenQuery) => boolean) | undefined;
}

interface Invalidation extends Which {
  /** `none` where those that are shown are not asked for at once. */
  refetchType?: 'none' | undefined;
}

type Updater<Data> = Data | undefined | ((known: Data | undefined) => Data | undefined);

type Defaults = Pick<QueryOptions, 'staleTime'>;

interface Setup {
  /** Milliseconds for which answers are fresh where nothing else is said. */
  staleTime: number;
  /** Milliseconds until the next attempt after so many failed ones; null when there is none. */
  retryWait: (failures: number, error: unknown) => number | null;
}

/** What the browser remembers of the server's answers, by their keys, and the changes that are on their way. */
export class QueryClient {
  readonly retryWait: Setup['retryWait'];
  readonly #staleTime: number;
  readonly #queries = new Map<string, Query>();
  readonly #defaults: (Defaults & { queryKey: QueryKey })[] = [];
  readonly #mutations = new Set<Mutation>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #watchers = new Set<(query: SeenQuery) => void>();
  readonly #mutationWatchers = new Set<() => void>();

  constructor({ staleTime, retryWait }: Setup) {
    this.#staleTime = staleTime;
    this.retryWait = retryWait;
    watchAttention((what) => {
      for (const query of this.#queries.values()) for (const onlooker of query.onlookers) onlooker.refresh(what === 'seen');
    });
  }

  /** Options with what holds where they say nothing. */
  withDefaults(options: QueryOptions): QueryOptions {
    const of = this.#defaults.findLast(({ queryKey }) => fitsKey(options.queryKey, queryKey));
    return { ...options, staleTime: options.staleTime ?? of?.staleTime ?? this.#staleTime };
  }

  /** Has answers under keys that say all of this one be fresh for as long as `defaults` say. */
  setQueryDefaults(queryKey: QueryKey, defaults: Defaults): void {
    this.#defaults.push({ queryKey, ...defaults });
  }

  /** The query of options; a new one where nothing is remembered. */
  build(options: QueryOptions): Query {
    const hash = hashKey(options.queryKey);
    const known = this.#queries.get(hash);
    if (known) return known;
    const query = new Query(this, options);
    this.#queries.set(hash, query);
    return query;
  }

  /** The query of this very key. */
  find(queryKey: QueryKey): SeenQuery | undefined {
    return this.#queries.get(hashKey(queryKey));
  }

  findAll(which: Which = {}): SeenQuery[] {
    return this.#those(which);
  }

  getQueryState(queryKey: QueryKey): QueryState | undefined {
    return this.find(queryKey)?.state;
  }

  getQueryData<Data = unknown, Key extends QueryKey = QueryKey>(queryKey: Key): KeptBy<Key, Data> | undefined;
  getQueryData(queryKey: QueryKey): unknown {
    return this.find(queryKey)?.state.data;
  }

  /** Puts data in place of what is known. A function that answers undefined changes nothing. */
  setQueryData<Data = unknown, Key extends QueryKey = QueryKey>(
    queryKey: Key,
    data: Updater<KeptBy<Key, Data>>,
    at?: { updatedAt: number },
  ): void;
  setQueryData(queryKey: QueryKey, data: unknown, at?: { updatedAt: number }): void {
    const next: unknown = typeof data === 'function' ? Reflect.apply(data, undefined, [this.getQueryData(queryKey)]) : data;
    if (next === undefined) return;
    this.build(this.withDefaults({ queryKey, queryFn: neverAsked })).put(next, at?.updatedAt);
  }

  /** Marks them as stale, and asks anew for those that are shown. `cancelRefetch: false` waits for what is on its way instead. */
  async invalidateQueries({ refetchType, ...which }: Invalidation = {}, { cancelRefetch: isAnew = true } = {}): Promise<void> {
    const those = this.#those(which);
    for (const query of those) query.invalidate();
    if (refetchType === 'none') return;
    await Promise.allSettled(those.filter(({ isActive }) => isActive).map((query) => query.fetch({ isAnew })));
  }

  /** Ends what is on its way; things stand as before it. */
  async cancelQueries(which: Which = {}): Promise<void> {
    for (const query of this.#those(which)) query.callOff();
  }

  /** What is known, while it is fresh; else asks for it. Fails when it cannot be had. */
  fetchQuery<Data>(options: QueryOptions<Data>): Promise<Data>;
  fetchQuery(options: QueryOptions): Promise<unknown> {
    const full = this.withDefaults(options);
    const query = this.build(full);
    return query.isOlderThan(said(full.staleTime ?? 0, query)) ? query.fetch({ options: full }) : Promise.resolve(query.state.data);
  }

  /** What is known, however old; asks for it where nothing is. */
  ensureQueryData<Data>(options: QueryOptions<Data>): Promise<Data>;
  ensureQueryData(options: QueryOptions): Promise<unknown> {
    const known = this.getQueryData(options.queryKey);
    return known === undefined ? this.fetchQuery(options) : Promise.resolve(known);
  }

  /** Forgets everything. */
  clear(): void {
    for (const query of this.#queries.values()) query.end();
    this.#queries.clear();
    this.#mutations.clear();
  }

  /** Calls back after every change of a query; answers how to stop. */
  subscribe(watcher: (query: SeenQuery) => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** How many changes whose key says all of this one are on their way. */
  isMutating({ mutationKey }: { mutationKey: QueryKey }): number {
    return [...this.#mutations].filter((one) => one.isPending && fitsKey(one.options.mutationKey ?? [], mutationKey)).length;
  }

  /** Calls back when a change begins or ends; answers how to stop. */
  subscribeToMutations(watcher: () => void): () => void {
    this.#mutationWatchers.add(watcher);
    return () => void this.#mutationWatchers.delete(watcher);
  }

  /** Begins a change. Those with one scope are carried out one after the other. */
  buildMutation(options: MutationOptions): Mutation {
    return new Mutation(options, {
      queues: this.#queues,
      changed: (one) => {
        if (one.isPending) this.#mutations.add(one);
        else this.#mutations.delete(one);
        for (const watcher of this.#mutationWatchers) watcher();
      },
    });
  }

  changed(query: Query): void {
    for (const watcher of this.#watchers) watcher(query);
  }

  forget(query: Query): void {
    const hash = hashKey(query.queryKey);
    if (this.#queries.get(hash) === query) this.#queries.delete(hash);
  }

  #those({ queryKey, exact = false, predicate }: Which): Query[] {
    return [...this.#queries.values()].filter(
      (query) =>
        (queryKey === undefined || (exact ? hashKey(query.queryKey) === hashKey(queryKey) : fitsKey(query.queryKey, queryKey))) &&
        (predicate?.(query) ?? true),
    );
  }
}

/** How to ask is said by whoever shows it. */
const neverAsked = () => Promise.reject(new Error('Nobody said how to ask for this.'));
