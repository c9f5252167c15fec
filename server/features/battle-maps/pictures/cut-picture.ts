import sharp from 'sharp';
import { cellUnder } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import type { LaidPicture } from '#domain/battle-map/map-picture.ts';
import { showsPicture } from '#domain/battle-map/picture-tiles.ts';
import type { Tile } from '#domain/battle-map/picture-tiles.ts';
import { battleMapLimits, pictureCutting } from '#domain/limits/battle-map-limits.ts';

/** Only what pictures of maps may be is read, and nothing that one points to. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp'].map((kind) => `VipsForeignLoad${kind}`) });

/** What somebody knows of a map under which a picture lies: a sign for each cell. */
export interface Known {
  grid: Grid;
  laid: LaidPicture;
  terrain: string;
}

/**
 * Cuts parts out of a picture with only what shows of it on a map. A dot any part of which lies in a cell where the picture does not
 * show becomes nothing at all, four zeroes, before anything is written, and nothing else of the file comes along.
 */
export async function cutPicture(bytes: Uint8Array, known: Known, tiles: readonly Tile[]): Promise<Uint8Array[]> {
  const { across, down } = known.laid;
  const whole = await sharp(bytes, { limitInputPixels: battleMapLimits.pictureDots, failOn: 'none' })
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(across, down, { fit: 'fill' })
    .raw({ depth: 'uchar' })
    .toBuffer();
  const raw = { width: across, height: down, channels: 4 } as const;
  const cut: Uint8Array[] = [];
  for (const { left, top, width, height } of tiles) {
    const data = await sharp(whole, { raw }).extract({ left, top, width, height }).raw().toBuffer();
    clear(data, known, { left, top, width, height });
    cut.push(
      await sharp(data, { raw: { width, height, channels: raw.channels } })
        .webp({ quality: 88, effort: 2 })
        .toBuffer(),
    );
  }
  return cut;
}

function clear(data: Buffer, { grid, laid, terrain }: Known, { left, top, width, height }: Omit<Tile, 'tile'>): void {
  const [perDotX, perDotY] = [laid.width / laid.across, laid.height / laid.down];
  const shows = (dotX: number, dotY: number) => {
    const cell = cellUnder(grid, { x: laid.x + dotX * perDotX, y: laid.y + dotY * perDotY });
    return cell !== null && showsPicture(terrain[cell]);
  };
  const sides = [-pictureCutting.reachDots, pictureCutting.reachDots] as const;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [middleX, middleY] = [left + x + 0.5, top + y + 0.5];
      const isShown = sides.every((right) => sides.every((lower) => shows(middleX + right, middleY + lower)));
      if (!isShown) data.fill(0, (y * width + x) * 4, (y * width + x + 1) * 4);
    }
}
