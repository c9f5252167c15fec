import { useState } from 'react';

/** The stored value of a name, parsed by `read`; null when there is none or it cannot be read. */
export function readStored<Value>(shelf: Pick<Storage, 'getItem'>, name: string, read: (value: unknown) => Value | null): Value | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(name) ?? 'null');
    return value === null ? null : read(value);
  } catch {
    return null;
  }
}

/** Stores a value under a name, or removes it with null. Without storage, the value is lost on reload. */
export function writeStored(shelf: Pick<Storage, 'setItem' | 'removeItem'>, name: string, value: unknown): void {
  try {
    if (value === null) shelf.removeItem(name);
    else shelf.setItem(name, JSON.stringify(value));
  } catch {
    // Nothing to do.
  }
}

/**
 * State in the session storage, which survives a reload of the tab. A value equal to `blank` is removed. A component that uses
 * it needs a new `key` when the name changes.
 */
export function useSessionStorage<Value>(name: string, blank: Value, read: (value: unknown) => Value | null) {
  const [value, setValue] = useState<Value>(() => readStored(sessionStorage, name, read) ?? blank);
  const change = (next: (now: Value) => Value) =>
    setValue((now) => {
      const changed = next(now);
      writeStored(sessionStorage, name, JSON.stringify(changed) === JSON.stringify(blank) ? null : changed);
      return changed;
    });
  return [value, change] as const;
}
