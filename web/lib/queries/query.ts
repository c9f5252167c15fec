import { limits } from '#domain/limits/limits.ts';
import { isOnline, isSeen, when } from './attention.ts';
import { keptParts } from './kept-parts.ts';
import { said } from './query-options.ts';
import type { QueryOptions, QueryState, SeenQuery } from './query-options.ts';

/** Who shows a query. */
export interface Onlooker {
  readonly options: QueryOptions;
  changed: () => void;
  /** Asks anew if what is shown is stale. */
  refresh: (onFocus: boolean) => void;
}

/** The client, as far as its queries need it. */
interface Keeper {
  /** Milliseconds until the next attempt after so many failed ones; null when there is none. */
  readonly retryWait: (failures: number, error: unknown) => number | null;
  changed: (query: Query) => void;
  forget: (query: Query) => void;
}

/** A loading that was called off: nothing was learned, and nobody needs to be told. */
class CalledOff extends Error {
  override readonly name = 'CalledOff';
}

/** One loading with its attempts. */
interface Loading extends PromiseWithResolvers<unknown> {
  controller: AbortController;
  load: QueryOptions['queryFn'];
  /** How things stood before it. */
  before: QueryState;
  /** Whether the call is ended with the loading. */
  isEnded: boolean;
  /** Whether those who showed it have gone: then it is not tried again. */
  isLeft: boolean;
}

const unknownYet: QueryState = {
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  status: 'pending',
  fetchStatus: 'idle',
  isInvalidated: false,
};

/** What is remembered by one key: loaded once for all who show it, and kept when a loading fails. */
export class Query implements SeenQuery {
  readonly queryKey: QueryOptions['queryKey'];
  options: QueryOptions;
  state = unknownYet;
  readonly onlookers = new Set<Onlooker>();
  readonly #keeper: Keeper;
  #loading: Loading | null = null;
  #remembered = 0;
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(keeper: Keeper, options: QueryOptions) {
    this.#keeper = keeper;
    this.queryKey = options.queryKey;
    this.options = options;
    this.take(options);
    this.#forgetLater();
  }

  /** Takes options; it is remembered for as long as any of them said. */
  take(options: QueryOptions): void {
    this.options = options;
    this.#remembered = Math.max(this.#remembered, options.gcTime ?? limits.rememberedMilliseconds);
  }

  /** Whether somebody shows it who wants it asked for. */
  get isActive(): boolean {
    return [...this.onlookers].some(({ options }) => said(options.enabled ?? true, this));
  }

  /** Whether it may be another by now, for somebody with these options. */
  isStale({ enabled = true, staleTime = 0 }: QueryOptions): boolean {
    return said(enabled, this) && this.isOlderThan(said(staleTime, this));
  }

  isOlderThan(milliseconds: number): boolean {
    const { data, isInvalidated, dataUpdatedAt } = this.state;
    return data === undefined || isInvalidated || dataUpdatedAt + milliseconds <= Date.now();
  }

