import { afterAll, beforeAll, expect, it } from 'vitest';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;

beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Ona');
});
afterAll(() => app.end());

async function ask(body: object, cookie = owner.cookie) {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${app.url}/api/functions/generate-world`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

it('a world is told in one answer, in the categories that were asked for, and kept nowhere', async () => {
  const { body } = await ask({ prompt: 'a drowned king', includeElements: ['items', 'quests'] });
  expect(loreCategories.map((category) => Object.keys(body.worldData[category]).length)).toEqual([0, 0, 0, 0, 0, 4, 0, 4]);
  expect(JSON.stringify(body.worldData).toLowerCase()).toContain('drowned king');
  expect(await owner.call.worlds.list({ which: 'own' })).toEqual([]);
});

it('an expansion holds what is new, and what stands there with more told of it', async () => {
  const existingData = { items: { bell: { name: 'Bell', description: 'Bronze.' } } };
  const { items, ...others } = (await ask({ expandCategory: 'items', existingData })).body.worldData;
  expect(Object.keys(items)).toHaveLength(5);
  expect(items.bell).toMatchObject({ id: 'bell', name: 'Bell', description: expect.stringMatching(/^Bronze\.\n\n.+\[\[/) });
  expect(Object.values(others).every((map) => Object.keys(Object(map)).length === 0)).toBe(true);
});

it('nothing is told without a wish, or to a visitor', async () => {
  expect((await ask({ prompt: '  ' })).status).toBe(422);
  expect((await ask({ prompt: 'salt' }, '')).status).toBe(401);
});
