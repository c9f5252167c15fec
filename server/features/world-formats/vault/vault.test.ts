import fc from 'fast-check';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readyStories } from '#domain/ready-stories.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { tomeCategories } from '#domain/world/tome-category.ts';
import type { BundleEntry, BundleFile, BundleTome, WorldBundle } from '#domain/world/bundle.ts';
import { tier } from '#tests/support/tier.ts';
import { packVault } from '#server/features/world-formats/formats.fixture.ts';
import { readVault } from './read-vault.ts';

const hostile = fc.constantFrom(
  '',
  'CON',
  'nul.txt',
  'AC/DC',
  '../../etc/passwd',
  'a:b*c?"<>|',
  ' . ',
  '...',
  '__proto__',
  'constructor',
  'README',
  'World',
  '🐉👨‍👩‍👧',
  'é',
  'é',
  'ﬁ',
  'Straße',
  'STRASSE',
  'x'.repeat(400),
  '龍'.repeat(200),
  '%2e%2e',
  '---',
  'true',
  'null',
  '- a',
  '# b',
  'a\tb',
  '\u202Egnp',
  '[[x]]',
  'a|b',
  '12',
  '1e3',
  '~',
  ': ',
  '"',
  "'",
  '\\',
  'a\r\nb',
);
const anyName = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('Arn', 'arn', 'Old Mill'));
const passage = fc.constantFrom(
  '::: dm\nShe lies.\n:::',
  '::: players a b\nYou know.\n:::',
  '---\nid: no\n---',
  '%% hidden %%',
  '[[Arn]]',
  '[[AC/DC|the band]]',
  '[[AC-DC|AC/DC]]',
  '[[arn|x]] [[Arn|x]]',
  '\r\n',
  '\n\n',
  '\uFEFF',
);
const anyText = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .array(fc.oneof(passage, fc.string({ unit: 'grapheme', maxLength: 30 })), { maxLength: 6 })
      .map((parts) => parts.join('\n')),
  },
  { weight: 1, arbitrary: fc.constantFrom('', 'a'.repeat(700_000), 'Salt and rope. '.repeat(20_000)) },
);
const anyEntry: fc.Arbitrary<BundleEntry> = fc.record({
  id: fc.uuid(),
  category: fc.constantFrom(...loreCategories),
  name: anyName,
  aliases: fc.array(anyName, { maxLength: 3 }),
  tags: fc.array(anyName, { maxLength: 3 }),
  text: anyText,
  audience: fc.oneof(fc.constantFrom('everyone' as const, 'dm' as const), fc.array(anyName, { minLength: 1, maxLength: 2 })),
  date: fc.option(anyName, { nil: null }),
  image: fc.option(fc.constantFrom('maps/Arn: the map.png', 'maps/arn.png', 'gone.png'), { nil: null }),
  source: fc.option(
    fc.record(
      {
        document: anyName,
        section: anyName,
        page: fc.option(fc.integer({ min: 1, max: 900 }), { nil: null }),
        quote: anyText,
        at: fc.nat(),
      },
      { requiredKeys: ['document', 'section', 'page', 'quote'] },
    ),
    { nil: null },
  ),
});
const anyTome: fc.Arbitrary<BundleTome> = fc.record({
  title: anyName,
  category: fc.constantFrom(...tomeCategories),
  text: anyText,
  file: fc.option(fc.constantFrom('maps/arn.png', 'notes/a b.txt'), { nil: null }),
  audience: fc.oneof(fc.constantFrom('everyone' as const, 'dm' as const), fc.array(anyName, { minLength: 1, maxLength: 2 })),
});
const png = (seed: number): Uint8Array => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, seed);
const files: BundleFile[] = [
  { path: 'maps/Arn: the map.png', type: 'image/png', bytes: png(1) },
  { path: 'maps/arn.png', type: 'image/png', bytes: png(2) },
  { path: 'Maps/ARN.png', type: 'image/png', bytes: png(3) },
  { path: 'portrait', type: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) },
  { path: 'notes/a b.txt', type: 'text/plain', bytes: new TextEncoder().encode('plain') },
];
const anyWorld: fc.Arbitrary<WorldBundle> = fc.record({
  name: anyName,
  description: anyText,
  entries: fc.uniqueArray(anyEntry, { selector: ({ id }) => id, maxLength: 6 }),
  tomes: fc.array(anyTome, { maxLength: 3 }),
  files: fc.subarray(files),
  map: fc.option(fc.constantFrom('maps/arn.png'), { nil: null }),
  aiGenerated: fc.boolean(),
  aiPrompt: fc.option(anyText, { nil: null }),
  story: fc.option(fc.constantFrom(...readyStories.map(({ worldId }) => worldId)), { nil: null }),
});

