interface Kept<Value> {
  value: Promise<Value>;
  /** Bytes, once it is there. */
  size: number;
}

/**
 * Remembers what is asked for by a key, so that all who ask at once share one making, and those who ask later what came of
 * it, as long as all of it together has at most so many bytes: what was not asked for the longest goes first. What could
 * not be made is forgotten at once.
 */
export function keptFew<Value>(most: number, sizeOf: (value: Value) => number) {
  const kept = new Map<string, Kept<Value>>();

  function makeRoom() {
    let total = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [key, { size }] of kept) {
      if (total <= most) return;
      if (size > 0) kept.delete(key);
      total -= size;
    }
  }

  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known) {
      // The last in the map is what was asked for last.
      kept.delete(key);
      kept.set(key, known);
      return known.value;
    }
    const entry = { value: make(), size: 0 };
    kept.set(key, entry);
    entry.value.then(
      (value) => {
        entry.size = sizeOf(value);
        makeRoom();
      },
      () => kept.delete(key),
    );
    return entry.value;
  };
}
