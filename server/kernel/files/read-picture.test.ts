import { describe, expect, it } from 'vitest';
import { pngBytes } from '#tests/support/app/picture.ts';
import { readPicture } from './read-picture.ts';

const base64 = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part))).toString('base64');
const hex = (text: string) => Buffer.from(text, 'hex');
const png = pngBytes(256, 256);
const jpeg = hex('ffd8ffe000104a46494600010100000100010000ffc0000b080100010001011100');
const webp = (width: number) =>
  Buffer.concat([
    Buffer.from('RIFF'),
    hex('1e000000'),
    Buffer.from('WEBPVP8X'),
    hex('0a00000000000000'),
    side(width),
    side(256),
    Buffer.alloc(8),
  ]);
const side = (pixels: number) => {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(pixels - 1, 0, 3);
  return bytes;
};

describe('a picture of somebody', () => {
  it.each([
    ['image/png', base64(png, 'rest')],
    ['image/jpeg', base64(jpeg, 'rest')],
    ['image/webp', base64(webp(256), 'rest')],
    ['image/png', base64(png, Buffer.alloc(200_000 - png.length))],
  ])('is read as %s by its first bytes', (type, text) => {
    expect(readPicture(text)?.type).toBe(type);
  });

  it.each([
    ['a drawing that can carry a program', base64('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an animation of the old kind', base64('GIF89a')],
    ['a sound in the same wrapping', base64('RIFF', hex('10000000'), 'WAVE')],
    ['a page', base64('<!doctype html>')],
    ['nothing', ''],
    ['a picture that is too large', base64(png, Buffer.alloc(200_001 - png.length))],
    ['a small file that claims more pixels than a portrait may have', base64(pngBytes(2049, 2048), 'rest')],
    ['one that claims them on one side', base64(webp(20_000), 'rest')],
    ['one whose size cannot be read', base64(hex('89504e470d0a1a0a'), 'rest')],
  ])('is not %s', (_, text) => {
    expect(readPicture(text)).toBeNull();
  });
});
