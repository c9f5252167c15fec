import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN } from '#domain/ids.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { exportCampaign, importCampaign } from '#tests/support/app/campaign-files.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { sendFile } from '#tests/support/app/world-files.ts';
import { zip } from '#server/features/world-formats/index.ts';
import { openArchive } from './import/open-archive.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Files = Record<string, Uint8Array>;

const dataDir = mkdtempSync(join(tmpdir(), 'hearthlore-campaigns-'));
let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let sly: Somebody;
let campaignId: string;
let file: Bytes;

beforeAll(async () => {
  mkdirSync(join(dataDir, 'files'));
  app = await startApp({ dataDir });
  [oda, mira, sly] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Sly')];
  campaignId = await openCampaign(app, oda, [mira], 'dm');
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'The mill stands still.' });
  await bringHero(app, campaignId, mira, 'Kara');
  file = await exportCampaign(app, oda, campaignId);
}, 60_000);
afterAll(async () => {
  await app.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Everything that an import could leave behind: rows of every table, and files. */
async function traces(): Promise<unknown> {
  const tables = [
    'campaign',
    'branch',
    'branch_ancestor',
    'message',
    'document',
    'document_version',
    'narration',
    'world',
    'chat_image',
    'event',
  ];
  const counts: unknown[] = [];
  for (const table of tables) counts.push((await app.database.pool.query(`select count(*) from ${table}`)).rows[0]);
  const folder = join(dataDir, 'files');
  return {
    counts,
    files: readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile()),
  };
}

/** The file with other parts, and a manifest that agrees with them unless it is left as it is. */
function changed(change: (files: Files) => void, { signs = true, manifest = {} }: { signs?: boolean; manifest?: object } = {}): Bytes {
  const files: Files = unzipSync(file);
  change(files);
  const { 'manifest.json': old, ...parts } = files;
  const named = Object.entries(parts).map(([path, bytes]) => ({
    path,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
  const written = { ...JSON.parse(Buffer.from(old ?? []).toString()), ...(signs && { parts: named }), ...manifest };
  return new Uint8Array(zipSync({ ...parts, 'manifest.json': strToU8(JSON.stringify(written)) }));
}

/** The file with one line of a part changed. */
const line = (path: string, change: (value: Record<string, unknown>) => unknown, which = 0) =>
  changed((files) => {
    const lines = Buffer.from(files[path] ?? [])
      .toString()
      .split('\n');
    const made = change(JSON.parse(lines[which] ?? ''));
    lines[which] = typeof made === 'string' ? made : JSON.stringify(made);
    files[path] = strToU8(lines.join('\n'));
  });
const put = (path: string, text: string) => changed((files) => (files[path] = strToU8(text)));
const picture = (id: string) => `${JSON.stringify({ ...about, id, path: `pictures/${id}.png` })}\n`;
const about = { messageId: randomUUID(), alt: 'A bell', width: 2, height: 2, createdAt: new Date(0).toISOString() };

/** Archives that are refused before a line is read. */
const archives: [string, () => Bytes, RegExp][] = [
  ['no archive', () => new Uint8Array(strToU8('# A')), /not a campaign/],
  ['another archive', () => new Uint8Array(zipSync({ 'a.md': strToU8('# A') })), /not a campaign/],
  ['half an archive', () => file.slice(0, -30), /damaged/],
  ['a newer format', () => changed(() => undefined, { manifest: { version: 99 } }), /newer Hearthlore/],
  [
    'a part that was changed',
    () => changed((files) => (files['messages.jsonl'] = strToU8('')), { signs: false }),
    /messages\.jsonl was changed/,
  ],
  ['a part that is missing', () => changed((files) => delete files['documents.jsonl']), /lacks a part: documents\.jsonl/],
  ['a part of another kind', () => put('run.sh', 'true'), /run\.sh/],
  ['a path out of the archive', () => put('../up.jsonl', ''), /path leads elsewhere/],
  ['a part that is packed too tightly', () => put('messages.jsonl', ' '.repeat(60_000_000)), /tighter/],
  ['a line without end', () => put('messages.jsonl', Array.from({ length: 1_700_000 }, (_one, n) => `${n}`).join(' ')), /too long/],
];

/** Files of which a line is refused. */
const hostile: [string, () => Bytes, RegExp][] = [
  ['broken JSON', () => line('messages.jsonl', () => '{'), /messages\.jsonl is damaged: line 1/],
  [
    'deep JSON',
    () => line('documents.jsonl', (it) => ({ ...it, data: JSON.parse(`${'{"a":'.repeat(90)}1${'}'.repeat(90)}`) })),
    /documents\.jsonl is damaged/,
  ],
  ['a prototype', () => line('documents.jsonl', () => '{"__proto__":{"a":1}}'), /documents\.jsonl is damaged/],
  ['a thing that no table keeps', () => line('documents.jsonl', (it) => ({ ...it, kind: 'account' })), /no table keeps: account/],
  ['a document of a newer build', () => line('documents.jsonl', (it) => ({ ...it, data: { schema: 99 } })), /newer Hearthlore/],
  [
    'a document that does not fit',
    () => line('documents.jsonl', (it) => ({ ...it, data: { scene: 4 } })),
    /line 1 cannot be read in play\.scene/,
  ],
  [
    'a position twice',
    () => line('messages.jsonl', (it) => `${JSON.stringify(it)}\n${JSON.stringify({ ...it, id: randomUUID() })}`),
    /line 2 cannot be read in position/,
  ],
  ['a branch that is not there', () => line('messages.jsonl', (it) => ({ ...it, branchId: randomUUID() })), /in branchId/],
  ['an answer to nothing', () => line('messages.jsonl', (it) => ({ ...it, replyTo: randomUUID() })), /in replyTo/],
  ['a sign that cannot be stored', () => line('messages.jsonl', (it) => ({ ...it, content: 'a\0b' })), /cannot be stored/],
  ['branches in a ring', () => line('campaign.json', (it) => ({ ...it, branches: ring(it['branches']) })), /branches do not fit/],
  ['an account in the place of a person', () => line('campaign.json', (it) => ({ ...it, owner: 'a-real-account' })), /in people/],
  [
    'a ready world that is not here',
    () => line('campaign.json', (it) => ({ ...it, world: { kind: 'ready', name: 'Far', id: 'far' } })),
    /“Far”/,
  ],
  ['a picture for a message that is not there', () => put('pictures.jsonl', picture(randomUUID())), /pictures\.jsonl is damaged/],
];
const ring = (branches: unknown) =>
  Array.isArray(branches) ? branches.map((branch: { id: string }) => ({ ...branch, parentId: branch.id, from: 1 })) : branches;

describe('a hostile or broken file', () => {
  it.each(hostile)('is refused with a sentence that names the part, and leaves nothing: %s', async (_what, make, sentence) => {
    const before = await traces();
    const response = await sendFile(app, oda, '/api/campaigns/imports', 'campaign.zip', make());
    const { code, message } = await response.json();
    expect([response.status, code]).toEqual([422, 'campaign.importRefused']);
    expect(message).toMatch(sentence);
    expect(await traces()).toEqual(before);
  });

  it.each(archives)('is refused before anything of it is read: %s', (_what, make, sentence) => {
    expect(() => openArchive(zip.inMemory(make()), () => undefined)).toThrow(sentence);
  });

  it('is refused as it is looked at, too', async () => {
    const response = await sendFile(app, oda, '/api/campaigns/imports/preview', 'campaign.zip', new Uint8Array(strToU8('# A')));
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { code: 'campaign.importRefused', message: 'This is not a campaign that was exported from Hearthlore.' },
    ]);
  });

  it('leaves nothing where keeping it fails in the middle', async () => {
    const before = await traces();
    const insert = app.database.pool.query.bind(app.database.pool);
    await insert(`create function fail() returns trigger language plpgsql as $$ begin raise 'full'; end $$`);
    await insert(`create trigger fail before insert on document_version execute function fail()`);
    const response = await sendFile(app, oda, '/api/campaigns/imports', 'campaign.zip', file);
    await insert('drop trigger fail on document_version');
    expect(response.status).toBe(500);
    expect(await traces()).toEqual(before);
  });
});

describe('the import of a campaign', () => {
  it('reads one part of the file after the other, so that a large one is never in memory as a whole', () => {
    const pictures = Object.fromEntries(Array.from({ length: 8 }, () => [`pictures/${randomUUID()}.png`, randomBytes(100_000)]));
    const archive = zip.inMemory(changed((files) => Object.assign(files, pictures)));
    const reads: number[] = [];
    const taken: string[] = [];
    const watched: zip.ArchiveBytes = {
      length: archive.length,
      read(from, to) {
        reads.push(to - from);
        return archive.read(from, to);
      },
    };
    openArchive(watched, (path) => taken.push(path));
    expect(taken).toEqual(expect.arrayContaining(Object.keys(pictures)));
    expect(archive.length).toBeGreaterThan(8 * 100_000);
    expect(Math.max(...reads)).toBeLessThan(2 * 100_000);
  });

  it('is for those who may open campaigns', async () => {
    await app.database.pool.query(`update "user" set plan = 'FREE' where id = $1`, [sly.id]);
    app.kernel.sessionInvalidation.invalidate(sly.id);
    for (const path of ['/api/campaigns/imports/preview', '/api/campaigns/imports']) {
      expect((await (await sendFile(app, sly, path, 'c.zip', file)).json()).code).toBe('campaign.planRequired');
      expect((await fetch(app.url + path, { method: 'POST', headers: { 'x-hearthlore': '1', origin: app.url } })).status).toBe(401);
      expect((await fetch(app.url + path, { method: 'POST', headers: { cookie: oda.cookie } })).status).toBe(403);
    }
  });

  it('of a campaign in a ready world plays in the ready world that is here, and twice makes two', async () => {
    const copies = [await importCampaign(app, oda, file), await importCampaign(app, oda, file)];
    expect(new Set([campaignId, ...copies]).size).toBe(3);
    for (const id of copies) {
      const { worldId, seat } = await oda.call.campaigns.get({ campaignId: id });
      expect([worldId, seat]).toEqual([(await oda.call.campaigns.get({ campaignId })).worldId, 'owner']);
      expect((await oda.call.chat.list({ campaignId: id })).messages.map(({ content, authorId }) => [content, authorId])).toEqual(
        (await oda.call.chat.list({ campaignId })).messages.map(({ content }) => [content, null]),
      );
    }
  });
});

describe('the export of a campaign', () => {
  const ask = (who: Somebody | null, id = campaignId, headers: Record<string, string> = {}, method = 'HEAD') =>
    fetch(`${app.url}/api/campaigns/${id}/export`, { method, headers: { ...headers, ...(who && { cookie: who.cookie }) } });

  it('is given to its owner alone', async () => {
    expect((await ask(oda)).status).toBe(200);
    const answers = [await ask(mira, campaignId, {}, 'GET'), await ask(sly, campaignId, {}, 'GET'), await ask(null, campaignId, {}, 'GET')];
    const codes = await Promise.all(answers.map(async (answer) => (await answer.json()).code));
    expect(codes).toEqual(['campaign.ownerOnly', 'campaign.notFound', 'auth.required']);
    expect((await ask(oda, campaignId, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(oda, 'no where')).status).toBe(404);
  });

  it('is not given of the free campaign, of a private run, and of a deleted campaign', async () => {
    const run = await oda.call.campaigns.startPrivateRun({});
    const { id: gone } = await oda.call.campaigns.create({ name: 'Gone', worldId: (await oda.call.campaigns.get({ campaignId })).worldId });
    await oda.call.campaigns.delete({ campaignId: gone });
    const codes: string[] = [];
    for (const id of [FREE_TEMPLATE_CAMPAIGN, run.id, gone]) codes.push((await (await ask(oda, id, {}, 'GET')).json()).code);
    expect(codes).toEqual(['campaign.isTemplate', 'campaign.nobodyLeads', 'campaign.notFound']);
  });
});
