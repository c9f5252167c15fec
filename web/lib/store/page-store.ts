import { Store } from './store.ts';

const forgetting = new Set<() => void>();

/** A store of what was done on this page and is kept by it alone: until it is loaded anew, or forgotten. */
export function pageStore<Value>(first: Value): Store<Value> {
  const store = new Store(first);
  forgetting.add(() => store.set(first));
  return store;
}

/** Everything that page stores keep is as on a page that was just loaded. */
export function forgetPage(): void {
  for (const forget of forgetting) forget();
}
