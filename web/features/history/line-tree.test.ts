import { expect, it } from 'vitest';
import type { Line } from '#domain/timeline/history.ts';
import { lineTree } from './line-tree.ts';

const line = (id: string, parentId: string | null, from: number | null): Line => ({
  id,
  parentId,
  from,
  name: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  createdBy: null,
  isPlayed: false,
});

it('puts each line behind the one it left, the earlier departure first, with the rails that go on beside it', () => {
  const placed = lineTree([line('root', null, null), line('late', 'root', 9), line('early', 'root', 3), line('deep', 'early', 5)]);
  expect(placed.map(({ line: { id }, depth, isLast, rails }) => [id, depth, isLast, rails])).toEqual([
    ['root', 0, true, []],
    ['early', 1, false, []],
    ['deep', 2, true, [true]],
    ['late', 1, true, []],
  ]);
});

it('loses no line whose parent is not there', () => {
  expect(lineTree([line('lost', 'gone', 3)])).toHaveLength(1);
});
