/** The places that screens keep for notices; the one that came last is used. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  places = next;
  for (const listener of listeners) listener();
}

export const noticePlaces = {
  watch: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): HTMLElement | null => places.at(-1) ?? null,
  /** Keeps an element as a place for notices until what it answers is called. */
  keep: (element: HTMLElement): (() => void) => {
    change([...places, element]);
    return () => change(places.filter((each) => each !== element));
  },
};
