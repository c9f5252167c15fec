import { fittingChoices } from '#domain/character/character.fixture.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp({ dice: () => 4 });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  await app.database.pool.query(`update "user" set plan = 'DM'`);
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira, tov]);
  await app.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
});
afterAll(() => app.end());

type Act = Parameters<Somebody['call']['characters']['act']>[0]['act'];
const bring = async (person: Somebody, name: string, calling: string) =>
  (await person.call.characters.createQuick({ campaignId, id: randomUUID(), name, race: 'human', class: calling })).character;
const act = (person: Somebody, characterId: string, done: Act) =>
  person.call.characters.act({ campaignId, characterId, id: randomUUID(), act: done });
const sheetOf = async (characterId: string) => deriveSheet((await oda.call.characters.get({ campaignId, characterId })).character);
const lines = async () =>
  (await oda.call.chat.list({ campaignId })).messages.filter(({ role }) => role === 'system').map(({ content }) => content);
/** Gives somebody a spell as a story would, outside of the rules of learning. */
const teach = (characterId: string, spell: string) =>
  app.database.pool.query(
    `update document set data = jsonb_set(data, '{spells}', data -> 'spells' || $2::jsonb) where key = $1 and kind = 'character'`,
    [characterId, JSON.stringify([{ spell, prepared: true, from: 'other' }])],
  );

it('a called creature has the numbers of who called it, and every seat may read them', async () => {
  const caller = { slot: 5, toHit: 9, dc: 17, modifier: 5 };
  const creatures = [
    { creature: 'celestial-steed', caller },
    { creature: 'wolf', caller },
    { creature: 'nobody', caller },
  ];
  const blocks = await tov.call.characters.calledCreatures({ campaignId, creatures });
  expect(blocks).toMatchObject([{ armorClass: 15, hitPoints: 55, speeds: { walk: 60, fly: 60 } }, { name: 'Wolf' }, null]);
  const fewer = await tov.call.characters.calledCreatures({
    campaignId,
    creatures: [{ creature: 'celestial-steed', caller: { ...caller, slot: 2 } }],
  });
  expect(fewer).toMatchObject([{ armorClass: 12, hitPoints: 25, speeds: { walk: 60 } }]);
});

it('a sheet on paper is worked out for every seat, without what ends within the hour', async () => {
  const { id } = await bring(mira, 'Ysolde', 'wizard');
  await teach(id, 'shield');
  await act(mira, id, { kind: 'cast', spell: 'shield', with: { kind: 'slot', level: 1 } });
  const { character } = await mira.call.characters.get({ campaignId, characterId: id });
  expect(character.activeEffects).toHaveLength(1);
  const { paper, playerName } = await tov.call.characters.paper({ campaignId, characterId: id });
  const before = { ...character, activeEffects: [] };
  expect(playerName).toBe('Mira');
  expect(paper.character).toEqual(before);
  // Nothing of the numbers is lost on the way.
  expect(paper.sheet).toEqual(deriveSheet(before));
  expect(paper.sheet).not.toEqual(deriveSheet(character));
  expect(paper.spells.map(({ spell }) => spell.name)).toContain('Shield');
  expect(paper.items[character.inventory.find(({ name }) => name === 'Quarterstaff')?.id ?? '']).toEqual({
    damage: '1d6',
    damageType: 'bludgeoning',
    armorClass: null,
    isShield: false,
  });
});

it('a change tells the table what pages show of a change, and nothing that has stayed', async () => {
  const { id: characterId } = await bring(mira, 'Brakka', 'fighter');
  const socket = await tov.listen();
  socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
  await socket.hear('subscribed');
  // Unhurt, Second Wind would heal nothing; hurt, it would.
  const { shown, position } = await act(mira, characterId, { kind: 'takeDamage', amount: 3 });
  const { event } = await socket.hear('event', (heard) => heard.event.type === 'characters.changed');
  socket.close();
  expect(event).toMatchObject({ sheet: { position, fields: { damage: 3 }, shown: { hitPoints: shown?.hitPoints } } });
  expect(event.type === 'characters.changed' && Object.keys(event.sheet?.shown ?? {})).toEqual(['hitPoints', 'uses', 'rests']);
  expect((await tov.call.characters.get({ campaignId, characterId })).shown).toEqual(shown);
});

