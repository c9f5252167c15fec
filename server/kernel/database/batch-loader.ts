interface PendingLoad<Key, Value> {
  key: Key;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

/** Keys in one batch; a larger batch would delay the next one. */
const KEYS_PER_BATCH = 64;

/**
 * Turns a read of many keys into a function that loads one. Keys that are asked for while a batch is being read form the
 * next batch, so every value is read after it was asked for. Each source has batches of its own. `read` answers in the
 * order of the keys.
 */
export function batchLoader<Source extends object, Key, Value>(read: (source: Source, keys: Key[]) => Promise<Value[]>) {
  const queues = new WeakMap<Source, { asked: PendingLoad<Key, Value>[]; reading: boolean }>();

  async function drain(source: Source, queue: { asked: PendingLoad<Key, Value>[]; reading: boolean }) {
    if (queue.reading) return;
    queue.reading = true;
    while (queue.asked.length > 0) await answer(source, queue.asked.splice(0, KEYS_PER_BATCH));
    queue.reading = false;
  }

  async function answer(source: Source, asked: PendingLoad<Key, Value>[]) {
    try {
      const values = await read(
        source,
        asked.map(({ key }) => key),
      );
      if (values.length !== asked.length) throw new Error('The batch answered another number of keys than it was asked for.');
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
      // In a microtask, so that keys asked for in the same tick share a batch.
      queueMicrotask(() => void drain(source, queue));
    });
  };
}
