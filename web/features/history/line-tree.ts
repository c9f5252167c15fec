import type { Line } from '#domain/timeline/history.ts';

/** A line of play in its place among the others. */
export interface PlacedLine {
  line: Line;
  /** How many lines it comes from. */
  depth: number;
  /** Whether it is the last that left its parent. */
  isLast: boolean;
  /** For each column left of it, whether another line still comes below. */
  rails: boolean[];
}

/** Lines as a tree, each behind the one it left, those that left earlier first. */
export function lineTree(lines: readonly Line[]): PlacedLine[] {
  const known = new Set(lines.map(({ id }) => id));
  const childrenOf = (id: string | null) =>
    lines
      .filter(({ parentId }) => (id === null ? parentId === null || !known.has(parentId) : parentId === id))
      .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0) || a.createdAt.localeCompare(b.createdAt));
  const place = (line: Line, depth: number, rails: boolean[], isLast: boolean): PlacedLine[] => {
    const children = childrenOf(line.id);
    const below = depth === 0 ? [] : [...rails, !isLast];
    return [{ line, depth, isLast, rails }, ...children.flatMap((child, at) => place(child, depth + 1, below, at === children.length - 1))];
  };
  const roots = childrenOf(null);
  return roots.flatMap((root, at) => place(root, 0, [], at === roots.length - 1));
}
