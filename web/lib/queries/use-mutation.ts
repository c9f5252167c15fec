import { useEffect, useState, useSyncExternalStore } from 'react';
import { tellSoon } from './attention.ts';
import { noMutation } from './mutation.ts';
import type { Mutation, MutationOptions, MutationState, Outcomes } from './mutation.ts';
import type { QueryClient } from './query-client.ts';
import { useQueryClient } from './use-query.ts';

/** What follows one call alone: only of the last one, and only while its component is there. */
type Follow<Data, Input, Kept> = Outcomes<Data, Input, Kept>;

type Of<State> = State extends { status: infer Status }
  ? State & {
      isPending: Status extends 'pending' ? true : false;
      isError: Status extends 'error' ? true : false;
      isSuccess: Status extends 'success' ? true : false;
    }
  : never;

/** How the last change of a component stands, and the way to make one. */
export type MutationResult<Data, Input, Kept = unknown> = Of<MutationState<Data, Input>> & {
  /** Makes the change; what becomes of it is said by the handlers. */
  mutate: { of(...args: Given<Input, Data, Kept>): void }['of'];
  /** Makes the change. Fails with the reason for which it failed. */
  mutateAsync: { of(...args: Given<Input, Data, Kept>): Promise<Data> }['of'];
  /** Forgets how the last one went. */
  reset: () => void;
};

type Given<Input, Data, Kept> = undefined extends Input
  ? [input?: Input, follow?: Follow<Data, Input, Kept>]
  : [input: Input, follow?: Follow<Data, Input, Kept>];

/** What one component changes, one time after the other. */
class MutationObserver {
  options: MutationOptions;
  result: MutationResult<unknown, unknown>;
  readonly #client: QueryClient;
  #mutation: Mutation | null = null;
  #follow: Outcomes | undefined;
  #watcher: (() => void) | null = null;

  constructor(client: QueryClient, options: MutationOptions) {
    this.#client = client;
    this.options = options;
    this.result = this.#resultOf();
  }

  take(options: MutationOptions): void {
    this.options = options;
    if (this.#mutation?.isPending) this.#mutation.options = options;
  }

  subscribe = (watcher: () => void): (() => void) => {
    this.#watcher = watcher;
    this.#show();
    return () => void (this.#watcher = null);
  };

  readonly mutateAsync = (input?: unknown, follow?: Outcomes): Promise<unknown> => {
    this.#follow = follow;
    if (this.#mutation) this.#mutation.onChange = null;
    const mutation = this.#client.buildMutation(this.options);
    this.#mutation = mutation;
    mutation.onChange = () => this.#changed(mutation);
    return mutation.execute(input);
  };

  readonly mutate = (input?: unknown, follow?: Outcomes): void => {
    this.mutateAsync(input, follow).catch(() => undefined);
  };

  readonly reset = (): void => {
    if (this.#mutation) this.#mutation.onChange = null;
    this.#mutation = null;
    this.#show();
  };

  #changed({ state: { status, data, error, variables }, kept }: Mutation): void {
    const follow = this.#watcher === null ? undefined : this.#follow;
    this.#show();
    if (status === 'success') follow?.onSuccess?.(data, variables, kept);
    if (status === 'error') follow?.onError?.(error, variables, kept);
    if (status === 'success' || status === 'error') follow?.onSettled?.(data, error, variables, kept);
  }

  #show(): void {
    const result = this.#resultOf();
    if (result.status === this.result.status && result.data === this.result.data && result.variables === this.result.variables) return;
    this.result = result;
    if (this.#watcher) tellSoon(this.#watcher);
  }

  #resultOf(): MutationResult<unknown, unknown> {
    const acts = { mutate: this.mutate, mutateAsync: this.mutateAsync, reset: this.reset };
    const state: MutationState<unknown, unknown> = this.#mutation?.state ?? noMutation;
    const isNot = { isPending: false, isError: false, isSuccess: false } as const;
    if (state.status === 'pending') return { ...state, ...isNot, isPending: true, ...acts };
    if (state.status === 'error') return { ...state, ...isNot, isError: true, ...acts };
    if (state.status === 'success') return { ...state, ...isNot, isSuccess: true, ...acts };
    return { ...state, ...isNot, ...acts };
  }
}

/** Changes something when it is called, and shows how the last call stands. A change goes on when its component is gone. */
export function useMutation<Data = unknown, Input = void, Kept = unknown>(
  options: MutationOptions<Data, Input, Kept>,
): MutationResult<Data, Input, Kept>;
export function useMutation(options: MutationOptions): MutationResult<unknown, unknown> {
  const client = useQueryClient();
  const [observer] = useState(() => new MutationObserver(client, options));
  useEffect(() => observer.take(options));
  return useSyncExternalStore(observer.subscribe, () => observer.result);
}
