import { describe, expect, it } from 'vitest';
import { tooFarBehind } from './too-far-behind.ts';

const waiting = (...bytes: number[]) => bytes.map((each) => ({ waiting: each }));
const lets = (bytes: number[], most: number) => tooFarBehind(waiting(...bytes), most).map((each) => each.waiting);

describe('who is too far behind', () => {
  it.each([
    ['nobody while all together fits', [10, 20, 30], 60, []],
    ['the one farthest behind', [10, 30, 21], 60, [30]],
    ['as many as it takes, farthest first', [40, 10, 50, 30], 45, [50, 40]],
    ['nobody who keeps up', [0, 0, 100], 0, [100]],
    ['nobody where nobody is', [], 0, []],
  ])('is %s', (_what, bytes, most, gone) => {
    expect(lets(bytes, most)).toEqual(gone);
  });
});
