import { describe, expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

const base64 = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part))).toString('base64');
const hex = (text: string) => Buffer.from(text, 'hex');
const png = hex('89504e470d0a1a0a');

describe('a picture of somebody', () => {
  it.each([
    ['image/png', base64(png, 'rest')],
    ['image/jpeg', base64(hex('ffd8ffe0'), 'rest')],
    ['image/webp', base64('RIFF', hex('10000000'), 'WEBP', 'rest')],
    ['image/png', base64(png, Buffer.alloc(199_992))],
  ])('is read as %s by its first bytes', (type, text) => {
    expect(readPicture(text)?.type).toBe(type);
  });

  it.each([
    ['a drawing that can carry a program', base64('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an animation of the old kind', base64('GIF89a')],
    ['a sound in the same wrapping', base64('RIFF', hex('10000000'), 'WAVE')],
    ['a page', base64('<!doctype html>')],
    ['nothing', ''],
    ['a picture that is too large', base64(png, Buffer.alloc(199_993))],
  ])('is not %s', (_, text) => {
    expect(readPicture(text)).toBeNull();
  });
});
