import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BundleEntry } from '#domain/world/bundle.ts';
import { contentsOfWorld } from './contents.ts';
import { brokenPart, Manifest, manifestText } from './manifest.ts';
import { adventureManifest } from './market.fixture.ts';
import { offeredEntry } from './offered-world.ts';
import { licensesOf, originsIn, problemOfTerms, sourcesIn, termsOf } from './onward.ts';
import { isNewer, nextVersion, VERSION_FORM } from './version.ts';

const version = fc
  .tuple(fc.nat(999), fc.nat(999), fc.option(fc.nat(999)))
  .map(([first, second, third]) => `${first}.${second}${third === null ? '' : `.${third}`}`);

describe('versions', () => {
  it('have one order, in which the next one is newer', () => {
    fc.assert(
      fc.property(version, version, (one, other) => {
        expect(one).toMatch(VERSION_FORM);
        expect(isNewer(one, other) && isNewer(other, one)).toBe(false);
        if (!one.startsWith('999.999')) expect(isNewer(nextVersion(one), one)).toBe(true);
      }),
    );
  });

  it.each([
    ['1.10', '1.9', true],
    ['2.0', '1.999.999', true],
    ['1.0', '1.0.0', false],
    ['1.0.1', '1.0', true],
  ])('%s after %s: %s', (one, other, expected) => {
    expect(isNewer(one, other)).toBe(expected);
  });
});

const problemOf = (change: object) => Manifest.safeParse({ ...adventureManifest, ...change }).error?.issues[0]?.path.join('.');
const [world] = adventureManifest.parts;

describe('a manifest', () => {
  it('is read as it was written', () => {
    expect(Manifest.parse(JSON.parse(manifestText(adventureManifest)))).toEqual(adventureManifest);
  });

  it.each([
    ['title', { title: '' }],
    ['title', { title: 'Gate\u202Ehidden' }],
    ['version', { version: '1' }],
    ['version', { version: '01.2' }],
    ['license', { license: 'mine' }],
    ['parts', { parts: [] }],
    ['parts', { parts: [world, world] }],
    ['parts', { kind: 'assets' }],
    ['parts.0.path', { parts: [{ ...world, path: '../world.zip' }] }],
    ['parts.0.path', { parts: [{ ...world, path: 'package.json' }] }],
    ['parts', { parts: [{ ...world, path: 'parts/world.json' }] }],
  ])('is refused at %s: %j', (path, change) => {
    expect(problemOf(change)).toBe(path);
  });

  it('finds a part that is missing, longer or another one', () => {
    const digest = world && { sha256: world.sha256, bytes: world.bytes };
    expect(brokenPart(adventureManifest, () => digest ?? null)).toBeNull();
    expect(brokenPart(adventureManifest, () => null)).toBe(world);
    expect(brokenPart(adventureManifest, () => ({ sha256: 'f'.repeat(64), bytes: world?.bytes ?? 0 }))).toBe(world);
  });
});

const gate: BundleEntry = {
  id: 'gate',
  category: 'geography',
  name: 'The Gate',
  aliases: [],
  tags: [],
  text: 'A gate of oak.',
  audience: 'everyone',
  date: null,
  image: null,
  source: null,
};

