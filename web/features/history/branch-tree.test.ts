import { expect, it } from 'vitest';
import type { Branch } from '#domain/timeline/history.ts';
import { branchTree } from './branch-tree.ts';

const branch = (id: string, parentId: string | null, from: number | null): Branch => ({
  id,
  parentId,
  from,
  name: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  createdBy: null,
  isPlayed: false,
});

it('puts each branch behind the one it left, the earlier departure first, with the rails that go on beside it', () => {
  const placed = branchTree([
    branch('root', null, null),
    branch('late', 'root', 9),
    branch('early', 'root', 3),
    branch('deep', 'early', 5),
  ]);
  expect(placed.map(({ branch: { id }, depth, isLast, rails }) => [id, depth, isLast, rails])).toEqual([
    ['root', 0, true, []],
    ['early', 1, false, []],
    ['deep', 2, true, [true]],
    ['late', 1, true, []],
  ]);
});

it('loses no branch whose parent is not there', () => {
  expect(branchTree([branch('lost', 'gone', 3)])).toHaveLength(1);
});
