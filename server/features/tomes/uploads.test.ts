import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { pngBytes } from '#tests/support/app/picture.ts';
import { uploadPicture } from '#tests/support/app/world-files.ts';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
let app: TestApp;
let owner: Somebody;
let reader: Somebody;
let worldId: string;
let skipped = 0;

beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + skipped) });
  [owner, reader] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Rea')];
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
  const { code } = await owner.call.invitations.createForWorld({ worldId });
  await reader.call.invitations.joinWorld({ code });
});
afterAll(() => app.end());

function upload(
  who: Somebody,
  kind: 'tomes' | 'pictures',
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
) {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set('file', new Blob([bytes]), name);
  const headers = { cookie: who.cookie, origin: app.url, 'x-hearthlore': '1' };
  return fetch(`${app.url}/api/worlds/${worldId}/${kind}`, { method: 'POST', headers, body });
}

const words = (text: string) => new Uint8Array(Buffer.from(text));

describe('uploading a tome', () => {
  it('keeps the file, lists it, and leads to it by signed links', async () => {
    const tome = await (await upload(owner, 'tomes', '../The Salt Road.md', words('# Salt'))).json();
    expect(tome).toMatchObject({
      category: 'files',
      title: 'The Salt Road.md',
      file: { name: 'The Salt Road.md', type: 'text/markdown', size: 6 },
    });
    expect(tome.file.path).toMatch(new RegExp(`^${worldId}/tomes/[0-9a-f]+-The Salt Road\\.md$`));
    expect(await reader.call.worlds.files({ worldId })).toMatchObject([{ path: tome.file.path }]);
    const view = await reader.call.tomes.link({ worldId, tomeId: tome.id });
    expect(Date.parse(view.expiresAt) - Date.now()).toBeGreaterThan(limits.fileLinkSeconds * 1000 - 60_000);
    const response = await fetch(app.url + view.url);
    expect(await response.text()).toBe('# Salt');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-disposition': "attachment; filename*=UTF-8''The%20Salt%20Road.md",
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const download = await reader.call.tomes.link({ worldId, tomeId: tome.id, download: true });
    skipped = (limits.downloadLinkSeconds + 1) * 1000;
    expect((await (await fetch(app.url + download.url)).json()).code).toBe('file.linkExpired');
    skipped = 0;
    await owner.call.tomes.delete({ worldId, tomeId: tome.id });
    expect((await fetch(app.url + view.url)).status).toBe(404);
    expect(await owner.call.worlds.files({ worldId })).toEqual([]);
  });

  it('takes ten megabytes and refuses one byte more', async () => {
    const most = Buffer.alloc(limits.uploadBytes, 'a');
    const taken = await upload(owner, 'tomes', 'long.txt', new Uint8Array(most));
    expect(taken.status).toBe(200);
    await owner.call.tomes.delete({ worldId, tomeId: (await taken.json()).id });
    const refused = await upload(owner, 'tomes', 'longer.txt', new Uint8Array(Buffer.concat([most, Buffer.from('a')])));
    expect(await refused.json()).toMatchObject({ code: 'file.tooLarge', message: 'File size must be less than 10MB' });
  });

  it.each([
    ['a.exe', 'MZ', 'file.wrongType'],
    ['a.svg', '<svg onload="alert(1)"/>', 'file.wrongType'],
    ['a.pdf', 'no pdf at all', 'document.mismatch'],
    ['a.txt', '%PDF-1.7', 'document.mismatch'],
    ['a.docx', 'plain', 'document.mismatch'],
    ['empty.txt', '', 'file.empty'],
  ])('refuses %s with the bytes %j', async (name, text, code) => {
    expect(await (await upload(owner, 'tomes', name, words(text))).json()).toMatchObject({ code });
    expect(await owner.call.worlds.files({ worldId })).toEqual([]);
  });

  it('is for those who build the world', async () => {
    const refused = await (await upload(reader, 'tomes', 'a.txt', words('x'))).json();
    expect(refused).toMatchObject({
      code: 'world.uploadOwnerOnly',
      message: 'Upload and save files permanently by creating your own world',
      data: { title: 'Create Your Own World' },
    });
    const foreign = await fetch(`${app.url}/api/worlds/${worldId}/tomes`, {
      method: 'POST',
      headers: { cookie: owner.cookie, origin: 'https://evil.example', 'x-hearthlore': '1' },
      body: new FormData(),
    });
    expect(foreign.status).toBe(403);
  });

  it('hides the file of a tome from those the tome is not for', async () => {
    const tome = await (await upload(owner, 'tomes', 'secret.txt', words('x'), { audience: 'dm' })).json();
    expect(await reader.call.worlds.files({ worldId })).toEqual([]);
    await expect(reader.call.tomes.link({ worldId, tomeId: tome.id })).rejects.toMatchObject({ code: 'tome.notFound' });
    expect((await owner.call.worlds.get({ worldId })).tomeCount).toBe(1);
    expect((await reader.call.worlds.get({ worldId })).tomeCount).toBe(0);
  });
});

describe('a link to a file', () => {
  it('needs no session, and leads nowhere while its world is deleted', async () => {
    const { id } = await owner.call.worlds.create({ name: 'Another' });
    const path = await uploadPicture(app, owner, id, 'map.png');
    const [file] = await owner.call.worlds.files({ worldId: id });
    expect(file?.path).toBe(path);
    const status = async () => (await fetch(`${app.url}${file?.url}`)).status;
    expect(await status()).toBe(200);
    await owner.call.worlds.delete({ worldId: id });
    expect(await status()).toBe(404);
    await owner.call.worlds.restore({ worldId: id });
    expect(await status()).toBe(200);
  });
});

describe('uploading a picture', () => {
  it('becomes the map of the world', async () => {
    expect(await (await upload(owner, 'pictures', 'map.png', words('<svg/>'))).json()).toMatchObject({ code: 'file.wrongPicture' });
    // Links differ by the second at which they are made.
    const paths = async () => (await owner.call.worlds.files({ worldId })).map(({ path }) => path);
    const before = await paths();
    expect(await (await upload(owner, 'pictures', 'map.png', new Uint8Array(pngBytes(8193, 8192)))).json()).toMatchObject({
      code: 'file.pictureTooLarge',
      message: 'This picture has too many pixels. Please choose one of at most 8192 by 8192.',
    });
    expect(await paths()).toEqual(before);
    const { path, name } = await (await upload(owner, 'pictures', 'map.svg', new Uint8Array(PNG))).json();
    expect(name).toBe('map.png');
    const { mapUrl } = await owner.call.worlds.setMap({ worldId, path });
    expect((await fetch(`${app.url}${mapUrl}`)).headers.get('content-type')).toBe('image/png');
    expect((await reader.call.worlds.get({ worldId })).mapUrl).toMatch(/^\/files\/worlds\//);
  });
});