const pathsOf = (zip: Uint8Array): string[] => Object.keys(unzipSync(zip));
const repack = (zip: Uint8Array, change: (held: Record<string, Uint8Array>) => void): Uint8Array => {
  const held = unzipSync(zip);
  change(held);
  // Kept as they are: text of one letter would pack so tightly that it is refused.
  return zipSync(held, { level: 0 });
};
const entry = (given: Partial<BundleEntry>): BundleEntry => ({
  id: 'e',
  category: 'geography',
  name: 'Arn',
  aliases: [],
  tags: [],
  text: '',
  audience: 'everyone',
  date: null,
  image: null,
  source: null,
  ...given,
});
const world = (entries: BundleEntry[], given: Partial<WorldBundle> = {}): WorldBundle => ({
  name: 'W',
  description: '',
  entries,
  tomes: [],
  files: [],
  ...given,
});

describe('a vault', () => {
  it('gives the identical world back, whatever it is called and says', () => {
    fc.assert(
      fc.property(anyWorld, (bundle) => {
        const read = readVault(packVault(bundle));
        expect(read.bundle).toEqual(bundle);
        expect(read.report).toEqual({ noPlace: [], changed: [] });
      }),
      { numRuns: tier.bound(20, 60) },
    );
  });

  it('gives all but the order and the names of files back from its notes alone', () => {
    const sorted = <T>(list: T[]): string[] => list.map((one) => JSON.stringify(one)).toSorted();
    fc.assert(
      fc.property(anyWorld, (given) => {
        const bundle = {
          ...given,
          entries: given.entries.map((one) => ({ ...one, image: null })),
          tomes: given.tomes.map((one) => ({ ...one, file: null })),
          files: [],
        };
        const read = readVault(repack(packVault(bundle), (held) => delete held['world.json']));
        expect(sorted(read.bundle.entries)).toEqual(sorted(bundle.entries));
        expect(sorted(read.bundle.tomes)).toEqual(sorted(bundle.tomes));
        expect([read.bundle.name, read.bundle.description.trim()]).toEqual([bundle.name, bundle.description.trim()]);
        expect(read.report.changed).toHaveLength(1);
      }),
      { numRuns: tier.bound(20, 60) },
    );
  });

  it('has names that every system takes and no system confuses, the same however the entries are ordered', () => {
    fc.assert(
      fc.property(anyWorld, (bundle) => {
        const paths = pathsOf(packVault(bundle));
        expect(new Set(paths.map((path) => path.normalize('NFKC').toLowerCase())).size).toBe(paths.length);
        for (const part of paths.flatMap((path) => path.split('/'))) {
          expect(part).not.toMatch(/[<>:"\\|?*\p{Cc}]|^\s|[\s.]$|^\.|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu);
          expect(Buffer.byteLength(part)).toBeLessThan(200);
        }
        const turned = { ...bundle, entries: bundle.entries.toReversed() };
        expect(pathsOf(packVault(turned)).toSorted()).toEqual(paths.toSorted());
      }),
      { numRuns: tier.bound(20, 60) },
    );
  });

  it('is the same bytes for the same world', () => {
    const bundle = world([entry({ text: 'x' })]);
    expect(packVault(bundle)).toEqual(packVault(bundle));
  });

  it('leads links to the file of a note that cannot be called as its entry', () => {
    const held = unzipSync(
      packVault(
        world([
          entry({ id: 'a', name: 'AC/DC', aliases: ['the band'] }),
          entry({ id: 'b', text: '[[AC/DC]], [[the band]], [[AC/DC|them]], [[Nobody]]' }),
        ]),
      ),
    );
    expect(strFromU8(held['Geography/Arn.md'] ?? new Uint8Array())).toContain(
      '[[AC-DC|AC/DC]], [[AC-DC|the band]], [[AC-DC|them]], [[Nobody]]',
    );
  });

  it('takes a note as it was edited, one that was added, and brings back one that is missing', () => {
    const vault = packVault(world([entry({ id: 'a', text: 'old', tags: ['t'] }), entry({ id: 'b', name: 'Bree', text: 'kept' })]));
    const { bundle, report } = readVault(
      repack(vault, (held) => {
        const note = strFromU8(held['Geography/Arn.md'] ?? new Uint8Array());
        held['Geography/Arn.md'] = Buffer.from(note.replace('old', 'new').replace('id: a', 'id: a\nmood: grim'));
        held['Monsters/Wyrm.md'] = Buffer.from('It sleeps under [[Bree]].');
        delete held['Geography/Bree.md'];
      }),
    );
    expect(bundle.entries.map(({ name, text, category }) => [name, text, category])).toEqual([
      ['Arn', 'new', 'geography'],
      ['Bree', 'kept', 'geography'],
      ['Wyrm', 'It sleeps under [[Bree]].', 'monsters'],
    ]);
    expect(report.noPlace).toEqual([{ path: 'properties.mood', count: 1, example: 'grim' }]);
    expect(report.changed).toHaveLength(3);
  });

  it('hides a note whose audience cannot be read', () => {
    const vault = packVault(world([entry({ audience: ['mira'] })]));
    const { bundle } = readVault(repack(vault, (held) => (held['Geography/Arn.md'] = Buffer.from('---\nid: e\naudience: 7\n---\n\nx'))));
    expect(bundle.entries[0]).toMatchObject({ id: 'e', audience: 'dm', text: 'x' });
  });
});
