import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { everyByteOf, exportFrom, uploadPicture, uploadTome } from '#tests/support/app/world-files.ts';

let app: TestApp;
let owner: Somebody;
let editor: Somebody;
let reader: Somebody;
let stranger: Somebody;
let worldId: string;

beforeAll(async () => {
  app = await startApp();
  [owner, editor] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Edda')];
  [reader, stranger] = [await signUp(app.url, 'Rea'), await signUp(app.url, 'Sly')];
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir: “salt”' }));
  for (const [who, role] of [
    [editor, 'editor'],
    [reader, 'reader'],
  ] as const) {
    const { code } = await owner.call.invitations.createForWorld({ worldId, role });
    await who.call.invitations.joinWorld({ code });
  }
  const add = (entry: Parameters<Somebody['call']['lore']['add']>[0]['entry']) => owner.call.lore.add({ worldId, entry });
  await add({ category: 'items', name: 'Bell', text: 'Tin.\n\n::: dm\nhushword\n:::\n\n::: players ' + reader.id + '\nforRea\n:::' });
  await add({ category: 'quests', name: 'hushword quest', audience: 'dm', text: 'hushword' });
  await add({ category: 'races', name: 'Named', audience: [reader.id], text: 'forRea too' });
  await add({ category: 'races', name: 'Others', audience: [stranger.id], text: 'hushword' });
  await add({ category: 'spells', name: 'Broken', text: 'Open.\n::: dm\nhushword' });
  await owner.call.tomes.add({ worldId, title: 'hushword tome', audience: 'dm', content: 'hushword' });
  await owner.call.tomes.add({ worldId, title: 'Open tome', content: 'Salt.\n::: dm\nhushword\n:::' });
  await uploadTome(app, owner, worldId, 'hushword.txt', new Uint8Array(Buffer.from('hushword')), 'dm');
  const path = await uploadPicture(app, owner, worldId, 'hushword map.png');
  await add({ category: 'geography', name: 'Vault', audience: 'dm', image: path });
});
afterAll(() => app.end());

const ask = (who: Somebody | null, id = worldId, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/api/worlds/${id}/export`, { headers: { ...headers, ...(who ? { cookie: who.cookie } : {}) } });

describe('the export of a world', () => {
  it('is a vault with everything for its owner and those who build it with them', async () => {
    const response = await ask(owner);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining(`filename*=UTF-8''The%20Weir-%20%E2%80%9Csalt%E2%80%9D.zip`),
    });
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['README.md', 'world.json', 'Items/Bell.md', 'Quests/hushword quest.md', 'Tomes/Open tome.md']),
    );
    expect(await exportFrom(app, editor, worldId)).toEqual(await exportFrom(app, owner, worldId));
  });

  it('holds for others what they may read, and of the rest no word in any byte of any file', async () => {
    const told = everyByteOf(await exportFrom(app, reader, worldId));
    for (const open of ['Tin.', 'forRea', 'forRea too', 'Open tome', 'Salt.']) expect(told).toContain(open);
    expect(told).not.toContain('hushword');
    expect(told).not.toContain(stranger.id);
  });

  it('of the free template is open to everybody and holds no adventure', async () => {
    const told = everyByteOf(await exportFrom(app, stranger, FREE_TEMPLATE_WORLD));
    expect(told).toContain('hearthlore-world');
    expect(told).not.toContain('"scenes"');
  });

  it('is given to nobody else, and not to another site', async () => {
    expect((await ask(null)).status).toBe(401);
    expect(await (await ask(stranger)).json()).toMatchObject({ code: 'world.notFound' });
    expect((await ask(owner, 'no where')).status).toBe(404);
    expect((await ask(owner, worldId, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const head = await fetch(`${app.url}/api/worlds/${worldId}/export`, { method: 'HEAD', headers: { cookie: stranger.cookie } });
    expect(head.status).toBe(404);
  });

  it('of a deleted world is not given', async () => {
    const { id } = await owner.call.worlds.create({ name: 'Gone' });
    await owner.call.worlds.delete({ worldId: id });
    expect((await ask(owner, id)).status).toBe(404);
  });
});
