import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noCoins } from '#domain/rules/coins.ts';
import { FREE_TEMPLATE_CAMPAIGN } from '#domain/ids.ts';
import { defaultBuild } from '#domain/character/creation/default-build.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { brokenFiles } from './broken-files.fixture.ts';
import { smallPicture } from './heroes/hero-to-keep.fixture.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let pia: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp({ dice: () => 4 });
  oda = await signUp(app.url, 'Oda');
  [mira, tov, pia] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov'), await signUp(app.url, 'Pia')];
  await app.database.pool.query(`update "user" set plan = 'DM'`);
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira, tov, pia]);
});
afterAll(() => app.end());

const setRules = `update campaign set settings = settings || jsonb_build_object('ruleSet', $2::text) where id = $1`;
const playBy = (ruleSet: string, id = campaignId) => app.database.pool.query(setRules, [id, ruleSet]);
const watch = ({ id }: Somebody) =>
  app.database.pool.query(`update campaign_participant set seat = 'spectator' where campaign_id = $1 and user_id = $2`, [campaignId, id]);
const bring = async (person: Somebody, name: string) =>
  (await person.call.characters.createQuick({ campaignId, id: randomUUID(), name, race: 'dwarf', class: 'fighter', outfit: 'none' }))
    .character;
/** A change of a sheet that was not asked for before. */
const asked = (characterId: string) => ({ campaignId, characterId, id: randomUUID() });
const sheetOf = async (characterId: string) => (await oda.call.characters.get({ campaignId, characterId })).character;
const lines = async () => (await oda.call.chat.list({ campaignId })).messages.filter(({ role }) => role === 'system');
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'yes',
    (error: unknown) => (error instanceof Error && 'code' in error ? `${String(error.code)}: ${error.message}` : String(error)),
  );

