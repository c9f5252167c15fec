import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { cellCount, middleOf } from './grid.ts';
import type { Grid } from './grid.ts';
import type { LaidPicture } from './map-picture.ts';
import { terrainSigns } from './terrain.ts';

const { pictureTileDots } = battleMapLimits;

/** A part of a picture: its number, row by row from the top left, and which dots it has. */
export interface Tile {
  tile: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The parts in which a picture of so many dots is sent to players. */
export function tilesOf({ across, down }: Pick<LaidPicture, 'across' | 'down'>): Tile[] {
  const [columns, rows] = [Math.ceil(across / pictureTileDots), Math.ceil(down / pictureTileDots)];
  return Array.from({ length: columns * rows }, (_, tile) => {
    const [left, top] = [(tile % columns) * pictureTileDots, Math.floor(tile / columns) * pictureTileDots];
    return { tile, left, top, width: Math.min(pictureTileDots, across - left), height: Math.min(pictureTileDots, down - top) };
  });
}

/** Whether the picture shows in a cell of whose ground somebody knows this sign: they know that it is floor. What is painted over it stays hidden. */
export const showsPicture = (sign: string | undefined): boolean => sign === terrainSigns.floor;

/** For each cell of which some part may lie in a part of the picture: 1 where the picture shows there, and 0 where not. `terrain` has a sign for each cell that is known. */
export function shownInTile(grid: Grid, picture: LaidPicture, { left, top, width, height }: Tile, terrain: string): string {
  const [perDotX, perDotY] = [picture.width / picture.across, picture.height / picture.down];
  const reach = grid.kind === 'square' ? 0.5 : 1 / Math.sqrt(3);
  const [fromX, toX] = [picture.x + left * perDotX - reach, picture.x + (left + width) * perDotX + reach];
  const [fromY, toY] = [picture.y + top * perDotY - reach, picture.y + (top + height) * perDotY + reach];
  let shown = '';
  for (let cell = 0; cell < cellCount(grid); cell += 1) {
    const { x, y } = middleOf(grid, cell);
    if (x > fromX && x < toX && y > fromY && y < toY) shown += showsPicture(terrain[cell]) ? '1' : '0';
  }
  return shown;
}
