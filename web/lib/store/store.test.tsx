import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Store, useStore } from './store.ts';

describe('a store', () => {
  it('tells everybody who watches of a change, and nobody of the same value again', () => {
    const store = new Store(1);
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    store.subscribe(one);
    store.subscribe(other);
    store.set(2);
    store.set(2);
    expect([store.get(), one.mock.calls.length, other.mock.calls.length]).toEqual([2, 1, 1]);
  });

  it('has its new value before it tells', () => {
    const store = new Store('before');
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.get()));
    store.set('after');
    expect(seen).toEqual(['after']);
  });

  it('tells nobody who has stopped, and ends one of two subscriptions of one function alone', () => {
    const store = new Store(0);
    const watcher = vi.fn<() => void>();
    const stop = store.subscribe(watcher);
    store.subscribe(watcher);
    stop();
    stop();
    store.set(1);
    expect(watcher).toHaveBeenCalledTimes(1);
  });

  it('does not tell of a change somebody whom another one stops on hearing of it', () => {
    const store = new Store(0);
    const told: string[] = [];
    let stop = () => {};
    store.subscribe(() => {
      told.push('first');
      stop();
    });
    stop = store.subscribe(() => told.push('second'));
    store.set(1);
    store.set(2);
    expect(told).toEqual(['first', 'first']);
  });
});

describe('a component that uses a store', () => {
  it('shows the value as it stands, and what becomes of it', () => {
    const store = new Store('quiet');
    const Shown = () => <p>{useStore(store)}</p>;
    render(<Shown />);
    act(() => store.set('loud'));
    expect(screen.getByText('loud')).toBeTruthy();
  });

  it('is drawn again only for the part that it takes', () => {
    const store = new Store({ hands: 1, text: 'I wait.' });
    const drawn = vi.fn<(hands: number) => void>();
    const Hands = () => {
      const hands = useStore(store, (value) => value.hands);
      drawn(hands);
      return <p>{hands}</p>;
    };
    render(<Hands />);
    act(() => store.set({ ...store.get(), text: 'I go.' }));
    act(() => store.set({ ...store.get(), hands: 2 }));
    expect(drawn.mock.calls).toEqual([[1], [2]]);
  });

  it('watches another store once it is given one, and none once it is gone', () => {
    const [one, other] = [new Store('one'), new Store('other')];
    const Shown = ({ store }: { store: Store<string> }) => <p>{useStore(store)}</p>;
    const { rerender, unmount, container } = render(<Shown store={one} />);
    rerender(<Shown store={other} />);
    act(() => one.set('changed'));
    expect(container.textContent).toBe('other');
    const stopped = vi.spyOn(console, 'error');
    unmount();
    other.set('after the end');
    expect(stopped).not.toHaveBeenCalled();
    stopped.mockRestore();
  });
});
