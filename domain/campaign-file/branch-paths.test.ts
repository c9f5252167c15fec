import { describe, expect, it } from 'vitest';
import { branchPaths } from './branch-paths.ts';

const endless = Number.MAX_SAFE_INTEGER;

describe('the way of a branch', () => {
  it('keeps of each that it stands on no more than what was kept of it on the way', () => {
    const paths = branchPaths([
      { id: 'first', parentId: null, from: null },
      { id: 'second', parentId: 'first', from: 5 },
      { id: 'third', parentId: 'second', from: 3 },
    ]);
    expect(paths && Object.fromEntries([...paths].map(([id, path]) => [id, [...path]]))).toEqual({
      first: [['first', endless]],
      second: [
        ['first', 5],
        ['second', endless],
      ],
      third: [
        ['first', 3],
        ['second', 3],
        ['third', endless],
      ],
    });
  });

  it.each([
    ['leaves one that is not there', [{ id: 'a', parentId: 'b', from: 1 }]],
    [
      'comes twice',
      [
        { id: 'a', parentId: null, from: null },
        { id: 'a', parentId: null, from: null },
      ],
    ],
    [
      'leaves at no position',
      [
        { id: 'a', parentId: null, from: null },
        { id: 'b', parentId: 'a', from: null },
      ],
    ],
    ['leaves itself', [{ id: 'a', parentId: 'a', from: 1 }]],
  ])('is not there for a branch that %s', (_what, branches) => {
    expect(branchPaths(branches)).toBeNull();
  });
});
