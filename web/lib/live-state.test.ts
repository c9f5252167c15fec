import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from './api.ts';
import { applyState } from './live-state.ts';

const queryKey = ['count'];
/** Puts at least this into what is known; false where nothing fits. */
const raiseTo = (number: number, fits = true) =>
  applyState(queryKey, () => {
    if (fits)
      queryClient.setQueryData(queryKey, (known: number | undefined) => (known === undefined ? undefined : Math.max(known, number)));
    return fits;
  });

afterEach(() => queryClient.clear());

describe('a state that an event brings', () => {
  it('is kept when an older answer comes after it', async () => {
    let answer: (number: number) => void = () => undefined;
    queryClient.setQueryData(queryKey, 1);
    const loading = queryClient.fetchQuery({ queryKey, queryFn: () => new Promise<number>((resolve) => (answer = resolve)), staleTime: 0 });
    await vi.waitFor(() => expect(queryClient.getQueryState(queryKey)?.fetchStatus).toBe('fetching'));
    raiseTo(5);
    expect(queryClient.getQueryData(queryKey)).toBe(5);
    answer(2);
    await loading;
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe(5));
  });

  it('that does not fit is asked for once, and where nothing is known nothing is', () => {
    raiseTo(5, false);
    queryClient.setQueryData(queryKey, 1);
    raiseTo(5, false);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
