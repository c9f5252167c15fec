import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { PNG } from '#tests/support/app/world-files.ts';

let app: TestApp;
let owner: Somebody;
let reader: Somebody;
let sly: Somebody;
let worldId: string;
let skipped = 0;

beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + skipped) });
  [owner, reader, sly] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Rea'), await signUp(app.url, 'Sly')];
});
beforeEach(async () => {
  skipped = 0;
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
  await reader.call.invitations.joinWorld({ code: (await owner.call.invitations.createForWorld({ worldId })).code });
});
afterAll(() => app.end());

async function ask(name: string, body: object, { cookie } = owner) {
  const headers = { 'content-type': 'application/json', cookie };
  return (await fetch(`${app.url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

async function upload(path: string, bytes: Uint8Array<ArrayBuffer>, { cookie } = owner) {
  const body = new FormData();
  body.set('file', new Blob([bytes]), 'as it was called.bin');
  const headers = { cookie, 'x-hearthlore': '1' };
  return (await fetch(`${app.url}/api/storage/world-files/upload/${path}`, { method: 'POST', headers, body })).json();
}

const text = (text: string) => new Uint8Array(Buffer.from(text));

describe('a file that a program uploads', () => {
  it('lies where it was put, is listed, and becomes the map by its place', async () => {
    const path = `worlds/${worldId}/1700000000000.png`;
    expect(await upload(path, PNG)).toMatchObject({ path, fullPath: `world-files/${path}`, type: 'image/png', size: PNG.byteLength });
    expect(await ask('storage/world-files/list', { worldId })).toMatchObject([{ path, name: '1700000000000.png' }]);
    const { signedUrl } = await ask('storage/world-files/sign', { path, expiresIn: 604_800 });
    const row = await ask('tables/World/update', { id: worldId, tombFileUrl: signedUrl, tombFileName: 'coast.png' });
    expect(row).toMatchObject({ tombFileName: '1700000000000.png', tombFileUrl: expect.stringContaining(path) });
    expect((await fetch(app.url + row.tombFileUrl)).status).toBe(200);
    expect(await ask('tables/World/update', { id: worldId, tombFileUrl: null })).toMatchObject({ tombFileUrl: null });
  });

  it('becomes the file of a tome, once, as what it is', async () => {
    const fileUrl = `${worldId}/tomes/1700000000000-tides.md`;
    await upload(fileUrl, text('# Salt'));
    const tome = {
      worldId,
      title: 'Tides',
      category: 'files',
      fileUrl,
      fileName: 'evil.exe',
      fileType: 'application/x-msdownload',
      fileSize: 1,
    };
    const row = await ask('tables/WorldTome/insert', tome);
    expect(row).toMatchObject({ fileName: '1700000000000-tides.md', fileSize: 6 });
    expect(await (await fetch(app.url + row.fileUrl)).text()).toBe('# Salt');
    expect(await ask('tables/WorldTome/insert', tome)).toMatchObject({ code: 'file.notFound' });
  });

  it('is never put over another, nor elsewhere than its world', async () => {
    const path = `worlds/${worldId}/17.png`;
    await upload(path, PNG);
    expect(await upload(path, PNG)).toMatchObject({ code: 'file.exists' });
    const { signedUrl } = await ask('storage/world-files/sign', { path });
    expect((await fetch(app.url + signedUrl)).status).toBe(200);
    expect(await upload(`worlds/${worldId}/..%2f17.png`, PNG)).toMatchObject({ code: 'world.notFound' });
    expect(await upload(`worlds/${worldId}/18.png`, PNG, sly)).toMatchObject({ code: 'world.notFound' });
    expect(await upload(`worlds/${worldId}/18.png`, PNG, reader)).toMatchObject({ code: 'world.uploadOwnerOnly' });
  });

  it('is put once when it is sent twice at the same moment', async () => {
    const path = `worlds/${worldId}/19.png`;
    const answers = await Promise.all([upload(path, PNG), upload(path, PNG)]);
    const codes: unknown[] = answers.map(({ code }) => code ?? 'kept');
    expect(new Set(codes)).toEqual(new Set(['file.exists', 'kept']));
    const { signedUrl } = await ask('storage/world-files/sign', { path });
    expect((await fetch(app.url + signedUrl)).status).toBe(200);
  });

  it('is refused when it is not what its name says', async () => {
    expect(await upload(`worlds/${worldId}/17.jpg`, PNG)).toMatchObject({ code: 'file.wrongPicture' });
    expect(await upload(`worlds/${worldId}/17.png`, text('no picture'))).toMatchObject({ code: 'file.wrongPicture' });
    expect(await upload(`${worldId}/tomes/17-a.pdf`, text('no document'))).toMatchObject({ code: 'document.mismatch' });
    expect(await ask('storage/world-files/list', { worldId })).toEqual([]);
  });
});

describe('a link to a file', () => {
  it('holds as long as was asked, at most seven days, and for its readers alone', async () => {
    const path = `worlds/${worldId}/17.png`;
    await upload(path, PNG);
    const { signedUrl } = await ask('storage/world-files/sign', { path, expiresIn: 60 }, reader);
    expect((await fetch(app.url + signedUrl)).status).toBe(200);
    skipped = 61_000;
    expect((await fetch(app.url + signedUrl)).status).toBe(403);
    const { expiresAt } = await ask('storage/world-files/sign', { path, expiresIn: 1e9 });
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThan(7.1 * 24 * 60 * 60 * 1000);
    const { publicUrl } = await ask('storage/world-files/public-url', { path: `world-files/${path}` }, reader);
    expect((await fetch(app.url + publicUrl)).status).toBe(200);
    expect(await ask('storage/world-files/public-url', { path }, sly)).toMatchObject({ code: 'world.notFound' });
  });

  it('is not given for a document whose tome is not for the asking person', async () => {
    const path = `${worldId}/tomes/17-secret.md`;
    await upload(path, text('# Hush'));
    await owner.call.tomes.add({ worldId, title: 'Secret', audience: 'dm', filePath: path });
    expect(await ask('storage/world-files/sign', { path }, reader)).toMatchObject({ code: 'file.notFound' });
    expect(await ask('storage/world-files/sign', { path: 'elsewhere' })).toMatchObject({ code: 'input.invalid' });
  });
});
