import { isOnline, when } from './attention.ts';
import type { QueryKey } from './query-key.ts';

type Handler<Args extends unknown[]> = { of(...args: Args): unknown }['of'];

/** What follows a change: `kept` is what `onMutate` answered. */
export interface Outcomes<Data = unknown, Input = unknown, Kept = unknown> {
  onSuccess?: Handler<[data: Data, input: Input, kept: Kept]> | undefined;
  onError?: Handler<[error: Error, input: Input, kept: Kept | undefined]> | undefined;
  onSettled?: Handler<[data: Data | undefined, error: Error | null, input: Input, kept: Kept | undefined]> | undefined;
}

/** How something is changed, and what follows. */
export interface MutationOptions<Data = unknown, Input = unknown, Kept = unknown> extends Outcomes<Data, Input, Kept> {
  mutationFn: { of(input: Input): Promise<Data> }['of'];
  mutationKey?: QueryKey | undefined;
  /** Changes with the same id are carried out one after the other. */
  scope?: { id: string } | undefined;
  /** What shows at once, before the server has answered. */
  onMutate?: { of(input: Input): Kept | Promise<Kept> }['of'] | undefined;
}

/** How a change stands. */
export type MutationState<Data, Input> =
  | { status: 'idle'; data: undefined; error: null; variables: undefined }
  | { status: 'pending'; data: undefined; error: null; variables: Input }
  | { status: 'error'; data: undefined; error: Error; variables: Input }
  | { status: 'success'; data: Data; error: null; variables: Input };

export const noMutation = { status: 'idle', data: undefined, error: null, variables: undefined } as const;

interface Keeper {
  /** The last change of each scope. */
  readonly queues: Map<string, Promise<unknown>>;
  changed: (mutation: Mutation) => void;
}

/** One change on its way. It goes on whether or not anybody still looks. */
export class Mutation {
  options: MutationOptions;
  state: MutationState<unknown, unknown> = noMutation;
  /** Told when it begins and when it is over. */
  onChange: ((mutation: Mutation) => void) | null = null;
  /** What `onMutate` answered. */
  kept: unknown;
  readonly #keeper: Keeper;

  constructor(options: MutationOptions, keeper: Keeper) {
    this.options = options;
    this.#keeper = keeper;
  }

  get isPending(): boolean {
    return this.state.status === 'pending';
  }

  /** Carries it out. It counts as on its way until what follows is done as well. Fails with the reason for which it failed. */
  async execute(variables: unknown): Promise<unknown> {
    const id = this.options.scope?.id;
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const earlier = id === undefined ? undefined : this.#keeper.queues.get(id);
    if (id !== undefined) this.#keeper.queues.set(id, over);
    this.#set({ status: 'pending', data: undefined, error: null, variables });
    try {
      const data = await this.#carryOut(variables, earlier);
      this.#set({ status: 'success', data, error: null, variables });
      return data;
    } finally {
      if (id !== undefined && this.#keeper.queues.get(id) === over) this.#keeper.queues.delete(id);
      end();
    }
  }

  async #carryOut(variables: unknown, earlier: Promise<unknown> | undefined): Promise<unknown> {
    try {
      this.kept = await this.options.onMutate?.(variables);
      if (earlier) await earlier;
      const waits = when(isOnline);
      if (waits) await waits;
      const data = await this.options.mutationFn(variables);
      await this.options.onSuccess?.(data, variables, this.kept);
      await this.options.onSettled?.(data, null, variables, this.kept);
      return data;
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      // A handler that fails must not hide why the change did.
      await apart(() => this.options.onError?.(error, variables, this.kept));
      await apart(() => this.options.onSettled?.(undefined, error, variables, this.kept));
      this.#set({ status: 'error', data: undefined, error, variables });
      throw thrown;
    }
  }

  #set(state: MutationState<unknown, unknown>): void {
    this.state = state;
    this.onChange?.(this);
    this.#keeper.changed(this);
  }
}

/** Does something whose failure is the page's alone. */
async function apart(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    void Promise.reject(error);
  }
}
