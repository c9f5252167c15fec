import { isRevealed } from '#domain/maps/fog.ts';
import type { Fog } from '#domain/maps/fog.ts';

/** A picture as it lies in memory: four bytes for each pixel, red, green, blue and how much it covers, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Cuts out of a picture what lies under fog: a pixel any part of which is in a covered cell becomes nothing at all, four
 * zeroes; every other stays as it is. Whether the fog is on, the caller asks.
 */
export function cutFog({ data, width, height }: Pixels, fog: Fog): void {
  const cut = new Map<string, Uint8Array>();
  for (let y = 0; y < height; y += 1) {
    const [first, last] = cellsAcross(y, height, fog.rows);
    const columns = cut.get(`${first}-${last}`) ?? columnsToCut(fog, width, first, last);
    cut.set(`${first}-${last}`, columns);
    const row = data.subarray(y * width * 4, (y + 1) * width * 4);
    for (let x = 0; x < width;) {
      let end = x + 1;
      while (end < width && columns[end] === columns[x]) end += 1;
      if (columns[x] === 1) row.fill(0, x * 4, end * 4);
      x = end;
    }
  }
}

/** For each pixel of a row that lies in these rows of cells, 1 where it is cut out. */
function columnsToCut(fog: Fog, width: number, firstRow: number, lastRow: number): Uint8Array {
  const columns = new Uint8Array(width);
  for (let x = 0; x < width; x += 1) {
    const [first, last] = cellsAcross(x, width, fog.columns);
    for (let row = firstRow; row <= lastRow; row += 1) {
      for (let column = first; column <= last; column += 1) {
        if (!isRevealed(fog, row * fog.columns + column)) columns[x] = 1;
      }
    }
  }
  return columns;
}

/** The first and the last cell that a pixel lies in, along one side of the picture. */
function cellsAcross(pixel: number, pixels: number, cells: number): [number, number] {
  return [Math.floor((pixel * cells) / pixels), Math.ceil(((pixel + 1) * cells) / pixels) - 1];
}
