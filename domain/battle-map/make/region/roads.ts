import { neighboursOf } from '#domain/battle-map/grid.ts';
import { regionMaking } from '#domain/limits/battle-map-limits.ts';
import type { Cover } from './cover.ts';
import type { Land } from './land.ts';
import { Queue } from './queue.ts';
import type { Waters } from './rivers.ts';

const { roadCosts } = regionMaking;

/** Ways from cell to cell that touch: which cells each of its cells is joined to. */
export type Roads = Map<number, Set<number>>;

/** Joins places one after another to the roads that there are, each by the easiest way: around water, rather not over mountains, and along roads. */
export function layRoads(land: Land, { rivers }: Waters, cover: Cover, places: readonly number[]): Roads {
  const roads: Roads = new Map();
  const costOf = (cell: number): number => {
    if (land.water.has(cell)) return Infinity;
    const { mountains, hills, forest, marsh } = cover;
    const { mountain, hill, wood, wet, open, ford, road } = roadCosts;
    if (roads.has(cell)) return road;
    const ground = mountains.has(cell) ? mountain : hills.has(cell) ? hill : forest.has(cell) ? wood : marsh.has(cell) ? wet : open;
    return ground + (rivers.has(cell) ? ford : 0);
  };
  const [first, ...rest] = places;
  if (first === undefined) return roads;
  roads.set(first, new Set());
  const left = new Set(rest);
  while (left.size > 0) {
    const way = easiest(land, [...roads.keys()], left, costOf);
    if (way === null) break;
    for (const [n, cell] of way.entries()) {
      const next = way[n + 1];
      if (next !== undefined) join(roads, cell, next);
      left.delete(cell);
    }
  }
  return roads;
}

function join(roads: Roads, one: number, other: number): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const joined = roads.get(from) ?? new Set();
    roads.set(from, joined.add(to));
  }
}

/** The easiest way from one of some cells to the nearest of others; null where there is none. */
function easiest({ grid }: Land, from: readonly number[], to: ReadonlySet<number>, costOf: (cell: number) => number): number[] | null {
  const waiting = new Queue();
  const before = new Map<number, number | null>();
  const cost = new Map<number, number>();
  for (const cell of from) {
    waiting.push(cell, 0);
    cost.set(cell, 0);
    before.set(cell, null);
  }
  for (let first = waiting.pop(); first !== null; first = waiting.pop()) {
    const { cell, at } = first;
    if (at > (cost.get(cell) ?? Infinity)) continue;
    if (to.has(cell)) {
      const way: number[] = [];
      for (let each: number | null = cell; each !== null; each = before.get(each) ?? null) way.push(each);
      return way;
    }
    for (const next of neighboursOf(grid, cell)) {
      const far = at + costOf(next);
      if (far >= (cost.get(next) ?? Infinity)) continue;
      cost.set(next, far);
      before.set(next, cell);
      waiting.push(next, far);
    }
  }
  return null;
}
