import { setTimeout as pause } from 'node:timers/promises';
import { transact } from './kernel.ts';
import type { Kernel, Tx } from './kernel.ts';

/**
 * Writes a few items at a time, as they come, each few in a transaction of their own, and rests as long as that took, so that what
 * others read meanwhile takes no longer than before. `n` counts the items that were written before.
 */
export async function writeInSlices<Item>(
  kernel: Kernel,
  items: Iterable<Item> | AsyncIterable<Item>,
  atOnce: number,
  writeSome: (tx: Tx, some: Item[], n: number) => Promise<void>,
): Promise<void> {
  let written = 0;
  let some: Item[] = [];
  const write = async () => {
    const [given, n] = [some, written];
    some = [];
    written += given.length;
    const began = performance.now();
    await transact(kernel, (tx) => writeSome(tx, given, n));
    await pause(performance.now() - began);
  };
  for await (const item of items) {
    some.push(item);
    if (some.length === atOnce) await write();
  }
  if (some.length > 0) await write();
}
