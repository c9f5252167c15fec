import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { adventureManifest } from '#domain/market/market.fixture.ts';
import { fileOf } from '#domain/homebrew/entries-file.ts';
import { tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { licenseIds } from '#domain/market/license-names.ts';
import { provenances } from '#domain/market/terms.ts';
import type { Manifest } from '#domain/market/manifest.ts';
import { openPackage } from './open-package.ts';
import { packPackage } from './pack.ts';
import { partOf } from './seal.ts';

const words = (most: number) =>
  fc
    .string({ minLength: 1, maxLength: most, unit: fc.constantFrom('a', 'b', ' ', 'Ä', 'Ł', '漢', '🐉', '’', '"', '\\', '{') })
    .filter((text) => text.trim() === text && text !== '');

const wholePackage = fc
  .record({
    about: fc.record({
      title: words(80),
      summary: words(200),
      description: words(400),
      license: fc.constantFrom(...licenseIds),
      provenance: fc.constantFrom(...provenances),
      author: fc.oneof(fc.constant(''), words(80)),
    }),
    world: fc.uint8Array({ minLength: 1, maxLength: 400 }),
  })
  .map(({ about, world }) => {
    const manifest: Manifest = {
      ...adventureManifest,
      ...about,
      parts: [partOf({ path: 'parts/world.zip', holds: 'world', bytes: world })],
    };
    return { manifest, parts: new Map([['parts/world.zip', world]]) };
  });

const weir = new TextEncoder().encode('a whole world');
const manifest: Manifest = { ...adventureManifest, parts: [partOf({ path: 'parts/world.zip', holds: 'world', bytes: weir })] };
const text = (value: object) => new TextEncoder().encode(JSON.stringify(value));

describe('a package', () => {
  it('is read as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(wholePackage, (whole) => {
        expect(openPackage(packPackage(whole.manifest, whole.parts))).toEqual(whole);
      }),
    );
  });

  it('is the same bytes each time', () => {
    const parts = new Map([['parts/world.zip', weir]]);
    expect(packPackage(manifest, parts)).toEqual(packPackage(manifest, parts));
  });

  it.each([
    ['no zip', text({}), 'cannot be read as a package'],
    ['without a manifest', zipSync({ 'parts/world.zip': weir }), 'no package.json'],
    ['with another manifest', zipSync({ 'package.json': text({ ...manifest, kind: 'song' }) }), 'wrong at “kind”'],
    ['with a manifest that is no text', zipSync({ 'package.json': new Uint8Array([0xff]) }), 'not readable text'],
    ['without a part', zipSync({ 'package.json': text(manifest) }), 'parts/world.zip is not what it was'],
    ['with a part that was changed', zipSync({ 'package.json': text(manifest), 'parts/world.zip': text({}) }), 'is not what it was'],
    ['with a stray file', zipSync({ 'package.json': text(manifest), 'parts/world.zip': weir, 'parts/x.json': weir }), 'does not name'],
    ['with a path that leads elsewhere', zipSync({ 'package.json': text(manifest), '../world.zip': weir }), 'leads elsewhere'],
  ])('%s is refused with a sentence', (_what, bytes, sentence) => {
    expect(() => openPackage(bytes)).toThrow(sentence);
  });

  it('whose homebrew nobody can read is refused', () => {
    const holding = (bytes: Uint8Array) => {
      const part = { path: 'parts/homebrew.json', holds: 'homebrew' as const, bytes };
      return packPackage({ ...manifest, kind: 'assets', parts: [partOf(part)] }, new Map([[part.path, bytes]]));
    };
    const file = fileOf([tideRing]);
    expect(openPackage(holding(new TextEncoder().encode(file))).manifest.kind).toBe('assets');
    expect(() => openPackage(holding(new TextEncoder().encode(file.replace('"rare"', '"dear"'))))).toThrow('no file of homebrew');
  });
});
