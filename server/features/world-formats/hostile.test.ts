import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pngBytes } from '#tests/support/app/picture.ts';
import { packVault, worldOf } from './formats.fixture.ts';
import { importLimits } from './import-limits.ts';
import { importWorld } from './import-world.ts';
import { ImportRefusal } from './import-refusals.ts';

const note = { 'a.md': strToU8('# A') };
const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync({
    ...note,
    ...Object.fromEntries(Object.entries(files).map(([path, held]) => [path, typeof held === 'string' ? strToU8(held) : held])),
  });
const svg = (inside: string, top = '') => `${top}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

/** Overwrites numbers within an archive's list of files: offset within the first line of the list, value. */
function forge(archive: Uint8Array, changes: { offset: number; value: number; width?: 2 | 4 }[], line = 0): Uint8Array {
  const forged = Buffer.from(archive);
  let at = forged.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  for (let turn = 0; turn < line; turn++) at = forged.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), at + 4);
  for (const { offset, value, width = 4 } of changes) {
    if (width === 2) forged.writeUInt16LE(value, at + offset);
    else forged.writeUInt32LE(value, at + offset);
  }
  return new Uint8Array(forged);
}

/** Says at its end that an archive holds one file more than allowed. */
function crowded(archive: Uint8Array): Uint8Array {
  const forged = Buffer.from(archive);
  for (const offset of [8, 10]) forged.writeUInt16LE(importLimits.files + 1, forged.length - 22 + offset);
  return new Uint8Array(forged);
}

function png(chunks: [string, Buffer][]): Uint8Array {
  const parts = chunks.map(([type, data]) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  });
  return new Uint8Array(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]));
}

const lyingPng = Buffer.from(
  png([
    ['IHDR', Buffer.alloc(13)],
    ['tEXt', Buffer.from('chara\0e30=')],
    ['IEND', Buffer.alloc(0)],
  ]),
);
lyingPng.writeUInt32BE(0x7fffffff, 33);

const bombs = `a: &a [x, x, x, x, x, x, x, x, x]\n${'b c d e f g h i'
  .split(' ')
  .map((key, index) => `${key}: &${key} [${Array.from({ length: 9 }, () => `*${'abcdefgh'[index]}`).join(', ')}]`)
  .join('\n')}`;
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;

const cases: [string, string, Uint8Array | (() => Uint8Array), string][] = [
  ['nothing at all', 'a.zip', new Uint8Array(), 'empty'],
  ['10 MB and one byte', 'a.json', () => new Uint8Array(importLimits.packedBytes + 1), 'tooLarge'],
  ['a thousandfold', 'a.zip', () => zip({ 'b.md': 'a'.repeat(20_000_000) }), 'suspiciousRatio'],
  ['more unpacked than allowed', 'a.zip', () => forge(zip({ 'b.md': 'b' }), [{ offset: 24, value: 0x7fffffff }], 1), 'tooMuchUnpacked'],
  ['a size that lies', 'a.zip', () => forge(zip({ 'b.md': 'a'.repeat(90_000) }), [{ offset: 24, value: 10 }], 1), 'archiveFileDiffers'],
  ['bytes that share another’s', 'a.zip', () => forge(zip({ 'a0.md': '# A' }), [{ offset: 42, value: 0 }], 1), 'archiveFilesOverlap'],
  ['too many files', 'a.zip', () => crowded(zip({})), 'tooManyFiles'],
  ['an archive inside', 'a.zip', zip({ 'in.zip': zip({}) }), 'nestedArchive'],
  ['an archive inside called otherwise', 'a.zip', zip({ 'in.txt': zip({}) }), 'wrongExtension'],
  ['a way out', 'a.zip', zip({ '../b.md': 'b' }), 'unsafePath'],
  ['a way out by backslashes', 'a.zip', zip({ 'x\\..\\..\\b.md': 'b' }), 'unsafePath'],
  ['an absolute path', 'a.zip', zip({ '/etc/passwd': 'b' }), 'unsafePath'],
  ['a drive', 'a.zip', zip({ 'C:\\b.md': 'b' }), 'unsafePath'],
  ['a symbolic link', 'a.zip', forge(zip({ 'b.md': 'a.md' }), [{ offset: 38, value: 0o120777 * 65_536 }], 1), 'link'],
  ['a path twice', 'a.zip', zip({ 'x/b.md': '1', 'x\\b.md': '2' }), 'duplicatePath'],
  ['a password', 'a.zip', forge(zip({}), [{ offset: 8, value: 1, width: 2 }]), 'lockedArchive'],
  ['an end that is cut off', 'a.zip', zip({}).slice(0, -4), 'archiveWithoutEnd'],
  ['a script in a drawing', 'a.zip', zip({ 'b.svg': svg('<script>alert(1)</script>') }), 'script'],
  ['a script in the title of a drawing', 'a.zip', zip({ 'b.svg': svg('<title><script>alert(1)</script></title>') }), 'script'],
  ['a handler in a drawing', 'a.zip', zip({ 'b.svg': svg('<rect onload="alert(1)"/>') }), 'script'],
  ['a link to code in a drawing', 'a.zip', zip({ 'b.svg': svg('<use href="java&#115;cript:alert(1)"/>') }), 'script'],
  ['a page in a drawing', 'a.zip', zip({ 'b.svg': svg('<foreignObject><p>x</p></foreignObject>') }), 'script'],
  [
    'a script by another prefix',
    'a.zip',
    zip({ 'b.svg': svg('<_x:script xmlns:_x="http://www.w3.org/2000/svg">alert(1)</_x:script>') }),
    'script',
  ],
  ['a style from elsewhere', 'a.zip', zip({ 'b.svg': svg('<style>@import "http://x"</style>') }), 'script'],
  ['entities', 'a.zip', zip({ 'b.svg': svg('&a;', '<!DOCTYPE svg [<!ENTITY a "aaaa">]>') }), 'xmlEntities'],
  ['a script in a page', 'a.zip', zip({ 'b.html': '<p>x</p><ScRiPt src=x></sCrIpT>' }), 'script'],
  ['a handler in a page', 'a.zip', zip({ 'b.html': '<img src=x onerror=alert(1)>' }), 'script'],
  [
    'a script in a record',
    'a.zip',
    zip({
      'campaign.json': '{"name":"C"}',
      'notes/n.json': JSON.stringify({ id: 1, name: 'N', entry: '<script>1</script>', entity: { id: 2 } }),
    }),
    'script',
  ],
  ['a program called a picture', 'a.zip', zip({ 'b.png': 'MZ\x90 program' }), 'wrongExtension'],
  ['comments without an end in a drawing', 'a.zip', zip({ 'b.svg': svg(`<style>${'/*'.repeat(100_000)}</style><a/>`) }), 'script'],
  ['a picture called JSON', 'a.json', new Uint8Array(lyingPng), 'wrongExtension'],
  ['an archive called a picture', 'a.png', zip({}), 'wrongExtension'],
  ['text that is none', 'a.md', Uint8Array.of(0xff, 0xfe, 0x00), 'notText'],
  ['a chunk longer than its picture', 'a.png', new Uint8Array(lyingPng), 'damagedPicture'],
  ['a picture without an end', 'a.png', png([['IHDR', Buffer.alloc(13)]]), 'damagedPicture'],
  [
    'a picture without a card',
    'a.png',
    png([
      ['IHDR', Buffer.alloc(13)],
      ['IEND', Buffer.alloc(0)],
    ]),
    'noCard',
  ],
  ['deep JSON', 'a.json', strToU8(deep), 'deepJson'],
  ['a picture that claims more pixels than anybody can draw', 'a.zip', zip({ 'map.png': pngBytes(60_000, 60_000) }), 'hugePicture'],
  ['huge JSON', 'a.json', () => strToU8(`[${'1,'.repeat(importLimits.jsonValues + 1)}1]`), 'hugeJson'],
  ['broken JSON', 'a.json', strToU8('{"entries":'), 'badJson'],
  ['a prototype in JSON', 'a.json', strToU8('{"entries":{"__proto__":{"content":"x"}}}'), 'prototypeKey'],
  ['a constructor’s prototype in JSON', 'a.json', strToU8('{"entries":[{"constructor":{"prototype":{"x":1}}}]}'), 'prototypeKey'],
  ['a prototype among properties', 'a.md', strToU8('---\n__proto__: {a: 1}\n---\nx'), 'prototypeKey'],
  ['properties that multiply', 'a.md', strToU8(`---\n${bombs}\n---\nx`), 'yamlAliases'],
  ['something unknown', 'a.exe', strToU8('MZ'), 'unknownKind'],
  ['JSON of another kind', 'a.json', strToU8('{"hello":1}'), 'unknownKind'],
  ['an archive of other things', 'a.zip', zipSync({ 'a.css': strToU8('a') }), 'unknownKind'],
  [
    'too many entries',
    'a.json',
    () => strToU8(JSON.stringify({ entries: Array.from({ length: importLimits.entries + 1 }, () => ({ content: 'x' })) })),
    'tooManyEntries',
  ],
];

function refusalOf(name: string, bytes: Uint8Array): ImportRefusal | null {
  const read = importWorld({ name, bytes });
  return read.ok ? null : new ImportRefusal(read.refused);
}

describe('a hostile file', () => {
  it.each(cases)('is refused with one sentence: %s', (_what, name, made, reason) => {
    const refusal = refusalOf(name, typeof made === 'function' ? made() : made);
    expect(refusal?.refused.code).toBe(reason);
    expect(refusal?.message).toMatch(/^[^{}]{10,220}\.$/);
  });

  it('does not change what objects are', () => {
    refusalOf('a.json', strToU8('{"entries":{"__proto__":{"polluted":true}}}'));
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted');
  });

  it.each([
    ['pictures that never end', 'a.md', '!['.repeat(300_000)],
    ['links that never end', 'a.md', '[a]('.repeat(100_000)],
    ['mentions that never end', 'a.md', `[a:1${'|'.repeat(300_000)}`],
    [
      'entries of one name',
      'a.json',
      JSON.stringify({ world: { name: 'W' }, Event: Array.from({ length: importLimits.entries - 10 }, () => ({ id: 'x', name: 'Same' })) }),
    ],
    ['spaces within words', 'a.json', JSON.stringify({ entries: [{ content: ' '.repeat(500_000), comment: `x${' '.repeat(500_000)}y` }] })],
  ])('does not keep the server busy with %s', (_what, name, text) => {
    expect(worldOf({ name, bytes: strToU8(text) }).bundle.entries.length).toBeGreaterThan(0);
  });

  it('is not mistaken for an honest one: a plain drawing, a document and a text of one letter come in', () => {
    const docx = zipSync({ '[Content_Types].xml': strToU8('<Types/>') });
    const archive = zip({
      'b.svg': svg('<g><path d="M0 0" fill="url(#g)"/><use href="#a"/></g>', '<?xml version="1.0"?>'),
      'c.docx': docx,
    });
    expect(worldOf({ name: 'a.zip', bytes: archive }).bundle.files.map(({ path }) => path)).toEqual(['b.svg', 'c.docx']);
    const monotonous = {
      name: 'W',
      description: '',
      entries: [],
      tomes: [{ title: 'A', category: 'general' as const, text: 'a'.repeat(300_000), file: null }],
      files: [],
    };
    expect(deflateRawSync(Buffer.from(monotonous.tomes[0]?.text ?? '')).length).toBeLessThan(10_000);
    expect(worldOf({ name: 'w.zip', bytes: packVault(monotonous) }).bundle).toMatchObject(monotonous);
  });
});
