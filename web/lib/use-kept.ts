import { useState } from 'react';

/** What stands under a name in the tab's storage, as `read` understands it; null when there is nothing, or nothing of use. */
export function readKept<Value>(shelf: Pick<Storage, 'getItem'>, name: string, read: (value: unknown) => Value | null): Value | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(name) ?? 'null');
    return value === null ? null : read(value);
  } catch {
    return null;
  }
}

/** Puts a value under a name, or takes it away with null. A full or forbidden storage only costs the survival of a reload. */
export function keep(shelf: Pick<Storage, 'setItem' | 'removeItem'>, name: string, value: unknown): void {
  try {
    if (value === null) shelf.removeItem(name);
    else shelf.setItem(name, JSON.stringify(value));
  } catch {
    // Nothing to do.
  }
}

/**
 * State that survives a reload of the tab. What equals `blank` leaves nothing behind. Give whatever uses it a new `key` when the
 * name changes.
 */
export function useKept<Value>(name: string, blank: Value, read: (value: unknown) => Value | null) {
  const [value, setValue] = useState<Value>(() => readKept(sessionStorage, name, read) ?? blank);
  const change = (next: (now: Value) => Value) =>
    setValue((now) => {
      const changed = next(now);
      keep(sessionStorage, name, JSON.stringify(changed) === JSON.stringify(blank) ? null : changed);
      return changed;
    });
  return [value, change] as const;
}