it('a weapon under a spell attacks otherwise, berries are eaten one by one, and all of it is undone', async () => {
  const { id, inventory: packed } = await bring(mira, 'Ysolde', 'wizard');
  await teach(id, 'shillelagh');
  await teach(id, 'goodberry');
  const staff = packed.find(({ name }) => name === 'Quarterstaff')?.id ?? '';
  const { inventory } = (await act(mira, id, { kind: 'placeItem', itemId: staff, place: 'offHand' })).character;
  const attack = async () => (await sheetOf(id)).attacks.find(({ itemId }) => itemId === staff);
  const cast = await act(mira, id, { kind: 'cast', spell: 'shillelagh', with: { kind: 'free' } });
  expect(await attack()).toMatchObject({ dice: '1d8', damageTypes: ['bludgeoning', 'force'] });
  const put = await act(mira, id, { kind: 'placeItem', itemId: staff, place: 'pack' });
  expect(put.sentences.join(' ')).toContain('Shillelagh ends for Ysolde.');
  expect((await attack())?.damageTypes).toBeUndefined();
  const made = await act(mira, id, { kind: 'cast', spell: 'goodberry', with: { kind: 'slot', level: 1 } });
  await act(mira, id, { kind: 'takeDamage', amount: 2 });
  const berries = made.character.inventory.find(({ name }) => name === 'Goodberry');
  const eaten = await act(mira, id, { kind: 'useItem', itemId: berries?.id ?? '' });
  expect(eaten.character.inventory.find(({ name }) => name === 'Goodberry')?.quantity).toBe(9);
  expect(eaten.character.damage).toBe(1);
  const undone = (position: number | null) =>
    mira.call.characters.undo({ campaignId, characterId: id, id: randomUUID(), position: position ?? 0 });
  for (const each of [eaten, made, put, cast]) await undone(each.position);
  const { character } = await mira.call.characters.get({ campaignId, characterId: id });
  expect(character.inventory).toEqual(inventory);
  expect(character.activeEffects).toEqual([]);
});

