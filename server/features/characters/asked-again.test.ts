import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noCoins } from '#domain/rules/coins.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { pruneAnswers } from './answers.store.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let characterId: string;

beforeAll(async () => {
  app = await startApp({ dice: () => 4 });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  await app.database.pool.query(`update "user" set plan = 'DM'`);
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira, tov]);
  characterId = (await bring(mira)).id;
});
afterAll(() => app.end());

const bring = async (person: Somebody) =>
  (
    await person.call.characters.createQuick({
      campaignId,
      id: randomUUID(),
      name: person.name,
      race: 'dwarf',
      class: 'fighter',
      outfit: 'none',
    })
  ).character;
const sheet = async (id = characterId) => (await oda.call.characters.get({ campaignId, characterId: id })).character;
const changes = async (id = characterId) => (await oda.call.characters.history({ campaignId, characterId: id })).entries.length - 1;
const roll = async () => (await oda.call.chat.list({ campaignId })).messages.filter(({ rolls }) => rolls.length > 0).length;
const gold = (pieces: number) => ({ kind: 'gainCoins' as const, coins: { ...noCoins, gold: pieces } });

describe('a change whose answer was lost', () => {
  it('is done once and answered alike, also when both are on their way at once', async () => {
    const call = { campaignId, characterId, id: randomUUID(), act: gold(5) };
    const [first, second] = await Promise.all([mira.call.characters.act(call), mira.call.characters.act(call)]);
    expect(second).toEqual(first);
    expect(await mira.call.characters.act(call)).toEqual(first);
    expect([(await sheet()).coins.gold, await changes()]).toEqual([5, 1]);
  });

  it('rolls its dice once, and answers for them', async () => {
    await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: { kind: 'takeDamage', amount: 8 } });
    const call = { campaignId, characterId, id: randomUUID(), act: { kind: 'deathSave' as const } };
    const saved = await mira.call.characters.act(call);
    expect(saved.rolls).toHaveLength(1);
    expect(await mira.call.characters.act(call)).toEqual(saved);
    expect([(await sheet()).deathSaves.failures, await roll()]).toEqual([1, 1]);
  });

  it('hands items over once, and takes them back once', async () => {
    const { id: to } = await bring(tov);
    await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: gold(9) });
    const gift = { campaignId, characterId, id: randomUUID(), to, what: { kind: 'coins' as const, coins: { ...noCoins, gold: 3 } } };
    const given = await mira.call.characters.give(gift);
    expect(await mira.call.characters.give(gift)).toEqual(given);
    expect([(await sheet()).coins.gold, (await sheet(to)).coins.gold]).toEqual([6, 3]);
    const back = { campaignId, characterId, id: randomUUID(), position: given.position ?? 0 };
    const undone = await oda.call.characters.undo(back);
    expect(await oda.call.characters.undo(back)).toEqual(undone);
    expect([(await sheet()).coins.gold, (await sheet(to)).coins.gold]).toEqual([9, 0]);
  });

  it('is another one under another id, for another person or on another sheet', async () => {
    const { id: other } = await bring(tov);
    const id = randomUUID();
    await mira.call.characters.act({ campaignId, characterId, id, act: gold(1) });
    await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: gold(1) });
    await oda.call.characters.act({ campaignId, characterId, id, act: gold(1) });
    await oda.call.characters.act({ campaignId, characterId: other, id, act: gold(1) });
    expect([(await sheet()).coins.gold, (await sheet(other)).coins.gold]).toEqual([3, 1]);
  });

  it('that was refused is tried again', async () => {
    const call = { campaignId, characterId, id: randomUUID(), act: { kind: 'pay' as const, copper: 100 } };
    await expect(mira.call.characters.act(call)).rejects.toMatchObject({ code: 'character.refused' });
    await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: gold(2) });
    expect((await mira.call.characters.act(call)).character.coins.gold).toBe(1);
  });

  it('is not done again after play went back before it: the answer is the old one, the sheet as it stands', async () => {
    const early = await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: gold(1) });
    const call = { campaignId, characterId, id: randomUUID(), act: gold(5) };
    const first = await mira.call.characters.act(call);
    await oda.call.history.goBack({ campaignId, position: early.position ?? 0 });
    const again = await mira.call.characters.act(call);
    expect(again).toEqual({ ...first, character: early.character, shown: early.shown });
    expect((await sheet()).coins.gold).toBe(1);
  });

  it('is forgotten after a week', async () => {
    const call = { campaignId, characterId, id: randomUUID(), act: gold(5) };
    await mira.call.characters.act(call);
    await pruneAnswers(app.database.sql, new Date(Date.now() + 6 * 24 * 60 * 60 * 1000));
    await mira.call.characters.act(call);
    expect((await sheet()).coins.gold).toBe(5);
    await pruneAnswers(app.database.sql, new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
    await mira.call.characters.act(call);
    expect((await sheet()).coins.gold).toBe(10);
  });
});

describe('the last answer of a creation by conversation', () => {
  it('makes the character once and tells of it again', async () => {
    const last = { campaignId, id: randomUUID(), step: 'class' as const, message: 'fighter!', data: { race: 'dwarf', name: 'Tam' } };
    const told = await tov.call.characters.guide(last);
    expect(told).toMatchObject({ characterCreated: true, character: { id: last.id, name: 'Tam' } });
    expect(await tov.call.characters.guide(last)).toEqual(told);
    const another = await tov.call.characters.guide({ ...last, id: randomUUID() });
    expect(another).toMatchObject({ characterCreated: false, characterExists: true });
  });
});
