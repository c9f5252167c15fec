import type { Branch } from '#domain/timeline/history.ts';

/** A branch in its place among the others. */
export interface PlacedBranch {
  branch: Branch;
  /** How many branches it comes from. */
  depth: number;
  /** Whether it is the last that left its parent. */
  isLast: boolean;
  /** For each column left of it, whether another branch still comes below. */
  rails: boolean[];
}

/** Branches as a tree, each behind the one it left, those that left earlier first. */
export function branchTree(branches: readonly Branch[]): PlacedBranch[] {
  const known = new Set(branches.map(({ id }) => id));
  const childrenOf = (id: string | null) =>
    branches
      .filter(({ parentId }) => (id === null ? parentId === null || !known.has(parentId) : parentId === id))
      .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0) || a.createdAt.localeCompare(b.createdAt));
  const place = (branch: Branch, depth: number, rails: boolean[], isLast: boolean): PlacedBranch[] => {
    const children = childrenOf(branch.id);
    const below = depth === 0 ? [] : [...rails, !isLast];
    return [
      { branch, depth, isLast, rails },
      ...children.flatMap((child, at) => place(child, depth + 1, below, at === children.length - 1)),
    ];
  };
  const roots = childrenOf(null);
  return roots.flatMap((root, at) => place(root, 0, [], at === roots.length - 1));
}
