import { loreCategories } from '#domain/world/lore/lore.ts';
import { describe, expect, it } from 'vitest';
import { graphLayout } from './graph-layout.ts';
import type { Graph, Point } from './graph-layout.ts';

function graphOf(count: number): Graph {
  const nodes = Array.from({ length: count }, (_, n) => ({ id: `e${n}`, name: `Entry ${n}`, category: loreCategories[n % 8] ?? 'items' }));
  return { nodes, edges: nodes.slice(1).map(({ id }, n) => ({ from: id, to: `e${Math.floor(n / 3)}` })) };
}

function laidOut(graph: Graph, seed = 'w1', at = 260) {
  const layout = graphLayout(graph, seed);
  while (!layout.advance(at));
  return layout.points();
}

const between = (one: Point | undefined, other: Point | undefined) =>
  Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));

describe('the picture of a world', () => {
  it('is the same each time, in whatever order and steps it is made', () => {
    const graph = graphOf(40);
    const turned = { nodes: graph.nodes.toReversed(), edges: graph.edges.toReversed() };
    const entries = (points: Map<string, Point>) => [...points].toSorted(([one], [other]) => one.localeCompare(other));
    expect(entries(laidOut(turned, 'w1', 7))).toEqual(entries(laidOut(graph)));
    expect(entries(laidOut(graph, 'w2'))).not.toEqual(entries(laidOut(graph)));
  });

  it('keeps entries apart, and what is linked nearer than the rest', () => {
    const graph = graphOf(60);
    const points = laidOut(graph);
    const list = [...points.values()];
    const nearest = list.map((one) => Math.min(...list.filter((other) => other !== one).map((other) => between(one, other))));
    expect(Math.min(...nearest)).toBeGreaterThan(20);
    const mean = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const linked = mean(graph.edges.map(({ from, to }) => between(points.get(from), points.get(to))));
    expect(linked).toBeLessThan(mean(list.flatMap((one) => list.map((other) => between(one, other)))));
  });

  it('holds nothing, one entry, and links to what is not there', () => {
    expect(laidOut({ nodes: [], edges: [] }).size).toBe(0);
    const { nodes } = graphOf(1);
    expect(laidOut({ nodes, edges: [{ from: 'e0', to: 'gone' }] }).size).toBe(1);
  });
});