  add(onlooker: Onlooker): void {
    this.onlookers.add(onlooker);
    clearTimeout(this.#forgetting);
  }

  remove(onlooker: Onlooker): void {
    if (!this.onlookers.delete(onlooker) || this.onlookers.size > 0) return;
    if (this.#loading?.isEnded) this.callOff();
    else if (this.#loading) this.#loading.isLeft = true;
    this.#forgetLater();
  }

  /** Puts data in place of what is known, with the parts that stayed the same. */
  put(data: unknown, dataUpdatedAt = Date.now(), rest: Partial<QueryState> = {}): void {
    const kept = keptParts(this.state.data, data);
    this.#set({ ...rest, data: kept, dataUpdatedAt, error: null, isInvalidated: false, status: 'success' });
    if (this.#loading) this.#loading.before = { ...this.state, fetchStatus: 'idle' };
  }

  invalidate(): void {
    if (!this.state.isInvalidated) this.#set({ isInvalidated: true });
  }

  /**
   * Loads it, by `load` where it is given. A loading that is on its way is waited for; with `isAnew` another takes its place, once something
   * is known. Fails with what the last attempt failed with.
   */
  fetch({
    options,
    isAnew = false,
    load,
  }: { options?: QueryOptions; isAnew?: boolean; load?: QueryOptions['queryFn'] } = {}): Promise<unknown> {
    const earlier = this.#loading;
    if (earlier && !(isAnew && this.state.data !== undefined)) {
      earlier.isLeft = false;
      return earlier.promise;
    }
    if (options) this.take(options);
    const before = earlier?.before ?? this.state;
    const loading: Loading = {
      ...Promise.withResolvers(),
      controller: new AbortController(),
      load: load ?? this.options.queryFn,
      before,
      isEnded: false,
      isLeft: false,
    };
    // Whoever waits is told by what they wait for.
    loading.promise.catch(() => undefined);
    this.#loading = loading;
    earlier?.controller.abort();
    earlier?.resolve(loading.promise);
    const { data, fetchStatus } = this.state;
    if (fetchStatus === 'idle') this.#set({ fetchStatus: 'fetching', ...(data === undefined && { error: null, status: 'pending' }) });
    void this.#attempt(loading);
    return loading.promise;
  }

  /** Ends what is on its way; things stand as before it. */
  callOff(): void {
    const loading = this.#loading;
    if (!loading) return;
    this.#loading = null;
    loading.controller.abort();
    this.#set(loading.before);
    if (this.state.data === undefined) loading.reject(new CalledOff());
    else loading.resolve(this.state.data);
  }

  /** Ends everything about it. */
  end(): void {
    clearTimeout(this.#forgetting);
    this.#loading?.controller.abort();
    this.#loading?.reject(new CalledOff());
    this.#loading = null;
  }

  async #attempt(loading: Loading): Promise<void> {
    const isOver = () => this.#loading !== loading;
    for (let failures = 1; !isOver(); failures += 1) {
      try {
        const waits = when(isOnline);
        if (waits) await waits;
        if (isOver()) return;
        const data = await loading.load(contextOf(loading));
        if (isOver()) return;
        if (data === undefined) throw new Error(`There is no data for ${JSON.stringify(this.queryKey)}.`);
        this.#loading = null;
        this.put(data, Date.now(), { fetchStatus: 'idle' });
        loading.resolve(data);
      } catch (error) {
        if (isOver()) return;
        const wait = this.options.retry === false ? null : this.#keeper.retryWait(failures, error);
        if (wait !== null && !loading.isLeft) await new Promise((done) => setTimeout(done, wait));
        if (wait === null || loading.isLeft) this.#fail(loading, error);
        else await when(() => isSeen() && isOnline());
      }
    }
    if (this.onlookers.size === 0) this.#forgetLater();
  }

  #fail(loading: Loading, error: unknown): void {
    if (this.#loading !== loading) return;
    this.#loading = null;
    const reason = error instanceof Error ? error : new Error(String(error));
    this.#set({ error: reason, status: 'error', fetchStatus: 'idle', isInvalidated: true });
    loading.reject(error);
  }

  #set(change: Partial<QueryState>): void {
    this.state = { ...this.state, ...change };
    for (const onlooker of this.onlookers) onlooker.changed();
    this.#keeper.changed(this);
  }

  #forgetLater(): void {
    clearTimeout(this.#forgetting);
    if (this.#remembered === Infinity) return;
    this.#forgetting = setTimeout(() => {
      if (this.onlookers.size === 0 && this.#loading === null) this.#keeper.forget(this);
    }, this.#remembered);
  }
}

/** What a call is given. Who asks for the signal has their call ended once nobody needs it. */
function contextOf(loading: Loading): { signal: AbortSignal } {
  return {
    get signal() {
      loading.isEnded = true;
      return loading.controller.signal;
    },
  };
}
