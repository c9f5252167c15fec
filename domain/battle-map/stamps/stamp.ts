import { cellCount, cellUnder, extentOf, middleOf } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import type { Ground, Stamp } from '#domain/battle-map/state.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { assetLimits } from '#domain/limits/market/asset-limits.ts';
import type { OwnDrawing } from './own-drawing.ts';

/** How places are chosen for a stamp: its edges along cells, every half of a cell, or anywhere. */
export const snaps = ['cell', 'half', 'free'] as const;
export type Snap = (typeof snaps)[number];

type Lying = Pick<Stamp, 'x' | 'y' | 'width' | 'height' | 'turn'>;

/** How wide and high a stamp is as it lies: turned by a quarter, its sides change places. */
const sidesOfStamp = ({ width, height, turn }: Pick<Lying, 'width' | 'height' | 'turn'>): { width: number; height: number } =>
  turn % 180 === 90 ? { width: height, height: width } : { width, height };

/** The place near to another where a stamp comes to lie with its middle. Hexes have no edges in rows: there the middle of a cell counts. */
export function snapped(grid: Grid, { x, y }: Place, stamp: Pick<Lying, 'width' | 'height' | 'turn'>, snap: Snap): Place {
  const fine = (value: number) => Math.round(value * 100) / 100;
  if (snap === 'free') return { x: fine(x), y: fine(y) };
  if (grid.kind === 'hex') {
    const cell = cellUnder(grid, { x, y });
    const middle = cell === null ? { x, y } : middleOf(grid, cell);
    return { x: fine(middle.x), y: fine(middle.y) };
  }
  const step = snap === 'half' ? 0.5 : 1;
  const { width, height } = sidesOfStamp(stamp);
  const along = (value: number, side: number) => fine(Math.round((value - side / 2) / step) * step + side / 2);
  return { x: along(x, width), y: along(y, height) };
}

/** Whether the middle of a stamp lies on the map. */
export function liesOn(grid: Grid, { x, y }: Place): boolean {
  const extent = extentOf(grid);
  return x >= 0 && y >= 0 && x <= extent.x && y <= extent.y;
}

/** The cells of which a stamp covers the middle, and the one under its own middle. */
export function cellsUnder(grid: Grid, stamp: Lying): number[] {
  const angle = (-stamp.turn * Math.PI) / 180;
  const reach = Math.hypot(stamp.width, stamp.height) / 2;
  const own = cellUnder(grid, stamp);
  const covered = new Set(own === null ? [] : [own]);
  const rows = Math.ceil(reach * 2) + 2;
  for (let down = -rows; down <= rows; down += 1)
    for (let across = -rows; across <= rows; across += 1) {
      const cell = cellUnder(grid, { x: stamp.x + across, y: stamp.y + down });
      if (cell === null || cell >= cellCount(grid)) continue;
      const middle = middleOf(grid, cell);
      const [x, y] = [middle.x - stamp.x, middle.y - stamp.y];
      const isUnder =
        Math.abs(x * Math.cos(angle) - y * Math.sin(angle)) <= stamp.width / 2 &&
        Math.abs(x * Math.sin(angle) + y * Math.cos(angle)) <= stamp.height / 2;
      if (isUnder) covered.add(cell);
    }
  return [...covered];
}

/** Stamps that a map may have: those that lie on it, each id once in its first place, and not too many. */
export function laidOut(grid: Grid, stamps: readonly Stamp[]): Stamp[] {
  const byId = new Map<string, Stamp>();
  for (const stamp of stamps) if (liesOn(grid, stamp)) byId.set(stamp.id, stamp);
  return [...byId.values()].slice(0, battleMapLimits.stampsPerMap);
}

/** A map with as much of these stamps of somebody's own as lie on it, each as it looks last; the field is left out where none do. */
export function withDrawings(ground: Ground, drawings: readonly OwnDrawing[]): Ground {
  const { drawings: before, ...rest } = ground;
  const lying = new Set(rest.stamps.map(({ drawing }) => drawing));
  const byId = new Map([...(before ?? []), ...drawings].flatMap((drawing) => (lying.has(drawing.id) ? [[drawing.id, drawing]] : [])));
  return byId.size === 0 ? rest : { ...rest, drawings: [...byId.values()].slice(0, assetLimits.ownStampsPerMap) };
}
