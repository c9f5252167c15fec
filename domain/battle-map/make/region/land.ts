import { cellCount, columnOf, middleOf, neighboursOf, rowOf } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import { oneOf } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import { regionMaking } from '#domain/limits/battle-map-limits.ts';
import { noiseOf } from '#domain/battle-map/make/noise.ts';
import { partsOf } from './parts.ts';

const { leastSea, leastIsle, seaWaves, coastWaves } = regionMaking;

/** How high each cell lies, and which are under water. */
export interface Land {
  grid: Grid;
  height: number[];
  water: Set<number>;
  /** The water that reaches an edge of the map. */
  sea: Set<number>;
}

/** How far inland a place lies, 0 at sea to 1; the place is told in parts of the map. */
type Coast = (across: number, down: number) => number;
const fromMiddle = (part: number) => Math.abs(part - 0.5) * 2;

/** Where the sea may lie, and what part of the map is under water. All of it is reckoned with, so that every machine makes the same. */
const coasts: readonly { inland: Coast; wet: number }[] = [
  { inland: (across) => across, wet: 0.3 },
  { inland: (across) => 1 - across, wet: 0.3 },
  { inland: (_, down) => down, wet: 0.3 },
  { inland: (_, down) => 1 - down, wet: 0.32 },
  { inland: (across, down) => (across + down) / 2, wet: 0.34 },
  { inland: (across, down) => (1 - across + down) / 2, wet: 0.34 },
  { inland: (across, down) => Math.max(Math.abs(across - 0.5), 1 - down), wet: 0.26 },
  { inland: (across, down) => 1 - Math.max(fromMiddle(across), fromMiddle(down)), wet: 0.44 },
  { inland: (across, down) => 1 - Math.sqrt(fromMiddle(across) ** 2 + fromMiddle(down) ** 2) * 0.7, wet: 0.4 },
  { inland: (across) => 0.5 + fromMiddle(across) / 2, wet: 0.2 },
];

/** Heights with a coast, and ridges inland; islands and lakes as they come, but none that are too small to tell. */
export function layLand(grid: Grid, draw: Draw): Land {
  const { columns, rows } = grid;
  const { inland, wet } = oneOf(coasts, draw, { inland: (across: number) => across, wet: 0.3 });
  const apart = Math.max(6, Math.min(columns, rows) / seaWaves);
  const [broad, ridges, crinkle] = [apart, apart * 0.8, coastWaves].map((each) => noiseOf(columns + 2, rows + 2, each, draw));
  const height = Array.from({ length: cellCount(grid) }, (_, cell) => {
    const { x, y } = middleOf(grid, cell);
    const far = inland((columnOf(grid, cell) + 0.5) / columns, (rowOf(grid, cell) + 0.5) / rows);
    // Ridges run where a noise crosses its middle.
    const ridge = 1 - Math.abs((ridges?.(x, y) ?? 0) - 0.5) * 4;
    return far * 1.1 + ((broad?.(x, y) ?? 0) - 0.5) * 0.9 + ((crinkle?.(x, y) ?? 0) - 0.5) * 0.3 + Math.max(0, ridge) * far * 0.35;
  });
  const level = height.toSorted((one, other) => one - other)[Math.floor(height.length * wet)] ?? 0;
  const land = { grid, height: height.map((each) => each - level), water: new Set<number>(), sea: new Set<number>() };
  for (const [cell, each] of land.height.entries()) if (each < 0) land.water.add(cell);
  tidy(land);
  return land;
}

/** Fills puddles, sinks rocks, and finds the sea. */
function tidy({ grid, height, water, sea }: Land): void {
  const cells = Array.from({ length: cellCount(grid) }, (_, cell) => cell);
  for (const part of partsOf(
    grid,
    cells.filter((cell) => !water.has(cell)),
  ).slice(1))
    if (part.length < leastIsle)
      for (const cell of part) {
        water.add(cell);
        height[cell] = -0.01;
      }
  const atEdge = (cell: number) => neighboursOf(grid, cell).length < 6;
  for (const part of partsOf(grid, water)) {
    if (part.length < leastSea)
      for (const cell of part) {
        water.delete(cell);
        height[cell] = 0.01;
      }
    else if (part.some(atEdge)) for (const cell of part) sea.add(cell);
  }
}
