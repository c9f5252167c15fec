import { Store } from '#web/lib/store/store.ts';

/** The places that screens keep for notices; the one that came last is used. */
export const noticePlaces = new Store<readonly HTMLElement[]>([]);

/** Keeps an element as a place for notices until what it answers is called. */
export function keepNoticePlace(element: HTMLElement): () => void {
  noticePlaces.set([...noticePlaces.get(), element]);
  return () => noticePlaces.set(noticePlaces.get().filter((each) => each !== element));
}