describe('a spell that is cast on the sheet', () => {
  it('raises armor class until it is ended, tells the table in one line, and is undone exactly', async () => {
    const { id } = await bring(mira, 'Ysolde', 'wizard');
    await teach(id, 'mage-armor');
    const before = (await sheetOf(id)).armorClass.value;
    const cast = await act(mira, id, { kind: 'cast', spell: 'mage-armor', with: { kind: 'slot', level: 1 } });
    expect((await sheetOf(id)).armorClass.value).toBe(before + 3);
    expect(await lines()).toContain('Ysolde casts Mage Armor. Mage Armor begins for Ysolde.');
    const [effect] = cast.character.activeEffects;
    const ended = await act(mira, id, { kind: 'endEffect', effectId: effect?.id ?? '' });
    expect(ended.sentences).toEqual(['Mage Armor ends for Ysolde.']);
    expect((await sheetOf(id)).armorClass.value).toBe(before);
    await mira.call.characters.undo({ campaignId, characterId: id, id: randomUUID(), position: ended.position ?? 0 });
    expect((await sheetOf(id)).armorClass.value).toBe(before + 3);
    await mira.call.characters.undo({ campaignId, characterId: id, id: randomUUID(), position: cast.position ?? 0 });
    expect((await mira.call.characters.get({ campaignId, characterId: id })).character).toMatchObject({
      activeEffects: [],
      slotsSpent: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
  });

  it('lies on another hero, and ends there with the concentration that holds it', async () => {
    const [{ id: cleric }, { id: fighter }] = [await bring(mira, 'Ansa', 'cleric'), await bring(tov, 'Brakka', 'fighter')];
    await teach(cleric, 'shield-of-faith');
    const before = (await sheetOf(fighter)).armorClass.value;
    await act(mira, cleric, { kind: 'cast', spell: 'shield-of-faith', with: { kind: 'slot', level: 1 }, targets: [fighter] });
    const borne = async () => (await oda.call.characters.get({ campaignId, characterId: cleric })).character.activeEffects;
    expect((await sheetOf(fighter)).armorClass.value).toBe(before + 2);
    // Whoever concentrates bears no more than the mark of the spell.
    expect(await borne()).toMatchObject([{ name: 'Shield of Faith', changes: [], held: true, from: cleric }]);
    await act(mira, cleric, { kind: 'endConcentration' });
    expect([(await sheetOf(fighter)).armorClass.value, await borne()]).toEqual([before, []]);
  });

  it('ends on whom it lay when the same spell is cast anew, and lies on whom that cast reaches', async () => {
    const [{ id: cleric }, { id: fighter }] = [await bring(mira, 'Ansa', 'cleric'), await bring(tov, 'Brakka', 'fighter')];
    await teach(cleric, 'bless');
    await teach(cleric, 'guidance');
    const bear = async () =>
      (await oda.call.characters.get({ campaignId, characterId: fighter })).character.activeEffects.map(({ name }) => name);
    const bless = (targets: string[]) => act(mira, cleric, { kind: 'cast', spell: 'bless', with: { kind: 'slot', level: 1 }, targets });
    await bless([cleric, fighter]);
    await bless([fighter]);
    expect(await bear()).toEqual(['Bless']);
    const guide = (targets: string[]) =>
      act(mira, cleric, { kind: 'cast', spell: 'guidance', with: { kind: 'free' }, choice: 'Arcana', targets });
    await guide([fighter]);
    expect(await bear()).toEqual(['Guidance: Arcana']);
    await guide([cleric]);
    expect(await bear()).toEqual([]);
    await act(mira, cleric, { kind: 'longRest' });
    await bless([fighter]);
    await bless([cleric]);
    expect(await bear()).toEqual([]);
  });

  it('heals whom it is cast on by dice that the server rolls', async () => {
    const [{ id: cleric }, { id: fighter }] = [await bring(mira, 'Ansa', 'cleric'), await bring(tov, 'Brakka', 'fighter')];
    await act(tov, fighter, { kind: 'takeDamage', amount: 9 });
    await teach(cleric, 'healing-word');
    const { left } = (await sheetOf(fighter)).hitPoints;
    const healed = await act(mira, cleric, { kind: 'cast', spell: 'healing-word', with: { kind: 'slot', level: 1 }, targets: [fighter] });
    expect(healed.rolls).toMatchObject([{ dice: '2d4', faces: [4, 4] }]);
    const now = (await sheetOf(fighter)).hitPoints;
    expect(now.left).toBe(Math.min(now.maximum.value, left + (healed.rolls[0]?.total ?? 0)));
    expect((await lines()).at(-1)).toMatch(/^Ansa casts Healing Word. Brakka regains \d+ hit points by Healing Word and has \d+ of \d+\.$/);
  });

  it('reaches nobody who is not at the table', async () => {
    const { id } = await bring(mira, 'Ansa', 'cleric');
    await teach(id, 'shield-of-faith');
    const cast = act(mira, id, { kind: 'cast', spell: 'shield-of-faith', with: { kind: 'slot', level: 1 }, targets: [randomUUID()] });
    await expect(cast).rejects.toMatchObject({ code: 'character.notFound' });
  });
});

it('Preserve Life heals the bloodied alone, and keeps its use where nobody is', async () => {
  const [{ id: cleric }, { id: fighter }] = [await bring(mira, 'Ansa', 'cleric'), await bring(tov, 'Brakka', 'fighter')];
  for (let level = 2; level <= 3; level += 1) {
    const { character } = await mira.call.characters.get({ campaignId, characterId: cleric });
    await act(mira, cleric, { kind: 'levelUp', choices: fittingChoices(character, 'cleric') });
  }
  const preserve: Act = { kind: 'useFeature', use: 'channel-divinity', way: 'preserve-life', targets: [cleric, fighter] };
  await expect(act(mira, cleric, preserve)).rejects.toThrow('Preserve Life would heal none of those who were chosen.');
  await act(tov, fighter, { kind: 'takeDamage', amount: (await sheetOf(fighter)).hitPoints.left });
  await act(mira, cleric, preserve);
  const { left, maximum } = (await sheetOf(fighter)).hitPoints;
  expect(left).toBe(Math.floor(maximum.value / 2));
});

it('a feature heals, and the table is told of it and of rests, once for a repeated call', async () => {
  const { id: characterId } = await bring(tov, 'Brakka', 'fighter');
  await act(tov, characterId, { kind: 'takeDamage', amount: 9 });
  const asked = { campaignId, characterId, id: randomUUID(), act: { kind: 'useFeature' as const, use: 'second-wind' } };
  const used = await tov.call.characters.act(asked);
  expect(used.rolls).toMatchObject([{ dice: '1d10', modifier: 1, total: 5 }]);
  expect((await tov.call.characters.act(asked)).character).toEqual(used.character);
  await act(tov, characterId, { kind: 'longRest' });
  const told = await lines();
  expect(told.filter((line) => line.startsWith('Brakka uses Second Wind: 1 of 2 left.'))).toHaveLength(1);
  expect(told.at(-1)).toMatch(/^Brakka takes a long rest/);
});

describe('an effect that lasts less than an hour', () => {
  /** Lets real time go by since the effects of a sheet began. */
  const minutesGoBy = async (characterId: string, minutes: number) => {
    const since = new Date(Date.now() - minutes * 60_000).toISOString();
    for (const table of ['document', 'document_version'])
      await app.database.pool.query(
        `update ${table} set data = jsonb_set(data, '{activeEffects,0,since}', to_jsonb($2::text))
          where key = $1 and kind = 'character' and data -> 'activeEffects' -> 0 is not null`,
        [characterId, since],
      );
  };

  it('counts no longer on the sheet, in the card and in the file once its time is over, and its cast is taken back all the same', async () => {
    const { id } = await bring(mira, 'Ysolde', 'wizard');
    await teach(id, 'shield');
    const before = (await sheetOf(id)).armorClass.value;
    const cast = await act(mira, id, { kind: 'cast', spell: 'shield', with: { kind: 'slot', level: 1 } });
    expect([(await sheetOf(id)).armorClass.value, cast.character.activeEffects]).toMatchObject([before + 5, [{ name: 'Shield' }]]);
    await minutesGoBy(id, 2);
    const [card] = await oda.call.characters.list({ campaignId });
    const { text } = await mira.call.characters.export({ campaignId, characterId: id, format: 'foundry' });
    expect([(await sheetOf(id)).armorClass.value, card?.armorClass, JSON.parse(text).effects.length]).toEqual([before, before, 0]);
    await mira.call.characters.undo({ campaignId, characterId: id, id: randomUUID(), position: cast.position ?? 0 });
    const { slotsSpent, pastEffects } = (await mira.call.characters.get({ campaignId, characterId: id })).character;
    expect([slotsSpent[0], pastEffects]).toEqual([0, []]);
  });

  it('ends for everybody by the word of whoever leads, and the table is told', async () => {
    const { id } = await bring(mira, 'Ysolde', 'wizard');
    await teach(id, 'shield');
    await act(mira, id, { kind: 'cast', spell: 'shield', with: { kind: 'slot', level: 1 } });
    expect((await oda.call.characters.list({ campaignId }))[0]?.endsByTime).toBe(true);
    expect((await act(oda, id, { kind: 'passTime' })).sentences).toEqual(['Shield ends for Ysolde.']);
    expect(await lines()).toContain('Shield ends for Ysolde.');
  });
});
