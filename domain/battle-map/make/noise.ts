import type { Draw } from '#domain/idea/draw.ts';

/** How high something is at a place: 0 to 1, near places alike. */
export type Noise = (x: number, y: number) => number;

const soft = (part: number) => part * part * (3 - 2 * part);

/** Heights on a grid whose points are so many cells apart, what lies between them, and smaller bumps over it. */
export function noiseOf(columns: number, rows: number, apart: number, draw: Draw): Noise {
  const [large, small] = [waves(columns, rows, apart, draw), waves(columns, rows, Math.max(2, apart / 3), draw)];
  return (x, y) => large(x, y) * 0.75 + small(x, y) * 0.25;
}

function waves(columns: number, rows: number, apart: number, draw: Draw): Noise {
  const wide = Math.ceil(columns / apart) + 2;
  const heights = Array.from({ length: wide * (Math.ceil(rows / apart) + 2) }, draw);
  return (x, y) => {
    const [column, row] = [Math.floor(x / apart), Math.floor(y / apart)];
    const [right, down] = [soft(x / apart - column), soft(y / apart - row)];
    const height = (dx: number, dy: number) => heights[(row + dy) * wide + column + dx] ?? 0;
    const above = height(0, 0) * (1 - right) + height(1, 0) * right;
    const below = height(0, 1) * (1 - right) + height(1, 1) * right;
    return above * (1 - down) + below * down;
  };
}
