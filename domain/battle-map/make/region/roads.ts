import { neighboursOf, stepsBetween } from '#domain/battle-map/grid.ts';
import { regionMaking } from '#domain/limits/battle-map-limits.ts';
import type { Cover } from './cover.ts';
import type { Land } from './land.ts';
import { Queue } from './queue.ts';
import type { Waters } from './rivers.ts';
import type { Settled } from './settle.ts';

const { exitsApart, mostExits, roadCosts, settlementsPerExit } = regionMaking;

/** Ways from cell to cell that touch: which cells each of its cells is joined to. */
export type Roads = Map<number, Set<number>>;

/** Ways between places, and the cells at the edge of the map where some of them leave it. */
export interface RoadPlan {
  roads: Roads;
  exits: number[];
}

/**
 * Joins settlements one after another to the roads that there are, each by the easiest way: around water, rather not over mountains, and
 * along roads. Then some go on to old places, and to the edge of the map, as a land does not end there.
 */
export function layRoads(land: Land, { rivers }: Waters, cover: Cover, { settlements, sites }: Settled): RoadPlan {
  const roads: Roads = new Map();
  const costOf = (cell: number): number => {
    if (land.water.has(cell)) return Infinity;
    const { mountains, hills, forest, marsh } = cover;
    const { mountain, hill, wood, wet, open, ford, road } = roadCosts;
    if (roads.has(cell)) return road;
    const ground = mountains.has(cell) ? mountain : hills.has(cell) ? hill : forest.has(cell) ? wood : marsh.has(cell) ? wet : open;
    return ground + (rivers.has(cell) ? ford : 0);
  };
  const [first, ...rest] = settlements.map(({ cell }) => cell);
  if (first === undefined) return { roads, exits: [] };
  roads.set(first, new Set());
  const lead = (to: ReadonlySet<number>): number | null => {
    const way = easiest(land, [...roads.keys()], to, costOf);
    for (const [n, cell] of (way ?? []).entries()) join(roads, cell, way?.[n + 1] ?? null);
    return way?.[0] ?? null;
  };
  const left = new Set(rest);
  while (left.size > 0 && lead(left) !== null) for (const cell of left) if (roads.has(cell)) left.delete(cell);
  const many = Math.min(mostExits, Math.ceil(settlements.length / settlementsPerExit));
  const old = new Set(sites.filter(({ kind }) => kind === 'ruin' || kind === 'tower').map(({ cell }) => cell));
  for (let n = 0; n < many && old.size > 0 && lead(old) !== null; n += 1) for (const cell of old) if (roads.has(cell)) old.delete(cell);
  return { roads, exits: leaveMap(land, cover, { roads, many, taken: settlements.map(({ cell }) => cell) }, lead) };
}

/** Leads roads to the edge of the map, far from each other; answers where they leave it. */
function leaveMap(
  { grid, height, water }: Land,
  { mountains }: Cover,
  { roads, many, taken }: { roads: Roads; many: number; taken: readonly number[] },
  lead: (to: ReadonlySet<number>) => number | null,
): number[] {
  const exits: number[] = [];
  const edge = [...height.keys()].filter((cell) => neighboursOf(grid, cell).length < 6 && !water.has(cell) && !mountains.has(cell));
  while (exits.length < many) {
    const near = (cell: number) => exits.some((other) => stepsBetween(grid, cell, other) < exitsApart);
    const to = new Set(edge.filter((cell) => !roads.has(cell) && !taken.includes(cell) && !near(cell)));
    const exit = to.size === 0 ? null : lead(to);
    if (exit === null) break;
    exits.push(exit);
  }
  return exits;
}

function join(roads: Roads, one: number, other: number | null): void {
  if (other === null) return;
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
