import type { Client, ClientContext } from '@orpc/client';
import type { InfiniteOptions, Pages } from './use-infinite-query.ts';
import type { MutationOptions } from './mutation.ts';
import type { KeyOf, QueryKey } from './query-key.ts';
import type { QueryOptions } from './query-options.ts';

/** Asks the server for an operation, by its path. */
export type Send = (path: readonly string[], input: unknown, options?: { signal?: AbortSignal | undefined }) => Promise<unknown>;

/** What a key says: all of an operation, or what was asked of it with an input. */
interface KeySaid<Input> {
  input?: Partial<Input>;
  type?: 'query' | 'infinite' | 'mutation';
}

/** What each noun and each operation has. */
export interface Keyed<Input> {
  /** A key that all keys of it say as well: of a noun, of an operation, or of what was asked with an input. */
  key: (said?: KeySaid<Input>) => QueryKey;
}

type Asked<Input> = undefined extends Input ? { input?: Input } : { input: Input };
type Optional<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];

/** One operation as what queries and mutations are made of. */
export interface Operation<Input, Output> extends Keyed<Input> {
  /** The very key of what was asked with an input. */
  queryKey: (...asked: Optional<Asked<Input>>) => KeyOf<Output>;
  /** For `useQuery`. */
  queryOptions: <Shown = Output>(
    ...options: Optional<Asked<Input> & Omit<QueryOptions<Output, Shown>, 'queryKey' | 'queryFn'>>
  ) => QueryOptions<Output, Shown> & { queryKey: KeyOf<Output> };
  infiniteKey: <Place>(list: PagesOf<Input, Place>) => KeyOf<Pages<Output, Place>>;
  /** For `useInfiniteQuery`. */
  infiniteOptions: <Place>(
    options: PagesOf<Input, Place> & Omit<InfiniteOptions<Output, Place>, 'queryKey' | 'queryFn' | 'initialPageParam'>,
  ) => InfiniteOptions<Output, Place>;
  mutationKey: () => QueryKey;
  /** For `useMutation`. */
  mutationOptions: <Kept = unknown>(options?: Partial<MutationOptions<Output, Input, Kept>>) => MutationOptions<Output, Input, Kept>;
}

interface PagesOf<Input, Place> {
  /** What is asked for the page at a place. */
  input: { of(place: Place): Input }['of'];
  initialPageParam: Place;
}

/** The operations of a client as what queries and mutations are made of. */
export type Calls<Api> =
  Api extends Client<ClientContext, infer Input, infer Output, infer _>
    ? Operation<Input, Output>
    : { [Name in keyof Api]: Calls<Api[Name]> } & Keyed<unknown>;

/** The key of an operation. The server writes answers into a page by the same. */
export function operationKey(path: readonly string[], { input, type }: { input?: unknown; type?: string } = {}): QueryKey {
  return [path, { ...(input !== undefined && { input }), ...(type !== undefined && { type }) }];
}

interface Options {
  input?: unknown;
  initialPageParam?: unknown;
}

const inputOf = ({ input, initialPageParam }: Options): unknown =>
  typeof input === 'function' ? Reflect.apply(input, undefined, [initialPageParam]) : input;

function operation(send: Send, path: readonly string[]) {
  const keyOf =
    (type: string) =>
    (options: Options = {}) =>
      operationKey(path, { type, input: inputOf(options) });
  const [queryKey, infiniteKey] = [keyOf('query'), keyOf('infinite')];
  const mutationKey = operationKey(path, { type: 'mutation' });
  return {
    key: (said?: Options & { type?: string }) => operationKey(path, said),
    queryKey,
    queryOptions: ({ input, ...options }: Options = {}) => ({
      queryKey: queryKey({ input }),
      queryFn: ({ signal }: { signal: AbortSignal }) => send(path, input, { signal }),
      ...options,
    }),
    infiniteKey,
    infiniteOptions: ({ input, ...options }: Options) => ({
      queryKey: infiniteKey({ input, ...options }),
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: unknown }) =>
        send(path, inputOf({ input, initialPageParam: pageParam }), { signal }),
      ...options,
    }),
    mutationKey: () => mutationKey,
    mutationOptions: (options?: object) => ({ mutationKey, mutationFn: (input: unknown) => send(path, input), ...options }),
  };
}

/** Answers what `at` makes of each path, however deep: `makeTree(at).campaigns.list`. */
function tree(path: readonly string[], at: (path: readonly string[]) => object): object {
  return new Proxy(at(path), {
    get: (made, name) => {
      if (typeof name !== 'string') return undefined;
      return typeof made !== 'function' && Object.hasOwn(made, name) ? Reflect.get(made, name) : tree([...path, name], at);
    },
  });
}

/** The operations as functions: `api.campaigns.create({ name, worldId })`. */
export function makeApi<Api>(send: Send): Api;
export function makeApi(send: Send): unknown {
  return tree([], (path) => (input: unknown, options?: Parameters<Send>[2]) => send(path, input, options));
}

/** The operations as what queries and mutations are made of: `calls.campaigns.list.queryOptions({ input: {} })`. */
export function makeCalls<Api>(send: Send): Calls<Api>;
export function makeCalls(send: Send): unknown {
  return tree([], (path) => operation(send, path));
}
