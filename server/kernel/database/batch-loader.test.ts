import { describe, expect, it } from 'vitest';
import { batchLoader } from './batch-loader.ts';

/** A reader that doubles numbers, and what it was asked for each time. */
function doubling() {
  const readings: number[][] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const read = batchLoader(async (_source: object, keys: number[]) => {
    readings.push(keys);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    return keys.map((key) => key * 2);
  });
  return { read, readings, gates };
}

const source = {};
const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('a batch loader', () => {
  it('reads the keys of one tick in one batch, and answers each with its own value', async () => {
    const { read, readings, gates } = doubling();
    const answers = Promise.all([read(source, 1), read(source, 2), read(source, 3)]);
    await soon();
    gates[0]?.resolve();
    expect(await answers).toEqual([2, 4, 6]);
    expect(readings).toEqual([[1, 2, 3]]);
  });

  it('never answers with a value that was being read before the key was asked for', async () => {
    const { read, readings, gates } = doubling();
    const first = read(source, 1);
    await soon();
    const later = [read(source, 1), read(source, 2)];
    await soon();
    expect(readings).toEqual([[1]]);
    gates[0]?.resolve();
    expect(await first).toBe(2);
    await soon();
    gates[1]?.resolve();
    expect(await Promise.all(later)).toEqual([2, 4]);
    expect(readings).toEqual([[1], [1, 2]]);
  });

  it('batches each source by itself', async () => {
    const { read, readings, gates } = doubling();
    const answers = Promise.all([read(source, 1), read({}, 2)]);
    await soon();
    for (const gate of gates) gate.resolve();
    expect(await answers).toEqual([2, 4]);
    expect(readings).toEqual([[1], [2]]);
  });

  it('rejects every key of a batch that failed, and reads the next one', async () => {
    const { read, gates } = doubling();
    const failing = Promise.allSettled([read(source, 1), read(source, 2)]);
    await soon();
    gates[0]?.reject(new Error('no connection'));
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = read(source, 3);
    await soon();
    gates[1]?.resolve();
    expect(await again).toBe(6);
  });

  it('rejects a batch that leaves some keys unanswered', async () => {
    const read = batchLoader(async (_source: object, keys: number[]) => keys.slice(1));
    await expect(read(source, 1)).rejects.toThrow('The batch answered');
  });
});
