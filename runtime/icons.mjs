import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { inFolder } from './process/folder.mjs';

/** Pictures that are served, the drawing each comes from, and its size in pixels. */
export const pictures = [
  { file: 'icon-192.png', drawing: 'icon.svg', width: 192, height: 192 },
  { file: 'icon-512.png', drawing: 'icon.svg', width: 512, height: 512 },
  { file: 'icon-maskable-512.png', drawing: 'maskable.svg', width: 512, height: 512 },
  { file: 'apple-touch-icon.png', drawing: 'maskable.svg', width: 180, height: 180 },
  { file: 'share.png', drawing: 'share.svg', width: 1200, height: 630 },
];

export const placeOf = (file) => inFolder('web', 'public', 'assets', file);

/** Draws one of them. */
export function draw({ drawing, width, height }) {
  const density = (72 * width) / (drawing === 'share.svg' ? 1200 : 32);
  return sharp(readFileSync(inFolder('web', 'icons', drawing)), { density })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: drawing !== 'share.svg' })
    .toBuffer();
}

// node runtime/icons.mjs draws all of them anew.
if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const picture of pictures) writeFileSync(placeOf(picture.file), await draw(picture));
