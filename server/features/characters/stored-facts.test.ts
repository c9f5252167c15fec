import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp({ dice: () => 4 });
  const oda = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  await app.database.pool.query(`update "user" set plan = 'DM'`);
  campaignId = await openCampaign(app, oda, [mira]);
});
afterAll(() => app.end());

it('a sheet’s history and answers hold facts, and the words are made when they are read', async () => {
  const newcomer = { campaignId, id: randomUUID(), name: 'Brakka', race: 'dwarf', class: 'fighter', outfit: 'none' as const };
  const { character } = await mira.call.characters.createQuick(newcomer);
  const sheet = { campaignId, characterId: character.id };
  const hurt = { ...sheet, id: randomUUID(), act: { kind: 'takeDamage', amount: 3 } } as const;
  const { sentences, position } = await mira.call.characters.act(hurt);
  expect(sentences).toEqual(['Brakka takes 3 damage and has 5 of 8 hit points left.']);
  await mira.call.characters.undo({ ...sheet, id: randomUUID(), position: position ?? 0 });

  const hero = { id: character.id, name: 'Brakka' };
  const damage = { area: 'character', kind: 'takesDamage', hero, amount: 3, left: 5, maximum: 8 };
  const { rows: versions } = await app.database.pool.query('select summary from document_version where key = $1 order by position', [
    character.id,
  ]);
  expect(versions.map(({ summary }) => summary)).toEqual([
    [{ area: 'character', kind: 'joins', hero, species: 'dwarf', class: 'fighter' }],
    [damage],
    [{ area: 'undone', fact: damage }],
  ]);
  const { rows: answers } = await app.database.pool.query('select answer from answered_change where id = $1', [hurt.id]);
  expect(answers).toMatchObject([{ answer: { schema: 2, facts: [damage] } }]);
  const { entries } = await mira.call.characters.history(sheet);
  expect(entries.map(({ summary }) => summary.join(' '))).toEqual([
    `Undone: ${sentences.join(' ')}`,
    ...sentences,
    'Brakka, dwarf and fighter, joins the table.',
  ]);
});

it('sentences of earlier builds are shown as they are, taken back, and answered again', async () => {
  const [character] = await mira.call.characters.list({ campaignId });
  const sheet = { campaignId, characterId: character?.id ?? '' };
  const renaming = { ...sheet, id: randomUUID(), act: { kind: 'rename', name: 'Bold Brakka' } } as const;
  const { position } = await mira.call.characters.act(renaming);
  const sentence = 'Brakka is called Bold Brakka from now on.';
  await app.database.pool.query('update document_version set summary = $2 where position = $1', [position, JSON.stringify([sentence])]);
  const answer = { told: [sentence], rolls: [], position, schema: 1 };
  await app.database.pool.query('update answered_change set answer = $2 where id = $1', [renaming.id, JSON.stringify(answer)]);

  expect((await mira.call.characters.act(renaming)).sentences).toEqual([sentence]);
  expect((await mira.call.characters.history(sheet)).entries[0]?.summary).toEqual([sentence]);
  const undone = await mira.call.characters.undo({ ...sheet, id: randomUUID(), position: position ?? 0 });
  expect(undone).toMatchObject({ character: { name: 'Brakka' }, sentences: [`Undone: ${sentence}`] });
  expect((await mira.call.characters.history(sheet)).entries[0]?.summary).toEqual([`Undone: ${sentence}`]);
});
