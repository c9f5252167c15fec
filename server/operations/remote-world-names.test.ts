import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let stranger: Somebody;
let worldId: string;
/** The world as it was answered when it was inserted. */
let made: unknown;

beforeAll(async () => {
  app = await startApp();
  [owner, stranger] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Sly')];
});
beforeEach(async () => {
  const items = { bell: { id: 'bell', name: 'Bell', description: 'Tin.' }, rope: { id: 'rope', name: 'Rope' } };
  const sent = {
    name: 'The Weir',
    description: 'Salt.',
    ownerId: 'somebody else',
    aiGenerated: true,
    aiPrompt: 'a drowned coast',
    items,
    quests: {},
  };
  const row = await ask('tables/World/insert', sent);
  made = row;
  worldId = row.id;
});
afterAll(() => app.end());

async function ask(name: string, body: object, who = owner) {
  const headers = { 'content-type': 'application/json', cookie: who.cookie };
  return (await fetch(`${app.url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

it('a world that is inserted belongs to whoever asks, whatever is sent, and holds what was sent', () => {
  expect(made).toMatchObject({
    ownerId: owner.id,
    name: 'The Weir',
    aiGenerated: true,
    aiPrompt: 'a drowned coast',
    items: { bell: { id: 'bell', description: 'Tin.' } },
  });
});

it('a map that is sent says what its category holds, and leaves the others alone', async () => {
  await owner.call.lore.add({ worldId, id: 'ford', entry: { category: 'geography', name: 'Ford' } });
  const items = { bell: { name: 'Bell', description: 'Silver.' }, cup: { name: 'Cup', description: '' } };
  const row = await ask('tables/World/update', { id: worldId, name: 'The Sluice', items });
  expect(row).toMatchObject({ name: 'The Sluice', description: 'Salt.', items: { bell: { description: 'Silver.' } } });
  expect(Object.keys(row.items).toSorted()).toEqual(['bell', 'cup']);
  expect(Object.keys(row.geography)).toEqual(['ford']);
  expect((await owner.call.lore.list({ worldId, removed: true })).map(({ id }) => id)).toEqual(['rope']);
});

it('keeps whether it was generated, and from which words, and reads them back', async () => {
  expect(await ask('tables/World/single', { id: worldId })).toMatchObject({ aiGenerated: true, aiPrompt: 'a drowned coast' });
  const { id } = await ask('tables/World/insert', { name: 'By hand' });
  expect(await ask('tables/World/single', { id })).toMatchObject({ aiGenerated: false, aiPrompt: null });
});

it('what is sent as it was makes no change', async () => {
  const { items, geography } = await ask('tables/World/single', { id: worldId });
  const before = await owner.call.worlds.history({ worldId });
  await ask('tables/World/update', { id: worldId, items, geography });
  expect(await owner.call.worlds.history({ worldId })).toEqual(before);
});

it('lists worlds of one owner, and hides one that was deleted', async () => {
  const ids = async () => (await ask('tables/World/select', { ownerId: owner.id })).map(({ id }: { id: string }) => id);
  expect(await ids()).toContain(worldId);
  expect(await ask('tables/World/select', { ownerId: owner.id }, stranger)).toEqual([]);
  expect(await ask('tables/World/delete', { id: worldId })).toEqual({ success: true });
  expect(await ids()).not.toContain(worldId);
});

it('adds, changes, lists and deletes tomes', async () => {
  const { id } = await ask('tables/WorldTome/insert', { worldId, title: 'Tides', content: 'High.', category: 'history' });
  expect(await ask('tables/WorldTome/update', { id, content: 'Low.' })).toMatchObject({ title: 'Tides', content: 'Low.' });
  expect(await ask('tables/WorldTome/update', { id, content: 'Lower.' })).toMatchObject({ content: 'Lower.' });
  expect(await ask('tables/WorldTome/update', { id, content: 'Mine.' }, stranger)).toMatchObject({ code: 'world.notFound' });
  expect(await ask('tables/WorldTome/delete', { id }, stranger)).toMatchObject({ code: 'world.notFound' });
  expect(await ask('tables/WorldTome/select', { worldId })).toMatchObject([{ id, content: 'Lower.', category: 'history', fileUrl: null }]);
  await ask('tables/WorldTome/delete', { id });
  expect(await ask('tables/WorldTome/select', { worldId })).toEqual([]);
});

it('leads to the files of a world by links', async () => {
  const body = new FormData();
  body.set('file', new Blob(['# Salt']), 'salt.md');
  const headers = { cookie: owner.cookie, origin: app.url, 'x-hearthlore': '1' };
  await fetch(`${app.url}/api/worlds/${worldId}/tomes`, { method: 'POST', headers, body });
  const [tome] = await ask('tables/WorldTome/select', { worldId });
  const [file] = await ask('storage/world-files/list', { worldId });
  expect(tome).toMatchObject({ category: 'files', fileName: 'salt.md', fileSize: 6 });
  for (const url of [tome.fileUrl, file.url]) expect(await (await fetch(app.url + url)).text()).toBe('# Salt');
});
