import { queryClient } from '#web/lib/api.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepPreviousData } from './query-options.ts';
import type { QueryOptions } from './query-options.ts';
import { useInfiniteQuery } from './use-infinite-query.ts';
import { useMutation } from './use-mutation.ts';
import { useQuery } from './use-query.ts';

const later = <Answer,>() => Promise.withResolvers<Answer>();
const drawn = vi.fn<() => void>();

function Shown({ of, more = {} }: { of: string; more?: Partial<QueryOptions<string>> }) {
  drawn();
  const { data, status, isPlaceholderData, refetch } = useQuery({ queryKey: ['shown', of], queryFn: async () => of, ...more });
  return (
    <button onClick={() => void refetch()}>
      {status} {data} {isPlaceholderData ? 'of before' : ''}
    </button>
  );
}
const text = () => screen.getByRole('button').textContent.trim();

it('a query shows what is known at once, and asks again where it is stale', async () => {
  queryClient.setQueryData(['shown', 'a'], 'known', { updatedAt: 0 });
  renderAt('/', <Shown of="a" />);
  expect(text()).toBe('success known');
  await waitFor(() => expect(text()).toBe('success a'));
});

it('another key shows what was shown before until its answer is there, where that is wished', async () => {
  const answer = later<string>();
  const more = { placeholderData: keepPreviousData };
  const { show } = renderAt('/', <Shown of="a" more={more} />);
  await waitFor(() => expect(text()).toBe('success a'));
  show(<Shown of="b" more={{ ...more, queryFn: () => answer.promise }} />);
  expect(text()).toBe('success a of before');
  answer.resolve('b');
  await waitFor(() => expect(text()).toBe('success b'));
  show(<Shown of="c" more={{ queryFn: () => new Promise(() => undefined) }} />);
  expect(text()).toBe('pending');
});

it('a failure keeps what was known, and begins anew where nothing was', async () => {
  let fails = true;
  const queryFn = async () => {
    if (fails) throw new Error('lost');
    return 'answer';
  };
  const { person, show } = renderAt('/', <Shown of="d" more={{ queryFn, retry: false }} />);
  await waitFor(() => expect(text()).toBe('error'));
  show(<p>elsewhere</p>);
  fails = false;
  show(<Shown of="d" more={{ queryFn, retry: false }} />);
  expect(text()).toBe('pending');
  await waitFor(() => expect(text()).toBe('success answer'));
  fails = true;
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(text()).toBe('error answer'));
});

it('what is not enabled is not asked for until it is', async () => {
  const queryFn = vi.fn(async () => 'e');
  const { show } = renderAt('/', <Shown of="e" more={{ queryFn, enabled: false }} />);
  expect([text(), queryFn.mock.calls.length]).toEqual(['pending', 0]);
  show(<Shown of="e" more={{ queryFn, enabled: ({ state }) => state.data === undefined }} />);
  await waitFor(() => expect(text()).toBe('success e'));
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('a component is drawn again only for what it shows', async () => {
  const { person } = renderAt('/', <Shown of="f" />);
  await waitFor(() => expect(text()).toBe('success f'));
  drawn.mockClear();
  await person.click(screen.getByRole('button'));
  await act(() => queryClient.invalidateQueries({ queryKey: ['shown', 'f'] }));
  expect(drawn).not.toHaveBeenCalled();
});

it('somebody who looks again, or has a connection again, sees what is new', async () => {
  const queryFn = vi.fn(async () => 'g');
  renderAt('/', <Shown of="g" more={{ queryFn, staleTime: 0 }} />);
  await waitFor(() => expect(text()).toBe('success g'));
  const before = queryFn.mock.calls.length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(before + 1));
  act(() => {
    dispatchEvent(new Event('offline'));
    void queryClient.invalidateQueries({ queryKey: ['shown', 'g'] });
  });
  expect(queryFn).toHaveBeenCalledTimes(before + 1);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(before + 2));
});

it('a list is shown page by page, and asked for again as far as it was shown', async () => {
  const queryFn = vi.fn(async ({ pageParam }: { pageParam: number }) => ({
    items: [`item ${pageParam}`],
    next: pageParam < 2 ? pageParam + 1 : null,
  }));
  function List() {
    const list = useInfiniteQuery({ queryKey: ['list'], queryFn, initialPageParam: 0, getNextPageParam: ({ next }) => next });
    return (
      <>
        <p>{list.data?.pages.flatMap(({ items }) => items).join(', ')}</p>
        {list.hasNextPage && <button onClick={() => void list.fetchNextPage()}>More</button>}
      </>
    );
  }
  const { person } = renderAt('/', <List />);
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByText('item 0, item 1');
  queryFn.mockClear();
  await act(() => queryClient.invalidateQueries({ queryKey: ['list'] }));
  expect(queryFn.mock.calls.map(([{ pageParam }]) => pageParam)).toEqual([0, 1]);
  await person.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByText('item 0, item 1, item 2');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('a change shows that it is on its way, and what follows one call is done while its component is there', async () => {
  const [first, second] = [later<string>(), later<string>()];
  const answers = [first, second];
  const [always, here] = [vi.fn(), vi.fn()];
  function Act() {
    const change = useMutation({
      mutationFn: (name: string) => answers.shift()?.promise ?? Promise.reject(new Error(name)),
      onSuccess: always,
    });
    return (
      <button onClick={() => change.mutate('input', { onSuccess: here })}>
        {change.status} {change.isPending ? change.variables : change.error?.message}
      </button>
    );
  }
  const { person, show } = renderAt('/', <Act />);
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(text()).toBe('pending input'));
  first.resolve('done');
  await waitFor(() => expect(text()).toBe('success'));
  expect([always.mock.calls.length, here.mock.calls.length]).toEqual([1, 1]);
  await person.click(screen.getByRole('button'));
  show(<p>elsewhere</p>);
  second.resolve('done');
  await waitFor(() => expect(always).toHaveBeenCalledTimes(2));
  expect(here).toHaveBeenCalledTimes(1);
  show(<Act />);
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(text()).toBe('error input'));
});
