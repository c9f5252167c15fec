import type { Graph } from './graph-layout.ts';

/** For each entry those it is linked with, whichever of the two names the other. */
export function neighboursOf({ edges }: Pick<Graph, 'edges'>): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>();
  const note = (one: string, other: string) => near.set(one, (near.get(one) ?? new Set()).add(other));
  for (const { from, to } of edges) {
    note(from, to);
    note(to, from);
  }
  return near;
}