describe('a character is brought', () => {
  it('by the form: one for each person and campaign, the same one when it is sent again', async () => {
    const form = { campaignId, id: randomUUID(), name: '  Brakka ', race: 'dwarf', class: 'fighter' };
    const { character, position } = await mira.call.characters.createQuick(form);
    expect(character).toMatchObject({
      name: 'Brakka',
      species: 'dwarf',
      classes: [{ class: 'fighter', level: 1 }],
      ruleSet: 'quick',
      userId: mira.id,
    });
    expect(position).toBeGreaterThan(0);
    expect((await mira.call.characters.createQuick(form)).character).toEqual(character);
    expect(await refusal(mira.call.characters.createQuick({ ...form, id: randomUUID() }))).toBe(
      'character.exists: You already have a character. Delete it first if you want to create a new one.',
    );
    expect(await refusal(tov.call.characters.createQuick({ ...form, name: ' ' }))).toBe(
      'character.idTaken: There is another character with that id.',
    );
    expect(await refusal(tov.call.characters.createQuick({ ...form, id: randomUUID(), name: ' ' }))).toBe(
      'character.incomplete: Please fill in all fields (name, race, class).',
    );
  });

  it('only by those who play, each told why not', async () => {
    const form = { campaignId: FREE_TEMPLATE_CAMPAIGN, id: randomUUID(), name: 'Brakka', race: 'dwarf', class: 'fighter' };
    expect(await refusal(clientFor(app.url).characters.createQuick(form))).toBe(
      'character.signInFirst: You must be logged in to create a character',
    );
    expect(await refusal(mira.call.characters.createQuick(form))).toBe(
      'character.notEnrolled: Must be enrolled in campaign to create character',
    );
    await watch(mira);
    expect(await refusal(mira.call.characters.createQuick({ ...form, campaignId }))).toMatch(/^campaign.spectator/);
  });

  it('once, however many try at the same time', async () => {
    const form = { campaignId, name: 'Brakka', race: 'dwarf', class: 'fighter' };
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => refusal(mira.call.characters.createQuick({ ...form, id: randomUUID() }))),
    );
    expect(tries.filter((each) => each === 'yes')).toHaveLength(1);
    expect(await mira.call.characters.list({ campaignId })).toHaveLength(1);
  });

  it('by SRD 5.2 where the table plays so, with everything that suits the class', async () => {
    await playBy('srd');
    const quick = await mira.call.characters.createQuick({ campaignId, id: randomUUID(), name: 'Ael', race: 'elf', class: 'wizard' });
    expect(quick.character).toMatchObject({ ruleSet: 'srd', background: 'sage', spells: expect.arrayContaining([expect.anything()]) });
    const build = defaultBuild('Tam', 'halfling', 'rogue');
    const made = await tov.call.characters.createSrd({ campaignId, id: randomUUID(), build });
    expect(made.character).toMatchObject({ name: 'Tam', ruleSet: 'srd', skills: expect.arrayContaining(['stealth']) });
    const cheat = { ...build, scores: { ...build.scores, charisma: 18 } };
    expect(await refusal(pia.call.characters.createSrd({ campaignId, id: randomUUID(), build: cheat }))).toBe(
      'character.creationRefused: Each of these scores is used exactly once: 15, 14, 13, 12, 10, 8.',
    );
  });

  it('of scores that the server rolled once, shown to the table', async () => {
    await playBy('srd');
    const build = { ...defaultBuild('Tam', 'halfling', 'rogue'), method: 'rolled' as const };
    const scores = { strength: 12, dexterity: 12, constitution: 12, intelligence: 12, wisdom: 12, charisma: 12 };
    const create = (given: typeof scores) =>
      tov.call.characters.createSrd({ campaignId, id: randomUUID(), build: { ...build, scores: given } });
    expect(await refusal(create(scores))).toMatch('Roll the scores first.');
    const roll = await tov.call.characters.rollScores({ campaignId, way: '4d6' });
    expect(await tov.call.characters.rollScores({ campaignId, way: '3d6' })).toEqual(roll);
    expect(await tov.call.characters.scores({ campaignId })).toEqual(roll);
    expect(await lines()).toMatchObject([
      { content: 'Tov rolls 4d6 six times for a new character: 12, 12, 12, 12, 12, 12', rolls: roll.rolls },
    ]);
    expect(await refusal(create({ ...scores, dexterity: 18 }))).toMatch('Each of these scores is used exactly once');
    expect((await create(scores)).character.stats).toMatchObject({ dexterity: 14, constitution: 13, wisdom: 12 });
    expect(await tov.call.characters.scores({ campaignId })).toBeNull();
  });

  it('by conversation, and not a second time', async () => {
    const id = randomUUID();
    const say = (step: 'start' | 'race' | 'name' | 'class', message: string, data = {}) =>
      mira.call.characters.guide({ campaignId, id, step, message, data });
    const race = await say('race', 'a dwarf, I think', (await say('start', '')).data);
    const name = await say(race.step === 'name' ? 'name' : 'race', 'Call me Brakka', race.data);
    const done = await say(name.step === 'class' ? 'class' : 'race', 'fighter!', name.data);
    expect(done).toMatchObject({
      step: 'complete',
      characterCreated: true,
      character: { id, name: 'Brakka', classes: [{ class: 'fighter' }] },
    });
    expect(await say('start', '')).toMatchObject({
      characterExists: true,
      characterCreated: false,
      message: /^You already have a character/,
    });
  });
});

