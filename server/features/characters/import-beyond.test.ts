import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clericAndRogue, fighterOfFive, somebodyOfBefore, wizardOfThree } from '#domain/character/interchange/beyond/documents.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp({ dice: () => 4 });
  oda = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  await app.database.pool.query(`update "user" set plan = 'DM'`);
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira]);
  await app.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
});
afterAll(() => app.end());

const fileOf = (document: object) => ({ campaignId, id: randomUUID(), text: JSON.stringify(document) });
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'yes',
    (error: unknown) => (error instanceof Error && 'code' in error ? `${String(error.code)}: ${error.message}` : String(error)),
  );

describe('a character JSON of D&D Beyond', () => {
  it('is previewed with nobody made, and then becomes the sheet that was shown', async () => {
    const file = fileOf(fighterOfFive);
    const preview = await mira.call.characters.previewImport(file);
    expect(preview).toMatchObject({
      name: 'Odrun Vale',
      calling: 'Fighter 5',
      species: 'Dwarf',
      hitPoints: 38,
      maximumHitPoints: 49,
      items: 9,
    });
    expect(preview.notes).toContain('Held the bridge at Harrow.');
    expect(await mira.call.characters.list({ campaignId })).toEqual([]);
    const { character, report } = await mira.call.characters.import(file);
    expect(report).toEqual(preview.report);
    const { character: sheet } = await oda.call.characters.get({ campaignId, characterId: character.id });
    expect(sheet).toMatchObject({ name: 'Odrun Vale', species: 'dwarf', userId: mira.id, source: { kind: 'file', program: 'beyond' } });
    expect(sheet.inventory.map(({ catalogId }) => catalogId)).toContain('magic:weapon-1-2-or-3:weapon-1');
  });

  it.each([
    ['a wizard', wizardOfThree],
    ['a cleric and rogue', clericAndRogue],
    ['somebody of the rules of 2014', somebodyOfBefore],
  ])('of %s can be played from', async (_, document) => {
    const { character } = await mira.call.characters.import(fileOf(document));
    const { character: rested } = await oda.call.characters.act({
      campaignId,
      characterId: character.id,
      id: randomUUID(),
      act: { kind: 'heal', amount: 30 },
    });
    expect(rested.id).toBe(character.id);
    const { text } = await mira.call.characters.export({ campaignId, characterId: character.id, format: 'hearthlore' });
    expect(JSON.parse(text)).toMatchObject({ format: 'hearthlore.character' });
  });

  it.each([
    ['no name', { data: { ...fighterOfFive.data, name: null } }, 'name'],
    ['a broken level', { data: { ...fighterOfFive.data, classes: [{ level: {}, definition: {} }] } }, 'classes.0.level'],
    ['broken scores', { data: { ...fighterOfFive.data, stats: [[]] } }, 'stats'],
  ])('with %s is refused with a sentence that names the field', async (_, document, field) => {
    const said = `character.fileRefused: This file cannot be read as a character: ${field}`;
    expect(await refusal(mira.call.characters.previewImport(fileOf(document)))).toContain(said);
    expect(await refusal(mira.call.characters.import(fileOf(document)))).toContain(said);
  });
});
