import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { importInto, sendFile } from '#tests/support/app/world-files.ts';
import { packVault, pngWith } from '#server/features/world-formats/formats.fixture.ts';
import { readImport } from './read-import.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hearthlore-import-'));
let app: TestApp;
let owner: Somebody;

beforeAll(async () => {
  mkdirSync(join(dataDir, 'files'));
  app = await startApp({ dataDir });
  owner = await signUp(app.url, 'Ona');
});
afterAll(async () => {
  await app.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const words = (text: string) => new Uint8Array(Buffer.from(text));
const json = (value: unknown) => words(JSON.stringify(value));
const zip = (files: Record<string, string | Uint8Array>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, held]) => [path, typeof held === 'string' ? strToU8(held) : held]))),
  );
const bytes = (given: Uint8Array) => new Uint8Array(given);

/** Everything that an import could leave behind: rows of every table, and files. */
async function traces(): Promise<unknown> {
  const tables = ['world', 'world_entry', 'world_passage', 'world_tome', 'world_file', 'world_change', 'event'];
  const counts = await Promise.all(tables.map(async (table) => (await app.database.pool.query(`select count(*) from ${table}`)).rows[0]));
  const folder = join(dataDir, 'files');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());
  return { counts, files };
}

const card = { spec: 'chara_card_v2', spec_version: '2.0', data: { name: 'Tove', description: 'Keeps the light.', first_mes: 'Halt!' } };
const kinds: [string, string, Uint8Array<ArrayBuffer>][] = [
  ['vault', 'w.zip', bytes(packVault({ name: 'W', description: '', entries: [], tomes: [], files: [] }))],
  ['markdown', 'v.zip', zip({ 'Places/Arn.md': '# Arn\n\nA [[Mill]].', 'Mill.md': 'Grinds.' })],
  ['markdown', 'Arn.md', words('# Arn')],
  ['lorebook', 'book.json', json({ entries: { 0: { key: ['lamp'], comment: 'Lamp', content: 'A relic.' } } })],
  ['card', 'tove.json', json(card)],
  ['card', 'tove.png', bytes(pngWith({ chara: Buffer.from(JSON.stringify(card)).toString('base64') }))],
  ['card', 'tove.charx', zip({ 'card.json': JSON.stringify({ ...card, spec: 'chara_card_v3' }) })],
  [
    'kanka',
    'kanka.zip',
    zip({ 'campaign.json': '{"name":"Coast"}', 'notes/a.json': '{"id":1,"name":"A","entry":"<p>Salt</p>","entity":{"id":2}}' }),
  ],
  ['onlyworlds', 'ow.json', json({ world: { name: 'Ow' }, Location: [{ id: '1', name: 'Arn', description: 'A town.' }] })],
];

describe('an import', () => {
  it.each(kinds)('of kind %s makes a world of %s', async (kind, name, given) => {
    const report = await importInto(app, owner, name, given);
    expect(report.kind).toBe(kind);
    const world = await owner.call.worlds.get({ worldId: report.worldId });
    expect(world).toMatchObject({ name: report.name, role: 'owner', entryCount: report.entries, tomeCount: report.tomes });
  });

  it('names every field that had no place, and keeps their words for those who build the world', async () => {
    const strange = { ...card, data: { ...card.data, creator: 'Somebody', extensions: { depth: 4 } } };
    const { worldId, noPlace } = await importInto(app, owner, 'tove.json', json(strange));
    expect(noPlace.map(({ path }) => path).toSorted()).toEqual(['creator', 'extensions']);
    expect((await owner.call.tomes.list({ worldId }))[0]).toMatchObject({
      title: 'Left over from the import',
      content: expect.stringContaining('Somebody'),
    });
  });

  it('leaves people who are not here by their ids, and nobody reads what was theirs', async () => {
    const bell = {
      id: 'a',
      category: 'items' as const,
      name: 'Bell',
      aliases: [],
      tags: [],
      text: 'Tin',
      date: null,
      image: null,
      source: null,
    };
    const entries = [
      { ...bell, audience: ['gone-1'] },
      { ...bell, id: 'b', audience: ['Mira of the Lake!'] },
    ];
    const tomes = [{ title: 'T', category: 'general' as const, text: 'x', file: null, audience: ['gone-1'] }];
    const bundle = { name: 'W', description: '', entries, tomes, files: [] };
    const { worldId, changed } = await importInto(app, owner, 'w.zip', bytes(packVault(bundle)));
    expect((await owner.call.lore.list({ worldId })).map(({ audience }) => audience)).toEqual([['gone-1'], 'dm']);
    expect((await owner.call.tomes.list({ worldId })).map(({ audience }) => audience)).toEqual([['gone-1']]);
    expect(changed).toEqual([{ what: 'A reader who is not known here was left out', count: 1 }]);
  });

  it('of ten megabytes is taken, and one byte more is refused', async () => {
    const note = (size: number) => bytes(zipSync({ 'a.md': strToU8('# A'), 'b.txt': [new Uint8Array(size).fill(97), { level: 0 }] }));
    const frame = note(0).length;
    const most = note(limits.uploadBytes - frame);
    expect(most.length).toBe(limits.uploadBytes);
    expect((await sendFile(app, owner, '/api/worlds/imports', 'big.zip', most)).status).toBe(200);
    const before = await traces();
    const refused = await sendFile(app, owner, '/api/worlds/imports', 'big.zip', note(limits.uploadBytes - frame + 1));
    expect(await refused.json()).toMatchObject({ code: 'file.tooLarge', message: 'File size must be less than 10MB' });
    expect(await traces()).toEqual(before);
  });

  it('is for people who are signed in, and from our own pages', async () => {
    const body = new FormData();
    body.set('file', new Blob(['# A']), 'a.md');
    const visitor = await fetch(`${app.url}/api/worlds/imports`, { method: 'POST', headers: { 'x-hearthlore': '1' }, body });
    expect(visitor.status).toBe(401);
    const headers = { cookie: owner.cookie, origin: 'https://evil.example', 'x-hearthlore': '1' };
    expect((await fetch(`${app.url}/api/worlds/imports`, { method: 'POST', headers, body })).status).toBe(403);
    const plain = await fetch(`${app.url}/api/worlds/imports`, { method: 'POST', headers: { cookie: owner.cookie }, body });
    expect(plain.status).toBe(403);
  });
});

