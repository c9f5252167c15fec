import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWorldFilePath } from './file-path.ts';

const picture = { path: 'worlds/w1/17.png', worldId: 'w1', name: '17.png', kind: 'picture' };
const document = { path: 'w1/tomes/17-Tides of salt.md', worldId: 'w1', name: '17-Tides of salt.md', kind: 'document' };

it.each([
  ['worlds/w1/17.png', picture],
  ['world-files/worlds/w1/17.png', picture],
  ['/files/worlds/w1/17.png?expires=1&signature=x', picture],
  ['https://play.example.org/files/worlds/w1/17.png?expires=1', picture],
  ['w1/tomes/17-Tides of salt.md', document],
  ['/files/w1/tomes/17-Tides%20of%20salt.md?expires=1', document],
])('%s is the place of a file', (given, place) => {
  expect(readWorldFilePath(given)).toEqual(place);
});

it.each([
  '',
  'w1',
  'w1/17.png',
  'worlds/w1/',
  'worlds/w1/a/b.png',
  'worlds/../17.png',
  'worlds/w1/..',
  'worlds/w1/.hidden',
  'worlds/w1/%2e%2e%2fsecret',
  'worlds/w 1/17.png',
  'w1/tomes/a\0b.md',
  '/etc/passwd',
  'https://evil.example/worlds/w1/17.png',
])('%s is none', (given) => {
  expect(readWorldFilePath(given)).toBeNull();
});

it('a place never leaves the folder of its world', () => {
  const part = fc.constantFrom('worlds', 'w1', 'tomes', '..', '.', 'a.png', '%2e%2e', '\\', '', 'files');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const place = readWorldFilePath(parts.join('/'));
      if (place === null) return;
      expect([`worlds/${place.worldId}/${place.name}`, `${place.worldId}/tomes/${place.name}`]).toContain(place.path);
      expect(place.name).not.toMatch(/[/\\]|^\./);
    }),
  );
});
