import { expect, it } from 'vitest';
import { nextRow } from './roving-rows.ts';

it('goes from row to row, to the ends, and no further', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'a'].map((key) => nextRow(key, 1, 3))).toEqual([2, 0, 0, 2, null]);
  expect([nextRow('ArrowDown', 2, 3), nextRow('ArrowUp', 0, 3), nextRow('Home', 0, 0), nextRow('End', 0, 0)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