describe('a world that is offered', () => {
  it('names places of which everybody may know, and counts the others', () => {
    const entries = [gate, { ...gate, id: 'vault', name: 'The Hidden Vault', audience: 'dm' as const }];
    const { scenes, lore } = contentsOfWorld({ name: 'Weir', description: 'A town.', entries, tomes: [] });
    expect(scenes).toContain('The Gate');
    expect(scenes.join()).not.toContain('Vault');
    expect(lore).toEqual({ geography: 2 });
  });

  it('names factions apart from people, each as its entry is named', () => {
    const entry = (id: string, category: BundleEntry['category'], name: string, text: string) => ({ ...gate, id, category, name, text });
    const entries = [
      gate,
      entry('keepers', 'factions', 'The Keepers', 'They guard The Gate.'),
      entry('hands', 'factions', 'Quiet Hands', 'A guild without a place.'),
      entry('oda', 'factions', 'Oda Kern', 'Oda Kern is a smith at The Gate. She hums.'),
      entry('hounds', 'monsters', 'Fen Hounds', 'They hunt around The Gate.'),
      { ...entry('veiled', 'factions', 'The Veiled', 'They meet at The Gate.'), audience: 'dm' as const },
    ];
    const { people, factions } = contentsOfWorld({ name: 'Weir', description: 'A town.', entries, tomes: [] });
    expect({ people, factions }).toEqual({ people: ['Oda Kern', 'Fen Hounds'], factions: ['The Keepers', 'Quiet Hands'] });
    expect(contentsOfWorld({ name: 'Weir', description: 'A town.', entries: [gate], tomes: [] })).not.toHaveProperty('factions');
  });

  it('tells strangers of nobody at its tables, and keeps what is for the DM', () => {
    const text = 'Open.\n::: players mira tov\nOnly you two.\n:::\n::: dm\nThe key is false.\n:::';
    const source = { document: 'private notes.docx', section: '', page: null, quote: 'mine' };
    const offered = offeredEntry({ ...gate, text, audience: ['mira'], source });
    expect(JSON.stringify(offered)).not.toMatch(/mira|tov|private/);
    expect(offered.audience).toBe('dm');
    expect(offered.text).toBe('Open.\n::: dm\nOnly you two.\n:::\n::: dm\nThe key is false.\n:::');
  });
});

describe('what is made of somebody else’s work', () => {
  const of = (license: Manifest['license'], provenance: Manifest['provenance'] = 'human') =>
    sourcesIn({ ...adventureManifest, license, provenance }, false);

  it.each([
    ['CC0-1.0', 'CC0-1.0', true],
    ['CC-BY-4.0', 'CC0-1.0', false],
    ['CC-BY-4.0', 'CC-BY-SA-4.0', true],
    ['CC-BY-SA-4.0', 'CC-BY-4.0', false],
    ['CC-BY-SA-4.0', 'CC-BY-NC-SA-4.0', false],
    ['CC-BY-NC-4.0', 'CC-BY-4.0', false],
    ['CC-BY-NC-4.0', 'CC-BY-NC-SA-4.0', true],
    ['CC-BY-NC-SA-4.0', 'CC-BY-NC-4.0', false],
  ] as const)('%s goes on under %s: %s', (from, license, may) => {
    expect(problemOfTerms({ license, provenance: 'human' }, of(from))).toBe(may ? null : 'listing.licenseOfSource');
    expect(problemOfTerms({ license: from, provenance: 'human' }, of(from))).toBeNull();
  });

  it('begins with what is said of it, and AI had its part in it', () => {
    const sources = [...of('CC-BY-4.0', 'machine'), ...of('CC-BY-SA-4.0', 'assisted')];
    expect(termsOf(sources)).toEqual({ license: 'CC-BY-SA-4.0', provenance: 'machine' });
    expect(termsOf([])).toEqual({});
    expect(problemOfTerms({ license: 'CC-BY-SA-4.0', provenance: 'human' }, sources)).toBe('listing.madeWithAi');
    expect(problemOfTerms({ license: 'CC-BY-SA-4.0', provenance: 'assisted' }, sources)).toBeNull();
  });

  it('is not offered where two licenses do not go together', () => {
    const sources = [...of('CC-BY-SA-4.0'), ...of('CC-BY-NC-4.0')];
    expect(licensesOf(sources)).toEqual([]);
    expect(problemOfTerms({ license: 'CC-BY-SA-4.0', provenance: 'human' }, sources)).toBe('listing.sourcesApart');
  });

  it('names each work once; one’s own is free, but for what it was made of itself', () => {
    const own = { ...adventureManifest, license: 'CC-BY-NC-4.0' as const };
    expect(sourcesIn(own, true)).toEqual([]);
    const { basedOn } = originsIn(of('CC-BY-4.0'));
    expect(sourcesIn({ ...own, basedOn }, true)).toEqual(of('CC-BY-4.0'));
    expect(originsIn([...of('CC-BY-4.0'), ...of('CC-BY-4.0')])).toEqual({ basedOn });
  });
});
