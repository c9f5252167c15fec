import { middleOf, neighboursOf } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import type { RegionPlan } from './plan-region.ts';
import type { Sheet } from './sheet.ts';

/** The sides of a hex, from the right one on around it; and by how many degrees a piece is turned from one to the next. */
const sides = { count: 6, degrees: 60 } as const;

/** By which side a hex touches another: 0 to its right, and on around it. */
function sideTo(grid: Grid, from: number, to: number): number {
  const [a, b] = [middleOf(grid, from), middleOf(grid, to)];
  const [right, down] = [b.x > a.x, Math.sign(Math.round((b.y - a.y) * 10))];
  if (down === 0) return right ? 0 : 3;
  return down > 0 ? (right ? 1 : 2) : right ? 5 : 4;
}

/** Lays the piece that joins two sides of a hex: straight, bent, or turning back. */
function layPiece(sheet: Sheet, cell: number, kind: string, one: number, other: number): void {
  const far = (other - one + sides.count) % sides.count;
  // The piece as it is drawn joins side 1 with the next but one, or the next, or the left side with the right one.
  const first = far > sides.count / 2 ? other : one;
  const apart = Math.min(far, sides.count - far);
  const [name, turn] = apart === 3 ? [kind, first] : apart === 2 ? [`${kind}-bend`, first - 1] : [`${kind}-hairpin`, first - 1];
  sheet.layOn(cell, name, ((turn + sides.count) % sides.count) * sides.degrees);
}

/** Lays rivers, hex by hex: from each side where water comes in to the one where it leaves. */
export function layRivers(sheet: Sheet, { land: { grid, water }, waters: { rivers, down, flow, isBroad } }: RegionPlan): void {
  for (const cell of rivers) {
    const next = down[cell] ?? null;
    if (next === null) continue;
    const out = sideTo(grid, cell, next);
    const into = neighboursOf(grid, cell).filter((each) => down[each] === cell);
    // A lake is left by one side alone.
    const lake = into.filter((each) => water.has(each)).toSorted((one, other) => (flow[other] ?? 0) - (flow[one] ?? 0));
    const above = [...into.filter((each) => rivers.has(each)), ...lake.slice(0, 1)];
    if (above.length === 0) sheet.layOn(cell, 'brook-spring', out * sides.degrees);
    for (const each of above.toSorted((one, other) => Number(isBroad(one)) - Number(isBroad(other))))
      layPiece(sheet, cell, isBroad(each) ? 'river' : 'brook', sideTo(grid, cell, each), out);
  }
}

/** By which side a way leaves the map from a hex at its edge: of those that touch no other hex the one across from where it came. */
function sideOut(grid: Grid, cell: number, into: number): number | null {
  const inside = new Set(neighboursOf(grid, cell).map((next) => sideTo(grid, cell, next)));
  const across = [3, 2, 4, 1, 5].map((far) => (into + far) % sides.count);
  return across.find((side) => !inside.has(side)) ?? null;
}

/** Lays roads, hex by hex, with bridges where they cross a river, and over the edge of the map where they leave it. */
export function layRoadPieces(sheet: Sheet, { land: { grid }, waters: { rivers, down }, roads, exits, settled }: RegionPlan): void {
  const places = new Set([...settled.settlements, ...settled.sites].map(({ cell }) => cell));
  for (const [cell, joined] of roads) {
    const inner = [...joined].map((next) => sideTo(grid, cell, next));
    const out = exits.includes(cell) && inner[0] !== undefined ? sideOut(grid, cell, inner[0]) : null;
    const ways = out === null ? inner : [...inner, out];
    const [one, other] = ways;
    if (ways.length !== 2 || one === undefined || other === undefined || places.has(cell)) {
      for (const side of ways) sheet.layOn(cell, 'road-end', side * sides.degrees);
      continue;
    }
    const isCrossing = rivers.has(cell) && !joined.has(down[cell] ?? -1) && (other - one + sides.count) % sides.count === sides.count / 2;
    if (isCrossing) sheet.lay('bridge', middleOf(grid, cell), { width: 0.75, height: 0.5, turn: (one % 3) * sides.degrees });
    layPiece(sheet, cell, 'road', one, other);
  }
}
