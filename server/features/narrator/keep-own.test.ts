import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };
let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  [owner, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  campaignId = await openCampaign(app, owner, [mira, tov]);
});
afterAll(() => app.end());

const said = async () => (await mira.call.chat.list({ campaignId })).messages.slice(1).map(({ content }) => content);

it('the X-card takes from nobody what they made beside the tale: notes, and heroes who came after the passage', async () => {
  const noteOf = async (person: Somebody, title: string) => {
    const { note } = await person.call.notes.save({
      campaignId,
      noteId: randomUUID(),
      seen: null,
      title,
      text: 'Before.',
      audience: 'private',
    });
    return { noteId: note.id, seen: note.version, title };
  };
  const hero = (person: Somebody, name: string) =>
    person.call.characters.createQuick({ campaignId, id: randomUUID(), name, race: 'elf', class: 'wizard', outfit: 'none' });
  const [kept, gone] = [await noteOf(mira, 'Bells'), await noteOf(mira, 'Ropes')];
  await hero(mira, 'Kara');
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'one' });
  await vi.waitFor(async () => expect(await said()).toHaveLength(2), PATIENCE);
  await mira.call.notes.save({ campaignId, ...kept, text: 'After.' });
  await mira.call.notes.remove({ campaignId, noteId: gone.noteId });
  await noteOf(tov, 'Boats');
  await hero(tov, 'Brom');
  await tov.call.safety.useXCard({ campaignId });
  const notes = async (person: Somebody) =>
    Promise.all(
      (await person.call.notes.list({ campaignId })).map(async ({ id, title }) => [
        title,
        (await person.call.notes.get({ campaignId, noteId: id })).text,
      ]),
    );
  expect(await said()).not.toContain('one');
  expect(await notes(mira)).toEqual([['Bells', 'After.']]);
  expect(await notes(tov)).toEqual([['Boats', 'Before.']]);
  expect((await owner.call.characters.list({ campaignId })).map(({ name }) => name).toSorted()).toEqual(['Brom', 'Kara']);
  const brom = (await tov.call.characters.list({ campaignId })).find(({ name }) => name === 'Brom');
  expect((await tov.call.characters.get({ campaignId, characterId: brom?.id ?? '' })).character.name).toBe('Brom');
});
