import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isRevealed, withCells } from '#domain/maps/fog.ts';
import type { Fog } from '#domain/maps/fog.ts';
import { coverPicture } from './fog-picture.ts';

const [columns, rows, cell] = [6, 4, 5];
const [width, height] = [columns * cell, rows * cell];
const all = Array.from({ length: columns * rows }, (_, n) => n);
const fogOf = (lifted: readonly number[]): Fog => withCells({ on: true, columns, rows, revealed: '' }, lifted, true);
const anyFog = fc.array(fc.nat(columns * rows - 1), { maxLength: 16 }).map(fogOf);
const anyPixels = fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 });

const formats = {
  png: (image: Sharp) => image.png(),
  'webp without loss': (image: Sharp) => image.webp({ lossless: true, exact: true }),
  jpeg: (image: Sharp) => image.jpeg(),
  webp: (image: Sharp) => image.webp(),
};
const written = (pixels: Uint8Array, format: keyof typeof formats) =>
  formats[format](sharp(pixels, { raw: { width, height, channels: 4 } })).toBuffer();
const pixelsOf = async (picture: Uint8Array) => (await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })).data;
const cellOf = (pixel: number) => Math.floor(pixel / width / cell) * columns + Math.floor((pixel % width) / cell);

/** A drawing of one colour, with whatever else stands in it. */
const drawing = (more = '', size = `viewBox="0 0 60 40"`) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="60" height="40" fill="#0a0"/>${more}</svg>`);

/** A picture of one dot whose head says that it has 3,600 million. */
const enormous = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
enormous.writeUInt32BE(60_000, 16);
enormous.writeUInt32BE(60_000, 20);
enormous.writeUInt32BE(crc32(enormous.subarray(12, 29)), 29);

describe('a picture under fog', () => {
  it('has nothing where it is covered, and elsewhere every pixel that it had, in formats that lose none', async () => {
    const anyFormat = fc.constantFrom<keyof typeof formats>('png', 'webp without loss');
    await fc.assert(
      fc.asyncProperty(anyPixels, anyFog, anyFormat, async (pixels, fog, format) => {
        const given = await pixelsOf(await written(pixels, format));
        const shown = await pixelsOf((await coverPicture(await written(pixels, format), fog)).bytes);
        const expected = given.map((value, at) => (isRevealed(fog, cellOf(at >> 2)) ? value : 0));
        expect(shown.equals(expected)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same to the byte whatever lies under the fog', async () => {
    await fc.assert(
      fc.asyncProperty(anyPixels, anyPixels, anyFog, async (pixels, others, fog) => {
        const changed = pixels.map((value, at) => (isRevealed(fog, cellOf(at >> 2)) ? value : (others[at] ?? 0)));
        const [one, other] = [
          await coverPicture(await written(pixels, 'png'), fog),
          await coverPicture(await written(changed, 'png'), fog),
        ];
        expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['jpeg', 'webp'] as const)('lets nothing through where it is covered, and looks alike elsewhere, of a %s too', async (format) => {
    const fog = fogOf([0, 7, 8]);
    const given = new Uint8Array(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : 200));
    const { bytes, type } = await coverPicture(await written(given, format), fog);
    const shown = await pixelsOf(bytes);
    expect(type).toBe('image/webp');
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const [r = 0, g = 0, b = 0, opaque = 0] = shown.subarray(pixel * 4, pixel * 4 + 4);
      const isOpen = isRevealed(fog, cellOf(pixel));
      expect(opaque).toBe(isOpen ? 255 : 0);
      if (isOpen) expect(Math.max(...[r, g, b].map((value) => Math.abs(value - 200)))).toBeLessThan(12);
    }
  });

  it('stands upright as browsers show it, and brings nothing of its notes along', async () => {
    const noted = sharp({ create: { width: 20, height: 10, channels: 3, background: '#357' } })
      .withExif({ IFD0: { ImageDescription: 'The vault is below the mill' } })
      .withMetadata({ orientation: 6 });
    const given = await noted.jpeg().toBuffer();
    expect(given.includes('vault')).toBe(true);
    const { bytes } = await coverPicture(given, fogOf(all));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 10, height: 20 });
    expect(Buffer.from(bytes).includes('vault')).toBe(false);
  });

  it('is a picture of a drawing, never the drawing, and fetches nothing that it points to', async () => {
    const red = join(tmpdir(), `hearthlore-red-${randomUUID()}.png`);
    await sharp({ create: { width: 6, height: 4, channels: 3, background: '#f00' } }).toFile(red);
    const { bytes, type } = await coverPicture(drawing(`<image href="file://${red}" width="60" height="40"/>`), fogOf(all));
    await rm(red);
    expect([type, await sharp(bytes).metadata()]).toMatchObject(['image/webp', { width: 2000, height: 1333 }]);
    const [r = 0, g = 0] = await pixelsOf(bytes);
    expect(g - r).toBeGreaterThan(120);
  });

  it.each([
    ['a picture that would be far larger than its file', enormous, 'pixel limit'],
    ['a drawing with more pixels than can be held', drawing('', 'width="90000" height="90000"'), 'pixel limit'],
    ['what is no picture', Buffer.from('%PDF-1.7 nothing here'), 'unsupported image'],
    ['a picture that ends in its head', Buffer.from('iVBORw0KGgoAAAANSUhEUgAA', 'base64'), 'header'],
  ])('is not made of %s', async (_, given, why) => {
    await expect(coverPicture(given, fogOf(all))).rejects.toThrow(why);
  });
});
