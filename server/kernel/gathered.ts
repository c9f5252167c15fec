interface Asked<Key, Value> {
  key: Key;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

/** Keys that one reading takes at most; what waits behind it should not feel it. */
const MOST = 64;

/**
 * Answers one key at a time by a reading that takes many and answers in their order: what is asked while a reading is
 * under way is read together by the next, so every answer was read after it was asked for. Readings are kept apart by
 * what they read from.
 */
export function gathered<Source extends object, Key, Value>(read: (source: Source, keys: Key[]) => Promise<Value[]>) {
  const queues = new WeakMap<Source, { asked: Asked<Key, Value>[]; reading: boolean }>();

  async function drain(source: Source, queue: { asked: Asked<Key, Value>[]; reading: boolean }) {
    if (queue.reading) return;
    queue.reading = true;
    while (queue.asked.length > 0) await answer(source, queue.asked.splice(0, MOST));
    queue.reading = false;
  }

  async function answer(source: Source, asked: Asked<Key, Value>[]) {
    try {
      const values = await read(
        source,
        asked.map(({ key }) => key),
      );
      if (values.length !== asked.length) throw new Error('A reading of many left some unanswered.');
      values.forEach((value, n) => asked[n]?.resolve(value));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (source: Source, key: Key): Promise<Value> => {
    const queue = queues.get(source) ?? { asked: [], reading: false };
    queues.set(source, queue);
    return new Promise((resolve, reject) => {
      queue.asked.push({ key, resolve, reject });
      // Not at once, so that what is asked in one breath is read together.
      queueMicrotask(() => void drain(source, queue));
    });
  };
}