describe('a sheet', () => {
  it('is read by everyone at the table and changed by its player and the DM alone', async () => {
    const { id: characterId } = await bring(mira, 'Brakka');
    const hurt = { ...asked(characterId), act: { kind: 'takeDamage' as const, amount: 3 } };
    expect(await tov.call.characters.get({ campaignId, characterId })).toMatchObject({ isMine: false, mayAct: false, playerName: 'Mira' });
    expect(await refusal(tov.call.characters.act(hurt))).toMatch(/^character.notYours:/);
    expect(await refusal(tov.call.characters.delete({ campaignId, characterId }))).toMatch(/^character.notYoursToDelete:/);
    const { sentences } = await oda.call.characters.act(hurt);
    expect(sentences).toEqual(['Brakka takes 3 damage and has 5 of 8 hit points left.']);
    await watch(mira);
    expect(await refusal(mira.call.characters.act(hurt))).toMatch(/^campaign.spectator:/);
    expect(await refusal(mira.call.characters.act({ ...hurt, characterId: randomUUID() }))).toMatch(/^character.notFound:/);
  });

  it('refuses in the words of the rule and shows dice to the table', async () => {
    const { id: characterId } = await bring(mira, 'Brakka');
    const act = (given: Parameters<typeof mira.call.characters.act>[0]['act']) =>
      mira.call.characters.act({ ...asked(characterId), act: given });
    expect(await refusal(act({ kind: 'deathSave' }))).toBe('character.refused: Brakka is not dying.');
    await act({ kind: 'takeDamage', amount: 8 });
    const socket = await tov.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    const saved = await act({ kind: 'deathSave' });
    expect(saved.character.deathSaves).toEqual({ successes: 0, failures: 1 });
    await socket.hear('event', ({ event }) => event.type === 'characters.changed' && event.characterId === characterId);
    socket.close();
    expect(await lines()).toMatchObject([
      {
        authorName: 'Brakka',
        content: 'Brakka has 0 of 3 successes and 1 of 3 failures.',
        rolls: [{ label: 'Brakka: death save', total: 4 }],
      },
    ]);
  });

  it('remembers who did what, and takes back what nothing later has changed', async () => {
    const { id: characterId } = await bring(mira, 'Brakka');
    const hurt = await oda.call.characters.act({ ...asked(characterId), act: { kind: 'takeDamage', amount: 3 } });
    const named = await mira.call.characters.act({ ...asked(characterId), act: { kind: 'rename', name: 'Brakka the Bold' } });
    await mira.call.characters.act({ ...asked(characterId), act: { kind: 'rename', name: 'Bold Brakka' } });
    const { entries } = await mira.call.characters.history({ campaignId, characterId });
    expect(entries.map(({ actorName, summary, canUndo }) => [actorName, summary, canUndo])).toEqual([
      ['Mira', ['Name: Brakka the Bold to Bold Brakka.'], true],
      ['Mira', ['Name: Brakka to Brakka the Bold.'], false],
      ['Oda', ['Brakka takes 3 damage and has 5 of 8 hit points left.'], true],
      ['Mira', ['Brakka, dwarf and fighter, joins the table.'], false],
    ]);
    expect((await tov.call.characters.history({ campaignId, characterId })).entries.some(({ canUndo }) => canUndo)).toBe(false);
    const undo = (position: number | null) => refusal(mira.call.characters.undo({ ...asked(characterId), position: position ?? 1 }));
    expect(await undo(named.position)).toBe('character.refused: A later change affects the same thing. Undo that one first.');
    expect(await undo(hurt.position)).toBe('yes');
    expect(await sheetOf(characterId)).toMatchObject({ damage: 0, name: 'Bold Brakka' });
    expect(await undo(1)).toMatch(/^character.noSuchChange/);
  });

  it('goes back with its table, and its history too', async () => {
    const { id: characterId } = await bring(mira, 'Brakka');
    const act = (given: Parameters<typeof mira.call.characters.act>[0]['act']) =>
      mira.call.characters.act({ ...asked(characterId), act: given });
    const { character, position } = await act({ kind: 'addItem', itemId: 'rope', catalogId: 'rope', quantity: 2 });
    const later = await act({ kind: 'rename', name: 'Bold Brakka' });
    await mira.call.characters.delete({ campaignId, characterId });
    await oda.call.history.goBack({ campaignId, position: position ?? 0 });
    expect(await sheetOf(characterId)).toEqual(character);
    expect((await mira.call.characters.history({ campaignId, characterId })).entries).toHaveLength(2);
    const undo = mira.call.characters.undo({ ...asked(characterId), position: later.position ?? 0 });
    expect(await refusal(undo)).toMatch(/^character.noSuchChange/);
  });

  it('shows a picture to the table alone', async () => {
    const { id: characterId } = await bring(mira, 'Brakka');
    const { character } = await mira.call.characters.savePortrait({ ...asked(characterId), image: smallPicture });
    const url = character.portrait.kind === 'picture' ? character.portrait.url : '';
    const look = (cookie: string) => fetch(`${app.url}${url}`, { headers: { cookie } });
    expect((await look(tov.cookie)).headers.get('content-type')).toBe('image/png');
    const stranger = await signUp(app.url, 'Sly');
    expect([(await look(stranger.cookie)).status, (await look('')).status]).toEqual([404, 401]);
    expect(await refusal(mira.call.characters.savePortrait({ ...asked(characterId), image: 'AAAA' }))).toMatch(/^image.invalid/);
    const drawn = await mira.call.characters.savePortrait({ ...asked(characterId), image: null });
    expect(drawn.character.portrait).toEqual({ kind: 'drawn', seed: characterId });
  });
});

