import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [owner, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira]);
});
afterAll(() => app.end());

async function ask(name: string, body: object, who = mira) {
  const headers = { 'content-type': 'application/json', cookie: who.cookie };
  return (await fetch(`${app.url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

it('a creation is guided step by step, and refused to whoever has a character', async () => {
  const say = (message: string, last: Record<string, unknown> = {}) =>
    ask('functions/create-campaign-character', {
      message,
      campaignId,
      creationStep: last.creationStep,
      characterData: last.characterData,
    });
  const race = await say('');
  const name = await say('  a dwarf, I think ', race);
  expect(name).toMatchObject({ characterCreated: false, characterExists: false, creationStep: 'name', characterData: { race: 'dwarf' } });
  const done = await say('a cleric', await say('Brakka', name));
  expect(done).toMatchObject({
    characterCreated: true,
    creationStep: 'complete',
    characterData: { race: 'dwarf', name: 'Brakka', class: 'cleric' },
  });
  expect(await say('')).toMatchObject({ characterCreated: false, characterExists: true });
});

it('a row is inserted for whoever asks, found, changed and deleted', async () => {
  const sent = {
    userId: owner.id,
    campaignId,
    name: ' Brakka ',
    class: 'fighter',
    level: 20,
    stats: { strength: 16 },
    inventory: [{ gold: 99 }],
  };
  const row = await ask('tables/Character/insert', sent);
  expect(row).toMatchObject({
    userId: mira.id,
    name: 'Brakka',
    race: 'human',
    level: 1,
    stats: { strength: 16, wisdom: 10 },
    inventory: [],
  });
  expect(await ask('tables/Character/select', { campaignId, userId: mira.id }, owner)).toEqual([row]);
  const changed = await ask('tables/Character/update', { id: row.id, userId: mira.id, stats: { wisdom: 12, strength: null } });
  expect(changed.stats).toMatchObject({ wisdom: 12, strength: 10 });
  expect(await ask('tables/Character/update', { id: row.id, stats: { wisdom: 3 } }, owner)).toMatchObject({ code: 'character.notFound' });
  expect(await ask('tables/Character/delete', { id: row.id })).toEqual({ success: true });
  expect(await ask('tables/Character/select', { campaignId })).toEqual([]);
});
