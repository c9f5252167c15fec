import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { saltLance, tideBlood, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, bringHero, combatantIn, fightIn, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;
let faces: number[] = [];
let krag: string;

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  faces = [];
  campaignId = await openCampaign(app, oda, [mira], 'dm');
  krag = await bringHero(app, campaignId, mira, 'Krag');
});
afterAll(() => app.end());

type Entry = typeof saltLance | typeof tideBlood | typeof tideRing;
/** Writes an entry; answers its id. */
async function write(entry: Entry): Promise<string> {
  const id = randomUUID();
  await oda.call.homebrew.save({ campaignId, entry: { ...entry, id }, seen: null });
  return id;
}
const grant = (entryId: string, given = true, who = oda) =>
  who.call.characters.grant({ campaignId, characterId: krag, id: randomUUID(), entryId, given });
type Act = Parameters<Somebody['call']['characters']['act']>[0]['act'];
const act = (done: Act) => mira.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: done });
const lines = async () => (await mira.call.chat.list({ campaignId })).messages.map(({ content }) => content);

describe('a spell that is given', () => {
  it('is cast by a fighter once without a slot, until a long rest', async () => {
    const entryId = await write(saltLance);
    const spell = contentIdOf(entryId);
    const { character } = await grant(entryId);
    expect(character.spells).toMatchObject([{ spell, prepared: true, from: 'other', class: null }]);
    expect(await lines()).toContain('Krag is given Salt Lance.');
    const cast: Act = { kind: 'cast', spell, with: { kind: 'free' } };
    expect((await act(cast)).sentences[0]).toBe('Krag casts Salt Lance.');
    await expect(act(cast)).rejects.toMatchObject({ message: 'Salt Lance without a slot has no uses left.' });
    await act({ kind: 'longRest' });
    expect((await act(cast)).sentences[0]).toBe('Krag casts Salt Lance.');
  });

  it('is taken back by who gave it, and by nobody else', async () => {
    const entryId = await write(saltLance);
    await expect(grant(entryId, true, mira)).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
    await grant(entryId);
    await expect(grant(entryId)).rejects.toMatchObject({ message: 'Krag has Salt Lance already.' });
    await expect(grant(entryId, false, mira)).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
    expect((await grant(entryId, false)).sentences).toEqual(['Krag no longer has Salt Lance.']);
    await expect(grant(entryId, false)).rejects.toMatchObject({ message: 'Salt Lance was not given to Krag.' });
    expect(await sheetOf(app, campaignId, krag)).toMatchObject({ spells: [], homebrew: [] });
  });

  it('is neither an item nor of another campaign', async () => {
    await expect(grant(await write(tideRing))).rejects.toMatchObject({ message: 'Ring of Slack Water is neither a spell nor a feature.' });
    const entryId = await write(saltLance);
    const elsewhere = await openCampaign(app, oda, [mira], 'dm');
    const characterId = await bringHero(app, elsewhere, mira, 'Tov');
    const gives = oda.call.characters.grant({ campaignId: elsewhere, characterId, id: randomUUID(), entryId, given: true });
    await expect(gives).rejects.toMatchObject({ code: 'homebrew.notFound' });
  });
});

describe('a feature that is given', () => {
  it('always holds, stands on the sheet, and is used from it', async () => {
    const before = deriveSheet(await sheetOf(app, campaignId, krag)).armorClass.value;
    const entryId = await write(tideBlood);
    await grant(entryId);
    await act({ kind: 'takeDamage', amount: 6 });
    const use = contentIdOf(entryId);
    faces = [4];
    const { character, sentences } = await act({ kind: 'useFeature', use });
    const sheet = deriveSheet(character);
    expect(sheet.armorClass.value).toBe(before + 1);
    expect(sheet.features.at(-1)).toMatchObject({ from: 'homebrew', name: 'Tide Blood', line: 'The sea knows you.' });
    expect(sheet.uses).toMatchObject([{}, { id: use, name: 'Tide Blood', left: 1, total: 2 }]);
    expect(sentences[0]).toBe('Krag uses Tide Blood: 1 of 2 left.');
    expect(character.damage).toBe(0);
    await grant(entryId, false);
    expect(deriveSheet(await sheetOf(app, campaignId, krag)).armorClass.value).toBe(before);
  });

  it('acts in a fight, and leaves it when its entry is removed', async () => {
    const arena = arenaOf({ app, campaignId, owner: oda, player: mira });
    const entryId = await write(tideBlood);
    await grant(entryId);
    await oda.call.combat.open({ campaignId, heroes: [krag] });
    faces = [20];
    await arena.take(oda, { name: 'start' });
    const armor = combatantIn(await arena.see(oda), 'Krag').armorClass;
    await act({ kind: 'takeDamage', amount: 5 });
    faces = [2];
    const after = await arena.take(mira, { name: 'useFeature', actorId: krag, feature: 'tide-blood' });
    expect(fightIn(after).hero).toMatchObject({ bonusActionUsed: true, features: { uses: [{}, { left: 1 }] } });
    expect((await sheetOf(app, campaignId, krag)).damage).toBe(1);
    await oda.call.homebrew.remove({ campaignId, entryId });
    const seen = combatantIn(await arena.see(oda), 'Krag');
    expect(seen.armorClass).toBe(armor - 1);
    expect(seen.features?.features.filter(({ source }) => source === 'homebrew')).toEqual([]);
  });
});
