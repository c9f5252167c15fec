import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Character } from '#domain/character/character.ts';
import { scores } from '#domain/character/character.fixture.ts';
import { saltLance } from '#domain/homebrew/homebrew.fixture.ts';
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
let spell: string;
let entryId: string;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  faces = [];
  campaignId = await openCampaign(app, oda, [mira], 'dm');
  entryId = randomUUID();
  spell = contentIdOf(entryId);
  await oda.call.homebrew.save({ campaignId, entry: { ...saltLance, id: entryId }, seen: null });
});
afterAll(() => app.end());

const wizard = { class: 'wizard', level: 1, stats: scores({ intelligence: 16, dexterity: 16 }) } as const;
type Act = Parameters<Somebody['call']['characters']['act']>[0]['act'];
const act = (characterId: string, done: Act) => mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: done });
const read = async (characterId: string): Promise<Character> => (await mira.call.characters.get({ campaignId, characterId })).character;
const lines = async () => (await mira.call.chat.list({ campaignId })).messages.map(({ content }) => content);
const stored = async (characterId: string) => {
  const { rows } = await app.database.pool.query('select data from document where key = $1', [characterId]);
  return rows[0]?.data;
};

describe('a spell of the campaign’s own', () => {
  it('is learned by whom its class and level allow, and stands on the sheet with its text', async () => {
    const mage = await bringHero(app, campaignId, mira, 'Ysolde', wizard);
    const { character, sentences } = await act(mage, { kind: 'learnSpell', spell });
    expect(sentences).toEqual(['Learned: Salt Lance.']);
    expect(character.homebrew).toMatchObject([{ name: 'Salt Lance', text: saltLance.text }]);
    expect((await read(mage)).spells).toMatchObject([{ spell, from: 'class', class: 'wizard' }]);
    expect((await stored(mage)).homebrew).toEqual([]);
  });

  it('is offered with the next level to whoever may choose it, and to nobody who may not change the sheet', async () => {
    const mage = await bringHero(app, campaignId, mira, 'Ysolde', wizard);
    const ask = (person: Somebody) => person.call.characters.levelAhead({ campaignId, characterId: mage });
    const { level, offers, outcome } = await ask(mira);
    expect(level).toBe(2);
    expect(offers.spells.options.find(({ id }) => id === spell)).toMatchObject({ label: 'Salt Lance', spell: { name: 'Salt Lance' } });
    expect(outcome).toMatchObject({ changes: expect.arrayContaining(['Ysolde will be a level 2 wizard.']) });
    const tov = await signUp(app.url, 'Tov');
    await expect(ask(tov)).rejects.toMatchObject({ code: 'campaign.notFound' });
    const old = await bringHero(app, await openCampaign(app, oda, [mira], 'dm'), mira, 'Oldest', { ...wizard, level: 20 });
    const elsewhere = (await mira.call.characters.mine({})).find(({ id }) => id === old)?.campaignId ?? '';
    await expect(mira.call.characters.levelAhead({ campaignId: elsewhere, characterId: old })).rejects.toMatchObject({
      code: 'character.refused',
    });
  });

  it('is offered to whoever makes a character step by step', async () => {
    const ask = (person: Somebody) => person.call.characters.creationAhead({ campaignId, draft: { class: 'wizard' } });
    const { offers } = await ask(mira);
    expect(offers.spells.options.find(({ id }) => id === spell)).toMatchObject({ label: 'Salt Lance', spell: { name: 'Salt Lance' } });
    expect((await ask(mira)).offers.cantrips.options.some(({ id }) => id === spell)).toBe(false);
    await expect(ask(await signUp(app.url, 'Ravn'))).rejects.toMatchObject({ code: 'campaign.notFound' });
  });

  it('is refused to those whose class or level does not allow it, and of another campaign', async () => {
    const fighter = await bringHero(app, campaignId, mira, 'Krag');
    await expect(act(fighter, { kind: 'learnSpell', spell })).rejects.toMatchObject({ code: 'character.refused' });
    const elsewhere = await openCampaign(app, oda, [mira], 'dm');
    const mage = await bringHero(app, elsewhere, mira, 'Ysolde', wizard);
    const learns = mira.call.characters.act({
      campaignId: elsewhere,
      characterId: mage,
      id: randomUUID(),
      act: { kind: 'learnSpell', spell },
    });
    await expect(learns).rejects.toMatchObject({ message: 'There is no such spell.' });
  });

  it('is cast from the sheet with its dice, and told by its name', async () => {
    const known = [{ spell, prepared: true, from: 'class', class: 'wizard' }] as const;
    const mage = await bringHero(app, campaignId, mira, 'Ysolde', { ...wizard, spells: [...known] });
    const { sentences, rolls, character } = await act(mage, { kind: 'cast', spell, with: { kind: 'slot', level: 1 } });
    expect(sentences[0]).toBe('Ysolde casts Salt Lance.');
    expect(rolls).toMatchObject([{ label: 'Salt Lance attack', modifier: 5 }]);
    expect(character.slotsSpent[0]).toBe(1);
  });

  it('is cast in a fight by the same rules', async () => {
    const arena = arenaOf({ app, campaignId, owner: oda, player: mira });
    const known = [{ spell, prepared: true, from: 'class', class: 'wizard' }] as const;
    const mage = await arena.gather({ ...wizard, spells: [...known] }, 30);
    faces = [20, 1];
    const brute = await arena.start();
    expect(fightIn(await arena.see(mira)).hero).toMatchObject({ homebrew: [{ name: 'Salt Lance' }], slotCasting: { spells: [spell] } });
    faces = [15, 4, 4, 4];
    await arena.take(mira, { name: 'castSpell', actorId: mage, spell, slot: 1, targetIds: [brute] });
    expect(combatantIn(await arena.see(oda), 'Brute').hitPoints).toBe(18);
    expect((await arena.sheet(mage)).slotsSpent[0]).toBe(1);
  });

  it('does what its entry says now', async () => {
    const known = [{ spell, prepared: true, from: 'class', class: 'wizard' }] as const;
    const mage = await bringHero(app, campaignId, mira, 'Ysolde', { ...wizard, spells: [...known] });
    await oda.call.homebrew.save({ campaignId, entry: { ...saltLance, id: entryId, name: 'Brine Lance' }, seen: 1 });
    expect((await act(mage, { kind: 'cast', spell, with: { kind: 'slot', level: 1 } })).sentences[0]).toBe('Ysolde casts Brine Lance.');
  });

  it('is gone from sheet and fight when its entry is removed, and the table is told', async () => {
    const arena = arenaOf({ app, campaignId, owner: oda, player: mira });
    const known = [{ spell, prepared: true, from: 'class', class: 'wizard' }] as const;
    const mage = await arena.gather({ ...wizard, spells: [...known], concentration: spell }, 30);
    faces = [20, 1];
    await arena.start();
    await oda.call.homebrew.remove({ campaignId, entryId });
    expect(await sheetOf(app, campaignId, mage)).toMatchObject({ spells: [], homebrew: [], concentration: null });
    expect((await stored(mage)).spells).toEqual([]);
    expect(fightIn(await arena.see(mira)).hero).toMatchObject({ homebrew: [] });
    expect(await lines()).toContain(
      'Krag no longer has Salt Lance: it was removed from the campaign’s homebrew. Krag no longer concentrates on Salt Lance.',
    );
  });
});
