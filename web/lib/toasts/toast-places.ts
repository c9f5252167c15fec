import { Store } from '#web/lib/store/store.ts';

/** The places that screens keep for toasts; the one that came last is used. */
export const toastPlaces = new Store<readonly HTMLElement[]>([]);

/** Keeps an element as a place for toasts until what it answers is called. */
export function keepToastPlace(element: HTMLElement): () => void {
  toastPlaces.set([...toastPlaces.get(), element]);
  return () => toastPlaces.set(toastPlaces.get().filter((each) => each !== element));
}
