import { placeOf } from './place.ts';
import type { Place } from './place.ts';

/** One entry of the browser’s history: a name of its own, and its number. */
export interface Entry {
  key: string;
  index: number;
}

/** Where the browser was, step by step. */
export interface History {
  readonly location: Place;
  readonly entry: Entry;
  push: (href: string) => void;
  replace: (href: string) => void;
  /** So many steps on; back where it is negative. */
  go: (steps: number) => void;
  /** Calls back whenever the place is another one by none of the above but `go`; answers how to stop. */
  onMove: (moved: () => void) => () => void;
}

/** A name for an entry. Pages without https may not ask for a UUID. */
const newKey = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

function entryIn(state: unknown): Entry {
  const held = typeof state === 'object' && state !== null ? state : {};
  const [key, index]: unknown[] = [Reflect.get(held, 'key'), Reflect.get(held, 'index')];
  return { key: typeof key === 'string' ? key : '', index: typeof index === 'number' ? index : 0 };
}

/** The history of this tab. An entry that somebody else has made, such as by another hash in the address, gets a name as well. */
export function browserHistory(): History {
  window.history.scrollRestoration = 'manual';
  let { index } = entryIn(window.history.state);
  const mark = (at: number) => window.history.replaceState({ key: newKey(), index: at }, '');
  const isMarked = () => entryIn(window.history.state).key !== '';
  if (!isMarked()) mark(index);
  return {
    get location() {
      return placeOf(window.location.href);
    },
    get entry() {
      return entryIn(window.history.state);
    },
    push: (href) => window.history.pushState({ key: newKey(), index: ++index }, '', href),
    replace: (href) => window.history.replaceState({ key: newKey(), index }, '', href),
    go: (steps) => window.history.go(steps),
    onMove: (moved) => {
      const take = () => {
        if (!isMarked()) mark(index + 1);
        ({ index } = entryIn(window.history.state));
        moved();
      };
      window.addEventListener('popstate', take);
      return () => window.removeEventListener('popstate', take);
    },
  };
}

/** A history that no browser keeps, for one component that is shown by itself. */
export function memoryHistory(first: string): History {
  const entries = [{ href: first, key: newKey() }];
  const watchers = new Set<() => void>();
  let index = 0;
  return {
    get location() {
      return placeOf(entries[index]?.href ?? first);
    },
    get entry() {
      return { key: entries[index]?.key ?? '', index };
    },
    push: (href) => void entries.splice(++index, Infinity, { href, key: newKey() }),
    replace: (href) => void (entries[index] = { href, key: newKey() }),
    go: (steps) => {
      index = Math.min(Math.max(index + steps, 0), entries.length - 1);
      for (const watcher of watchers) watcher();
    },
    onMove: (moved) => {
      watchers.add(moved);
      return () => void watchers.delete(moved);
    },
  };
}
