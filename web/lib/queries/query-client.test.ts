import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryClient } from './query-client.ts';
import type { QueryOptions } from './query-options.ts';

const wait = (failures: number) => (failures < 3 ? 1000 : null);
let client = new QueryClient({ staleTime: 15_000, retryWait: wait });
const queryKey = ['words'];
const asks = (queryFn: QueryOptions<string>['queryFn'], more: Partial<QueryOptions<string>> = {}) => ({ queryKey, queryFn, ...more });

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ staleTime: 15_000, retryWait: wait });
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

describe('what is asked for', () => {
  it('is remembered while it is fresh, and asked for again when it is stale or was made so', async () => {
    const queryFn = vi.fn(async () => 'answer');
    const options = asks(queryFn);
    await client.fetchQuery(options);
    await client.fetchQuery(options);
    expect(queryFn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(15_000);
    await client.fetchQuery(options);
    await client.invalidateQueries({ queryKey });
    await client.fetchQuery(options);
    expect(queryFn).toHaveBeenCalledTimes(3);
    expect(await client.ensureQueryData(asks(async () => 'other'))).toBe('answer');
  });

  it('is fresh for as long as it is said of its key', async () => {
    const queryFn = vi.fn(async () => 'answer');
    client.setQueryDefaults(queryKey, { staleTime: () => Infinity });
    await client.fetchQuery(asks(queryFn));
    vi.advanceTimersByTime(200_000);
    await client.fetchQuery(asks(queryFn));
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('is asked for once by all who ask meanwhile', async () => {
    const queryFn = vi.fn(async () => 'answer');
    expect(await Promise.all([client.fetchQuery(asks(queryFn)), client.fetchQuery(asks(queryFn))])).toEqual(['answer', 'answer']);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('is tried again as often as may be, and keeps what was known when it fails', async () => {
    client.setQueryData(queryKey, 'known', { updatedAt: 0 });
    const queryFn = vi.fn(() => Promise.reject(new Error('lost')));
    const failed = client.fetchQuery(asks(queryFn)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await failed).toEqual(new Error('lost'));
    expect(queryFn).toHaveBeenCalledTimes(3);
    expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error', data: 'known', fetchStatus: 'idle' });
    await expect(client.fetchQuery(asks(queryFn, { retry: false }))).rejects.toThrow('lost');
    expect(queryFn).toHaveBeenCalledTimes(4);
  });

  it('that is called off leaves things as they were before, or as they were put since', async () => {
    const loading = client.fetchQuery(
      asks(({ signal }) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('ended'))))),
    );
    const over = loading.catch((error: unknown) => error);
    await client.cancelQueries({ queryKey });
    expect(await over).toMatchObject({ name: 'CalledOff' });
    expect(client.getQueryState(queryKey)).toMatchObject({ status: 'pending', fetchStatus: 'idle' });
    const slow = client.fetchQuery(asks(() => new Promise(() => undefined)));
    client.setQueryData(queryKey, 'put');
    await client.cancelQueries({ queryKey });
    expect(await slow).toBe('put');
    expect(client.getQueryState(queryKey)).toMatchObject({ status: 'success', data: 'put', fetchStatus: 'idle' });
  });

  it('is forgotten some time after nobody needs it', async () => {
    await client.fetchQuery(asks(async () => 'answer', { gcTime: 1000 }));
    vi.advanceTimersByTime(999);
    expect(client.getQueryData(queryKey)).toBe('answer');
    vi.advanceTimersByTime(1);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});

describe('what is put by hand', () => {
  it('is what is known, and a function that answers nothing changes nothing', () => {
    client.setQueryData(queryKey, () => undefined);
    expect(client.find(queryKey)).toBeUndefined();
    client.setQueryData(queryKey, 'put');
    client.setQueryData(queryKey, () => undefined);
    expect(client.getQueryData(queryKey)).toBe('put');
  });

  it('is found by each shorter key, by its own alone, or by what it says', () => {
    client.setQueryData(['a', 1], 'one');
    client.setQueryData(['a', 2], 'two');
    expect(client.findAll({ queryKey: ['a'] })).toHaveLength(2);
    expect(client.findAll({ queryKey: ['a'], exact: true })).toHaveLength(0);
    expect(client.findAll({ predicate: ({ state }) => state.data === 'two' }).map((found) => found.queryKey)).toEqual([['a', 2]]);
  });
});

describe('changes', () => {
  it('with one scope are carried out one after the other, and count until what follows is done', async () => {
    const order: unknown[] = [];
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const change = (name: string, done: Promise<string>) =>
      client
        .buildMutation({
          mutationKey: [['maps'], { type: 'mutation' }],
          scope: { id: 'map' },
          onMutate: () => order.push(`${name} shows`),
          mutationFn: () => {
            order.push(`${name} is asked`);
            return done;
          },
          onSuccess: () => order.push(`${name} is done, of ${client.isMutating({ mutationKey: [['maps']] })}`),
        })
        .execute(name);
    const both = Promise.all([change('first', first.promise), change('second', second.promise)]);
    second.resolve('2');
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['first shows', 'second shows', 'first is asked']);
    first.resolve('1');
    expect(await both).toEqual(['1', '2']);
    expect(order.slice(3)).toEqual(['first is done, of 2', 'second is asked', 'second is done, of 1']);
    expect(client.isMutating({ mutationKey: [] })).toBe(0);
  });

  it('that fail tell why, with what showed at once, and let the next one of their scope go on', async () => {
    const onError = vi.fn();
    const lost = new Error('lost');
    const failing = client.buildMutation({ scope: { id: 's' }, onMutate: () => 'before', mutationFn: () => Promise.reject(lost), onError });
    const next = client.buildMutation({ scope: { id: 's' }, mutationFn: async () => 'done' });
    const [one, other] = await Promise.allSettled([failing.execute('input'), next.execute(undefined)]);
    expect([one.status, other]).toEqual(['rejected', { status: 'fulfilled', value: 'done' }]);
    expect(onError).toHaveBeenCalledWith(lost, 'input', 'before');
  });
});
