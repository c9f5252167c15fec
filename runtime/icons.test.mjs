import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inFolder } from './process/folder.mjs';
import { draw, pictures, placeOf } from './icons.mjs';

const manifest = JSON.parse(readFileSync(inFolder('web', 'public', 'manifest.webmanifest'), 'utf8'));
const page = readFileSync(inFolder('web', 'index.html'), 'utf8');

describe('the pictures of the product', () => {
  it.each(pictures)('$file is what $drawing shows', async (picture) => {
    const [kept, drawn] = [sharp(placeOf(picture.file)), sharp(await draw(picture))];
    const { width, height, format } = await kept.metadata();
    expect({ width, height, format }).toEqual({ width: picture.width, height: picture.height, format: 'png' });
    const [one, other] = await Promise.all([kept, drawn].map((each) => each.ensureAlpha().raw().toBuffer()));
    const far = one.filter((value, at) => Math.abs(value - other[at]) > 8).length;
    expect(far / one.length).toBeLessThan(0.001);
  });

  it('that are masked keep their drawing within the middle, and have no clear corner', async () => {
    const { data, info } = await sharp(placeOf('icon-maskable-512.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x, y) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    const ground = pixel(0, 0);
    expect(ground[3]).toBe(255);
    for (let y = 0; y < info.height; y += 4)
      for (let x = 0; x < info.width; x += 4) if (Math.hypot(x - 256, y - 256) > 0.4 * 512) expect(pixel(x, y)).toEqual(ground);
  });
});

describe('the manifest', () => {
  it('has what browsers ask for to install the product', () => {
    expect(manifest).toMatchObject({ name: 'Hearthlore', short_name: 'Hearthlore', start_url: '/', scope: '/', display: 'standalone' });
    const has = (sizes, purpose) => manifest.icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose);
    expect([has('192x192', 'any'), has('512x512', 'any'), has('512x512', 'maskable')]).toEqual([true, true, true]);
  });

  it('names icons that are there, in the size it says', async () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap((each) => each.icons)]) {
      const { width, height } = await sharp(inFolder('web', 'public', src.slice(1))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('and its icons are named by the page', () => {
    for (const link of ['rel="manifest" href="/manifest.webmanifest"', 'rel="apple-touch-icon" href="/assets/apple-touch-icon.png"'])
      expect(page).toContain(link);
    expect(page.match(/name="theme-color"/g)).toHaveLength(2);
    expect(page).toContain('<!--share-->');
  });
});

describe('the service worker', () => {
  const script = readFileSync(inFolder('web', 'public', 'service-worker.js'), 'utf8');

  it('keeps nothing but the page without a connection', () => {
    expect(script.match(/addAll\(\[[^\]]*\]\)/g)).toEqual(["addAll([OFFLINE, '/assets/offline.css', '/assets/mark.svg'])"]);
    expect(script).not.toMatch(/\.put\(|\.add\(|indexedDB|localStorage/);
  });
});