describe('what goes from one to another', () => {
  it('is given, and comes back only from whoever has it', async () => {
    const [giver, receiver] = [await bring(mira, 'Brakka'), await bring(tov, 'Tam')];
    await mira.call.characters.act({ ...asked(giver.id), act: { kind: 'addItem', itemId: 'rope', catalogId: 'rope', quantity: 2 } });
    await mira.call.characters.act({ ...asked(giver.id), act: { kind: 'gainCoins', coins: { ...noCoins, gold: 10 } } });
    const given = await mira.call.characters.give({
      ...asked(giver.id),
      to: receiver.id,
      what: { kind: 'item', itemId: 'rope', quantity: 2 },
    });
    expect(given.receiver.inventory).toMatchObject([{ catalogId: 'rope', quantity: 2 }]);
    expect(
      await refusal(
        tov.call.characters.give({ ...asked(giver.id), to: receiver.id, what: { kind: 'coins', coins: { ...noCoins, gold: 1 } } }),
      ),
    ).toMatch(/^character.notYours/);
    const position = given.position ?? 0;
    expect(await refusal(mira.call.characters.undo({ ...asked(giver.id), position }))).toMatch(/^character.giverCannotTakeBack/);
    const [theirs] = (await tov.call.characters.history({ campaignId, characterId: receiver.id })).entries;
    expect(theirs).toMatchObject({ summary: ['Got 2 Ropes from Brakka.'], canUndo: true });
    await tov.call.characters.undo({ ...asked(receiver.id), position: theirs?.position ?? 0 });
    expect((await sheetOf(giver.id)).inventory).toMatchObject([{ id: 'rope', quantity: 2 }]);
    expect((await sheetOf(receiver.id)).inventory).toEqual([]);
  });

  it('is a copy at another table, well again and without a second one there', async () => {
    const { id: characterId } = await bring(mira, 'Brakka');
    await mira.call.characters.act({ ...asked(characterId), act: { kind: 'takeDamage', amount: 3 } });
    await mira.call.characters.savePortrait({ ...asked(characterId), image: smallPicture });
    const toCampaignId = await openCampaign(app, oda, [mira]);
    const copy = () => mira.call.characters.copy({ ...asked(characterId), toCampaignId });
    const { character, report } = await copy();
    expect(character).toMatchObject({ name: 'Brakka', campaignId: toCampaignId, damage: 0, portrait: { kind: 'picture' } });
    expect(report).toContain('Wounds and temporary hit points stay behind.');
    expect(character.portrait).not.toEqual((await sheetOf(characterId)).portrait);
    expect(await refusal(copy())).toMatch(/^character.exists/);
    expect(await refusal(tov.call.characters.copy({ ...asked(characterId), toCampaignId }))).toMatch(/^character.notYours/);
    expect((await mira.call.characters.mine({})).map(({ campaignName }) => campaignName)).toContain('The salt road');
  });

  it('is a file that comes back as it went', async () => {
    const { id: characterId } = await bring(mira, 'Brakka');
    await mira.call.characters.savePortrait({ ...asked(characterId), image: smallPicture });
    const file = await mira.call.characters.export({ campaignId, characterId, format: 'hearthlore' });
    const before = await sheetOf(characterId);
    await mira.call.characters.delete({ campaignId, characterId });
    expect(await mira.call.characters.list({ campaignId })).toEqual([]);
    const { character, report } = await mira.call.characters.import({ campaignId, id: characterId, text: file.text });
    expect([character, report]).toEqual([before, []]);
    expect(file.fileName).toBe('Brakka.json');
  });

  it('has room for what other programs write at length', async () => {
    const description = { value: 'Once upon a time. '.repeat(20_000) };
    const items = [{ name: 'Fighter', type: 'class', system: { identifier: 'fighter', levels: 3, description } }];
    const actor = { name: 'Wren', type: 'character', system: { details: { biography: description } }, items, flags: {} };
    const { character, report } = await tov.call.characters.import({ campaignId, id: randomUUID(), text: JSON.stringify(actor) });
    expect(character).toMatchObject({ name: 'Wren', classes: [{ class: 'fighter', level: 3 }], ruleSet: 'srd', species: 'human' });
    expect(report).toEqual([
      '“details.biography” cannot be imported.',
      'What is written about items and features cannot be imported.',
      'Wren uses other rules than this table plays by.',
    ]);
  });

  it.each(brokenFiles)('is no file of %s', async (_, text) => {
    expect(await refusal(mira.call.characters.import({ campaignId, id: randomUUID(), text }))).toMatch(/^character.fileRefused: .*[.]$/);
  });
});
