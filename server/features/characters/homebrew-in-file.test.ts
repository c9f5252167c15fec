import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saltLance, tideBlood, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;
let elsewhere: string;
let krag: string;

beforeAll(async () => {
  app = await startApp();
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira], 'dm');
  elsewhere = await openCampaign(app, oda, [mira], 'dm');
  krag = await bringHero(app, campaignId, mira, 'Krag');
  const cursed = { ...tideRing, facts: { ...tideRing.facts, curse: 'The tide follows.' } };
  for (const entry of [saltLance, tideBlood, cursed]) await oda.call.homebrew.save({ campaignId, entry, seen: null });
  for (const { id: entryId } of [saltLance, tideBlood])
    await oda.call.characters.grant({ campaignId, characterId: krag, id: randomUUID(), entryId, given: true });
  const act = { kind: 'addItem', itemId: randomUUID(), catalogId: contentIdOf(tideRing.id), base: null, quantity: 1 } as const;
  await mira.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act });
});
afterAll(() => app.end());

const fileFor = async (who: Somebody) => (await who.call.characters.export({ campaignId, characterId: krag, format: 'hearthlore' })).text;
const bring = (who: Somebody, text: string) => who.call.characters.import({ campaignId: elsewhere, id: randomUUID(), text });
const namesThere = async () => (await oda.call.homebrew.list({ campaignId: elsewhere })).map(({ entry }) => entry.name);

describe('the file of a hero with homebrew', () => {
  it('holds what the hero uses, for players without its curse', async () => {
    const names = ['Salt Lance', 'Tide Blood', 'Ring of Slack Water'];
    const { character } = JSON.parse(await fileFor(mira));
    expect(character.homebrew.map(({ name }: { name: string }) => name).toSorted()).toEqual(names.toSorted());
    expect(await fileFor(mira)).not.toContain('The tide follows.');
    expect(await fileFor(oda)).toContain('The tide follows.');
  });

  it('brings it into the campaign of a Dungeon Master, where it acts', async () => {
    const text = await fileFor(oda);
    const preview = await oda.call.characters.previewImport({ campaignId: elsewhere, id: randomUUID(), text });
    expect(preview.report.at(-1)).toMatch(/^These join the campaign’s homebrew: .*Salt Lance/);
    expect(await namesThere()).toEqual([]);
    const { character } = await bring(oda, text);
    expect(await namesThere()).toEqual(['Ring of Slack Water', 'Salt Lance', 'Tide Blood']);
    const sheet = await sheetOf(app, elsewhere, character.id);
    expect(sheet.spells).toMatchObject([{ spell: contentIdOf(saltLance.id) }]);
    expect(sheet.givenFeatures).toEqual([contentIdOf(tideBlood.id)]);
  });

  it('leaves it behind for a player, and says so by its names', async () => {
    const { character, report } = await bring(mira, await fileFor(mira));
    expect(report.at(-1)).toMatch(/^These are homebrew of another campaign\. .*: .*Salt Lance/);
    expect(await namesThere()).toEqual([]);
    expect(await sheetOf(app, elsewhere, character.id)).toMatchObject({ spells: [], givenFeatures: [], homebrew: [] });
  });

  it('is refused where a number is beyond what the editor allows, with the field', async () => {
    const file = JSON.parse(await fileFor(oda));
    const at = file.character.homebrew.findIndex(({ name }: { name: string }) => name === 'Salt Lance');
    file.character.homebrew[at].activities[0].damage[0].formula = '9999d6';
    await expect(bring(oda, JSON.stringify(file))).rejects.toMatchObject({
      message: `This file cannot be read as a character: character.homebrew.${at}.activities.0.damage.0.formula is not right.`,
    });
  });
});

describe('the Foundry file of a hero with homebrew', () => {
  const foundryFor = async (who: Somebody) => (await who.call.characters.export({ campaignId, characterId: krag, format: 'foundry' })).text;

  it('holds what the hero uses, for players without its curse', async () => {
    for (const name of ['Salt Lance', 'Tide Blood', 'Ring of Slack Water']) expect(await foundryFor(mira)).toContain(`"name": "${name}"`);
    expect(await foundryFor(mira)).not.toContain('The tide follows.');
    expect(await foundryFor(oda)).toContain('The tide follows.');
  });

  it('brings it into the campaign of a Dungeon Master, where it acts', async () => {
    const { character } = await bring(oda, await foundryFor(oda));
    expect(await namesThere()).toEqual(['Ring of Slack Water', 'Salt Lance', 'Tide Blood']);
    const sheet = await sheetOf(app, elsewhere, character.id);
    expect(sheet.spells).toMatchObject([{ spell: contentIdOf(saltLance.id) }]);
    expect(sheet.givenFeatures).toEqual([contentIdOf(tideBlood.id)]);
    expect(sheet.inventory.map(({ catalogId }) => catalogId)).toContain(contentIdOf(tideRing.id));
  });

  it('leaves it behind for a player, and says so by its names', async () => {
    const { character, report } = await bring(mira, await foundryFor(mira));
    expect(report.at(-1)).toMatch(/^These are homebrew of another campaign\. .*: .*Salt Lance/);
    expect(await namesThere()).toEqual([]);
    expect(await sheetOf(app, elsewhere, character.id)).toMatchObject({ spells: [], givenFeatures: [], homebrew: [] });
  });
});
