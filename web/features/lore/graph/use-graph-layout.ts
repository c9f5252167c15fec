import { useEffect, useState } from 'react';
import { graphLayout } from './graph-layout.ts';
import type { Graph, Point } from './graph-layout.ts';

/** Milliseconds of layout between two moments at which the page can answer. */
const SLICE_MILLISECONDS = 8;

/** Places the entries of a graph in small slices of time; null until everything has its place. */
export function useGraphLayout(graph: Graph, seed: string): ReadonlyMap<string, Point> | null {
  const [made, setMade] = useState<{ graph: Graph; points: Map<string, Point> } | null>(null);
  useEffect(() => {
    const layout = graphLayout(graph, seed);
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const until = performance.now() + SLICE_MILLISECONDS;
      let isDone = layout.advance(1);
      while (!isDone && performance.now() < until) isDone = layout.advance(1);
      if (isDone) setMade({ graph, points: layout.points() });
      else timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [graph, seed]);
  // While a new one is made the old picture stays.
  return made?.points ?? null;
}
