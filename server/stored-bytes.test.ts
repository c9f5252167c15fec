import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { PNG, exportFrom, sendFile, uploadTome } from '#tests/support/app/world-files.ts';

const Answer = z.object({ code: z.string().optional(), message: z.string().optional(), id: z.string().optional() });
/** A document of so many bytes. */
const document = (bytes: number) => new Uint8Array(Buffer.from('A quiet year. '.repeat(Math.ceil(bytes / 14)).slice(0, bytes)));
const MB = 1_000_000;

const bound = (app: TestApp, megabytesPerPerson: number | null) =>
  app.database.pool.query(
    `insert into setting (key, value) values ('instance', jsonb_build_object('megabytesPerPerson', $1::int))
    on conflict (key) do update set value = excluded.value`,
    [megabytesPerPerson],
  );

async function answerOf(response: Response) {
  return { status: response.status, ...Answer.parse(await response.json()) };
}

const sendTome = async (app: TestApp, who: Somebody, worldId: string, bytes: number) =>
  answerOf(await sendFile(app, who, `/api/worlds/${worldId}/tomes`, 'annals.txt', document(bytes)));

async function worldOf(who: Somebody): Promise<string> {
  return (await who.call.worlds.create({ name: 'The Reeds', description: 'A marsh.' })).id;
}

describe('what one person may store', () => {
  let app: TestApp;
  let owner: Somebody;
  let mira: Somebody;
  let tov: Somebody;
  const dataDir = join(tmpdir(), `hearthlore-bytes-${randomUUID()}`);
  const filesThere = async () => (await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => [])).length;

  beforeAll(async () => {
    app = await startApp({ dataDir });
    owner = await signUp(app.url, 'Owner');
    [mira, tov] = await Promise.all([signUp(app.url, 'Mira'), signUp(app.url, 'Tov')]);
  });
  afterAll(async () => {
    await app.end();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is 2,000 MB until an administrator decides otherwise, and any number when they say so', async () => {
    expect(await mira.call.account.storage({})).toEqual({ used: 0, bound: 2000 * MB });
    const settings = { signups: 'open', model: null, repliesPerCampaign: null, repliesPerPerson: null } as const;
    await owner.call.account.reauthenticate({ password: 'a lantern in the reeds' });
    await owner.call.admin.saveSettings({ ...settings, megabytesPerPerson: null });
    expect(await mira.call.account.storage({})).toEqual({ used: 0, bound: null });
    await owner.call.admin.saveSettings(settings);
    expect((await owner.call.admin.getSettings({})).settings.megabytesPerPerson).toBeNull();
  });

  it('is refused in words before anything is stored, and deleting gives room back', async () => {
    await bound(app, 2);
    const worldId = await worldOf(mira);
    const tome = await uploadTome(app, mira, worldId, 'first.txt', document(1.5 * MB));
    expect(await mira.call.account.storage({})).toEqual({ used: 1.5 * MB, bound: 2 * MB });
    const before = await filesThere();
    expect(await sendTome(app, mira, worldId, MB)).toMatchObject({
      status: 409,
      code: 'file.quotaReached',
      message: expect.stringContaining('You have stored 1.5 of 2 MB, and this needs 1 MB. Delete'),
    });
    expect(await filesThere()).toBe(before);
    await mira.call.tomes.delete({ worldId, tomeId: tome.id });
    expect(await sendTome(app, mira, worldId, MB)).toMatchObject({ status: 200 });
  });

  it('counts for whoever uploads, in whatever world and campaign', async () => {
    await bound(app, 2);
    const worldId = await worldOf(owner);
    const { id: campaignId } = await owner.call.campaigns.create({ name: 'Reeds', worldId });
    await uploadTome(app, owner, worldId, 'annals.txt', document(2 * MB - 100));
    const fields = { alt: 'A bell', width: '1', height: '1' };
    const picture = async (bytes: Uint8Array<ArrayBuffer>) =>
      answerOf(await sendFile(app, owner, `/api/campaigns/${campaignId}/images`, 'bell.png', bytes, fields));
    expect(await picture(PNG)).toMatchObject({ status: 200 });
    expect(await owner.call.account.storage({})).toMatchObject({ used: 2 * MB - 100 + PNG.length });
    const larger = new Uint8Array([...PNG, ...new Uint8Array(100)]);
    expect(await picture(larger)).toMatchObject({ status: 409, code: 'file.quotaReached' });
    const program = await sendFile(app, owner, `/api/storage/world-files/upload/${worldId}/tomes/more.txt`, 'more.txt', document(500));
    expect(await answerOf(program)).toMatchObject({ status: 409, code: 'file.quotaReached' });
  });

  it('holds for imported worlds, of which nothing stays', async () => {
    await bound(app, null);
    const worldId = await worldOf(owner);
    await uploadTome(app, owner, worldId, 'annals.txt', document(1.2 * MB));
    const archive = await exportFrom(app, owner, worldId);
    await bound(app, 1);
    const before = await filesThere();
    expect(await answerOf(await sendFile(app, tov, '/api/worlds/imports', 'reeds.zip', archive))).toMatchObject({
      status: 409,
      code: 'file.quotaReached',
    });
    expect(await filesThere()).toBe(before);
    expect(await tov.call.account.storage({})).toEqual({ used: 0, bound: MB });
  });
});

describe.skipIf(await whyNoPostgres())('uploads at once on two servers', () => {
  let servers: TestApp[] = [];
  beforeAll(async () => {
    const databaseUrl = await freshDatabaseUrl();
    servers = [await startApp({ databaseUrl }), await startApp({ databaseUrl })];
  });
  afterAll(async () => {
    for (const server of servers) await server.end();
  });

  it('never share the last room', async () => {
    const [app] = servers;
    if (!app) throw new Error('No server.');
    const owner = await signUp(app.url, 'Owner');
    await bound(app, 1);
    // In different worlds, so that no lock of a world keeps them apart.
    const worlds = await Promise.all(Array.from({ length: 6 }, () => worldOf(owner)));
    const answers = await Promise.all(worlds.map((worldId, n) => sendTome(servers[n % 2] ?? app, owner, worldId, 0.4 * MB)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'file.quotaReached')).toHaveLength(4);
    expect(await owner.call.account.storage({})).toEqual({ used: 0.8 * MB, bound: MB });
  });
});