const svg = (inside: string, top = '') => `${top}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const hostile: [string, string, Uint8Array<ArrayBuffer>, RegExp][] = [
  ['a zip bomb', 'a.zip', zip({ 'a.md': '# A', 'b.md': 'a'.repeat(50_000_000) }), /tighter/],
  ['a thousandfold compression', 'a.zip', zip({ 'a.md': 'a'.repeat(1_000_000) }), /tighter/],
  ['a path out of the archive', 'a.zip', zip({ '../../a.md': '# A' }), /path/],
  ['an absolute path', 'a.zip', zip({ '/etc/a.md': '# A' }), /path/],
  ['XML entities', 'a.zip', zip({ 'a.md': '# A', 'b.svg': svg('&a;', '<!DOCTYPE svg [<!ENTITY a "aa">]>') }), /entities/],
  ['a script in a drawing', 'a.zip', zip({ 'a.md': '# A', 'b.svg': svg('<script>alert(1)</script>') }), /script/],
  ['a script in a page', 'a.zip', zip({ 'a.md': '# A', 'b.html': '<script>alert(1)</script>' }), /script/],
  ['an archive in the archive', 'a.zip', zip({ 'a.md': '# A', 'b.zip': zip({ 'c.md': 'x' }) }), /archive/],
  ['a wrong ending', 'a.png', zip({ 'a.md': '# A' }), /name says/],
  ['a program', 'a.exe', words('MZ'), /cannot? be|not a world/],
  ['half an archive', 'a.zip', zip({ 'a.md': '# A' }).slice(0, -4), /damaged/],
  ['broken JSON', 'a.json', words('{'), /valid JSON/],
  ['deep JSON', 'a.json', words('['.repeat(100_000) + ']'.repeat(100_000)), /deeply/],
  ['a prototype', 'a.json', words('{"entries":{"__proto__":{"content":"x"}}}'), /not allowed/],
  [
    'more entries than a world holds',
    'a.json',
    json({ entries: Array.from({ length: limits.loreEntries + 1 }, () => ({ content: 'x' })) }),
    /more than/,
  ],
];

describe('a hostile file', () => {
  it.each(hostile)('is refused with a sentence and touches nothing: %s', async (_what, name, given, sentence) => {
    const before = await traces();
    const response = await sendFile(app, owner, '/api/worlds/imports', name, given);
    expect(response.status).toBe(422);
    const { code, message, data } = await response.json();
    expect([code, data.title]).toEqual(['world.importRefused', 'Import failed']);
    expect(message).toMatch(sentence);
    expect(await traces()).toEqual(before);
  });

  it('that takes too long is let go of', async () => {
    const slow = json({ entries: Array.from({ length: 4000 }, (_one, n) => ({ content: `word ${n}`.repeat(50) })) });
    const folder = mkdtempSync(join(tmpdir(), 'hearthlore-slow-'));
    writeFileSync(join(folder, 'slow'), slow);
    await expect(readImport({ name: 'a.json', path: join(folder, 'slow'), folder }, 1)).rejects.toMatchObject({
      code: 'world.importRefused',
      message: /too long/,
    });
    rmSync(folder, { recursive: true });
  });

  it('holds signs that cannot be kept, and comes in without them', async () => {
    const given = words('{"entries":[{"comment":"A\\u0000","content":"x\\ud800y\\u0000","keys":["\\udfff"]}]}');
    const { worldId } = await importInto(app, owner, 'a.json', given);
    expect(await owner.call.lore.list({ worldId })).toMatchObject([{ name: 'A', text: 'x\uFFFDy' }]);
  });
});

describe('an upload that breaks off', () => {
  it('leaves nothing', async () => {
    const before = await traces();
    await new Promise<void>((resolve) => {
      const headers = {
        cookie: owner.cookie,
        'x-hearthlore': '1',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1_000_000,
      };
      const sent = request(`${app.url}/api/worlds/imports`, { method: 'POST', headers });
      sent.on('error', () => resolve());
      sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.md"\r\n\r\n# A', () =>
        setTimeout(() => sent.destroy(), 50),
      );
      sent.on('close', () => resolve());
    });
    expect((await owner.call.worlds.list({})).length).toBeGreaterThan(0);
    expect(await traces()).toEqual(before);
  });

  it('leaves no file where the world cannot be written', async () => {
    const { pool } = app.database;
    await pool.query(`create function no_worlds() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$`);
    await pool.query('create trigger no_worlds before insert on world_tome for each row execute function no_worlds()');
    const before = await traces();
    const bundle = {
      name: 'W',
      description: '',
      entries: [],
      tomes: [{ title: 'T', category: 'files' as const, text: '', file: 'a.txt' }],
    };
    const given = packVault({ ...bundle, files: [{ path: 'a.txt', type: 'text/plain', bytes: words('x') }] });
    expect((await sendFile(app, owner, '/api/worlds/imports', 'w.zip', bytes(given))).status).toBe(500);
    expect(await traces()).toEqual(before);
    await pool.query('drop trigger no_worlds on world_tome');
  });
});
