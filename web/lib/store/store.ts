import { useSyncExternalStore } from 'react';

/** A value that others may read and watch, and that its owner alone sets. */
export interface Watched<Value> {
  get: () => Value;
  /** Calls back after each change; answers how to stop. */
  subscribe: (watcher: () => void) => () => void;
}

/** One value outside of React, and those who watch it. */
export class Store<Value> implements Watched<Value> {
  #value: Value;
  readonly #watchers = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  get = (): Value => this.#value;

  /** Takes a new value and tells those who watch; the same value again is no change. */
  set = (value: Value): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const watcher of this.#watchers) watcher();
  };

  subscribe = (watcher: () => void): (() => void) => {
    // Each subscription is its own, also of a function that watches already.
    const own = () => watcher();
    this.#watchers.add(own);
    return () => void this.#watchers.delete(own);
  };
}

/** The value as it stands, or the part of it that `part` answers: a component is drawn again only when that is another one. */
export function useStore<Value>(store: Watched<Value>): Value;
export function useStore<Value, Part>(store: Watched<Value>, part: (value: Value) => Part): Part;
export function useStore<Value, Part>(store: Watched<Value>, part?: (value: Value) => Part): Value | Part {
  return useSyncExternalStore(store.subscribe, () => (part ? part(store.get()) : store.get()));
}
