/** A branch as far as its way from the beginning goes. */
export interface BranchStart {
  id: string;
  parentId: string | null;
  /** The last position of its parent that it keeps. */
  from: number | null;
}

/** Beyond every position. */
const ENDLESS = Number.MAX_SAFE_INTEGER;

/**
 * Of each branch the ones that it stands on, with the last position of each that it keeps: itself without end, its parent up to where
 * it left, and so on. Null where a branch leaves one that does not come before it, or leaves at no position.
 */
export function branchPaths(branches: readonly BranchStart[]): Map<string, Map<string, number>> | null {
  const paths = new Map<string, Map<string, number>>();
  for (const { id, parentId, from } of branches) {
    const parent = parentId === null ? new Map<string, number>() : paths.get(parentId);
    if (!parent || paths.has(id) || (parentId !== null && from === null)) return null;
    const kept = [...parent].map(([ancestor, upTo]) => [ancestor, Math.min(upTo, from ?? ENDLESS)] as const);
    paths.set(id, new Map([...kept, [id, ENDLESS]]));
  }
  return paths;
}
