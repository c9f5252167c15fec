import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { PlayState } from '#domain/narration/play-state.ts';
import { openModel } from '#server/features/model/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, fightIn, sheetOf } from '#tests/support/app/arena.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };

let app: TestApp;
let mira: Somebody;
let campaignId: string;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({
    model: openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
    dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)),
  });
});
afterAll(() => app.end());
beforeEach(async () => {
  faces = [];
  mira = await signUp(app.url, 'Mira');
  campaignId = (await mira.call.campaigns.startPrivateRun({})).id;
});

const messages = async () => (await mira.call.chat.list({ campaignId })).messages;
const replies = async () => (await messages()).filter(({ narration }) => narration !== null && narration.cause !== 'welcome');

const fight = async () => fightIn(await mira.call.combat.get({ campaignId }));

/** Puts the party into a scene. */
async function standAt(scene: string, changes: Partial<PlayState> = {}): Promise<void> {
  const { rows } = await app.database.pool.query("select data from document where campaign_id = $1 and kind = 'play'", [campaignId]);
  const state = { ...rows[0].data, scene, visited: [scene], ...changes };
  await app.database.pool.query("update document set data = $2 where campaign_id = $1 and kind = 'play'", [
    campaignId,
    JSON.stringify(state),
  ]);
}

async function playState(): Promise<PlayState> {
  const { rows } = await app.database.pool.query("select data from document where campaign_id = $1 and kind = 'play'", [campaignId]);
  return PlayState.parse(rows[0].data);
}

async function bring(changes: HeroChanges = {}): Promise<string> {
  const stats = scores({ strength: 16, dexterity: 14, constitution: 14, intelligence: 12, wisdom: 12 });
  return bringHero(app, campaignId, mira, 'Krag', { stats, ...changes });
}

/** Words of Mira, and the replies to them, of which there are so many. */
async function say(content: string, count = 1): Promise<string[]> {
  const before = (await replies()).length;
  await mira.call.chat.post({ id: randomUUID(), campaignId, content });
  return vi.waitFor(async () => {
    const all = (await replies()).slice(before);
    if (all.length < count) throw new Error(`Nobody answers “${content}” yet.`);
    return all.map((each) => each.content);
  }, PATIENCE);
}

/** Swings of the sword that hit for 11, until Mira's hero has the next turn. */
const strike = async (at: string) => {
  faces = [15, 8];
  const [told = ''] = await say(`I attack the ${at}`);
  return told;
};
const endTurn = async () => {
  // Whoever is left misses.
  faces = [1, 1, 1, 1, 1, 1];
  await say('I end my turn');
};

describe('a blow in the story of a private run', () => {
  it('begins a fight of all who are hostile there: initiative is told, and the words that began it go on in it', async () => {
    await bring();
    await standAt('slakes');
    faces = [20, 1, 1, 15, 5];
    const [begun, gone = ''] = await say('I attack the silt hound with my sword', 2);
    expect(begun).not.toContain('What');
    expect(gone).toMatch(/^Initiative decides who is first: Krag, Silt Hound and Lame Hound, in this order\./);
    expect(gone).toMatch(/Silt Hound is bloodied[^]*Krag has a bonus action and a reaction left\.$/);
    const { view } = await fight();
    expect(view.combatants.map(({ id, side }) => [id, side]).slice(1)).toEqual([
      ['silt-hound', 'foes'],
      ['lame-hound', 'foes'],
    ]);
    // What happened in it stands in the log, once.
    const log = (await messages()).filter(({ fight: of }) => of !== null).map(({ content }) => content);
    expect(log.join('\n').match(/Krag hits Silt Hound with Longsword/g)).toHaveLength(1);
  });

  it('that a creature strikes first begins one as well, and nobody’s deed is lost by it', async () => {
    await bring();
    await standAt('slakes');
    const [first, next] = await say('I look at the leaning withies', 2);
    expect(first).toMatch(/(?:withies|poles)[^]*hound/);
    expect(next).toMatch(/^Initiative decides who is first: [^]*Round 1: it is Krag’s turn\./);
    expect((await fight()).view.phase).toBe('running');
  });

  it('ends with the last of the creatures: experience is given, and the way is open', async () => {
    const krag = await bring();
    await standAt('slakes');
    faces = [20, 1, 1, 15, 8];
    await say('I attack the silt hound with my sword', 2);
    await endTurn();
    await strike('silt hound');
    await endTurn();
    expect(await strike('lame hound')).toMatch(/The fight is over\.$/);
    expect((await fight()).view.phase).toBe('over');
    // A wolf and a mastiff (SRD 5.2.1): 50 and 25.
    expect((await sheetOf(app, campaignId, krag)).experience).toBe(75);
    expect((await playState()).npcs).toMatchObject({ 'silt-hound': { damage: 13 }, 'lame-hound': { damage: 9 } });
    const [gone] = await say('I take the causeway to Candle Rock');
    expect((await playState()).scene).toBe('candle-rock');
    expect(gone).not.toContain('hound');
  });

  it('ends where the only hero is down and stable: they come round where it is safe', async () => {
    const krag = await bring({ damage: 10 });
    await standAt('slakes', { visited: ['dry-quay', 'slakes'] });
    faces = [1, 20, 20, 15, 6];
    await say('I attack the silt hound', 2);
    expect((await sheetOf(app, campaignId, krag)).damage).toBe(12);
    for (const told of [/Krag/, /Krag/, /The fight is over\.$/]) {
      faces = [15];
      expect((await say('I end my turn'))[0]).toMatch(told);
    }
    expect((await fight()).view.phase).toBe('over');
    await say('I wait');
    expect((await playState()).scene).toBe('dry-quay');
    expect((await sheetOf(app, campaignId, krag)).damage).toBe(11);
  });

  it('is struck at once by heroes who have no sheet', async () => {
    await standAt('slakes');
    await say('I attack the silt hound');
    expect((await mira.call.combat.get({ campaignId })).fight).toBeNull();
  });

  it('is struck at once where a Dungeon Master takes the turns of creatures', async () => {
    await app.database.pool.query('update campaign set settings = settings || \'{"npcTurns":"dm"}\' where id = $1', [campaignId]);
    await bring();
    await standAt('slakes');
    await say('I attack the silt hound');
    expect((await mira.call.combat.get({ campaignId })).fight).toBeNull();
  });
});

describe('a fight that began in the story', () => {
  it('ends where a thing soothes all who fight: they count as defeated, and let the party be', async () => {
    const krag = await bring();
    await standAt('slakes', { taken: { 'net-bells': mira.id } });
    faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    const [told] = await say('I ring the net bells');
    expect(told).toMatch(/Silt Hound[^]*Lame Hound[^]*The fight is over\.$/);
    expect((await sheetOf(app, campaignId, krag)).experience).toBe(75);
    expect((await playState()).npcs).toMatchObject({ 'silt-hound': { damage: 0, attitude: 'wary' }, 'lame-hound': { attitude: 'wary' } });
    await say('I take the causeway to Candle Rock');
    expect((await playState()).scene).toBe('candle-rock');
  });

  it('goes on without a foe who is driven off by a check, and asks which one is meant', async () => {
    await bring();
    await standAt('slakes');
    faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    const asked = await say('I try to scare them off');
    expect(asked[0]).toBe('Which one: Silt Hound or Lame Hound?');
    faces = [2];
    await say('I threaten the lame hound with my sword held high');
    expect((await fight()).view.combatants).toHaveLength(3);
    await endTurn();
    faces = [19];
    const [told] = await say('I threaten the lame hound with my sword held high');
    expect(told).toContain('Lame Hound');
    expect((await fight()).view.combatants.map(({ id }) => id)).not.toContain('lame-hound');
    expect((await fight()).view.phase).toBe('running');
  });

  it('never strikes for words of mercy, and offers what could end it without a blow', async () => {
    await bring();
    await standAt('slakes');
    faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    const before = (await fight()).view.combatants.map(({ id, health }) => [id, health]);
    for (const words of ['I spare the silt hound and lower my sword', 'I drop my sword and raise my hands', 'I surrender']) {
      const [told] = await say(words);
      expect(told).toBe(
        'Krag strikes nobody. Foes fight on until they agree. To talk to one takes your action and a check. You can also flee, or end your turn.',
      );
      const offered = (await replies()).at(-1)?.narration?.options?.map((each) => each.words) ?? [];
      expect(offered).toContain('I calm Silt Hound');
      expect(offered.filter((each) => each.includes('attack'))).toEqual([]);
    }
    expect((await fight()).view.combatants.map(({ id, health }) => [id, health])).toEqual(before);
    faces = [2];
    const [told] = await say('I throw my purse to the lame hound so that it leaves us alone');
    expect(told).toMatch(/^Animal handling: \d+ against 15\. [^]*Lame Hound/);
    const log = (await messages()).filter(({ fight: of }) => of !== null).map(({ content }) => content);
    expect(log.join('\n')).toContain('Krag tries to influence Lame Hound.');
    const after = (await replies()).at(-1)?.narration?.options?.map((each) => each.words);
    expect(after).toEqual(['I flee the fight', 'I end my turn']);
    await endTurn();
    faces = [20];
    await say('I calm Lame Hound');
    expect((await fight()).view.combatants.map(({ id }) => id)).not.toContain('lame-hound');
  });

  it('ends with a foe who is knocked out in words: it lives, lies there asleep, and counts as defeated', async () => {
    const krag = await bring();
    await standAt('slakes', {
      npcs: { 'lame-hound': { damage: 9, attitude: 'hostile' }, 'silt-hound': { damage: 11, attitude: 'hostile' } },
    });
    faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    faces = [15, 8];
    const [told] = await say('I knock the silt hound out with the flat of my sword, I don’t want to kill it');
    expect(told).toMatch(/Silt Hound is knocked out\.[^]*The fight is over\.$/);
    expect((await playState()).npcs).toMatchObject({ 'silt-hound': { damage: 12, attitude: 'wary' } });
    expect((await playState()).tags).toMatchObject([{ about: { id: 'silt-hound' }, state: 'asleep' }]);
    expect((await sheetOf(app, campaignId, krag)).experience).toBeGreaterThan(0);
  });

  it('takes in whoever comes to it and says so, or strikes at somebody in it: initiative is rolled for them', async () => {
    const tov = await signUp(app.url, 'Tov');
    const { code } = await mira.call.invitations.createForCampaign({ campaignId });
    await tov.call.invitations.join({ code });
    await mira.call.campaigns.saveSettings({ campaignId, settings: { narratorAnswers: 'withoutTurns' } });
    await bring();
    await bringHero(app, campaignId, tov, 'Ilse');
    await standAt('slakes', { apart: { [tov.id]: 'dry-quay' } });
    faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    const words = async (content: string) => {
      const before = (await replies()).length;
      await tov.call.chat.post({ id: randomUUID(), campaignId, content });
      return vi.waitFor(async () => {
        const told = (await replies())[before];
        if (!told) throw new Error('Nobody answers yet.');
        return told;
      }, PATIENCE);
    };
    // From afar nobody joins.
    expect((await words('I join the fight')).content).toMatch(/^The fight is elsewhere: Ilse has to go there first\./);
    expect((await fight()).view.combatants.map(({ name }) => name)).not.toContain('Ilse');
    await standAt('slakes', { apart: {} });
    faces = [10];
    const { content, narration } = await words('I join the fight');
    expect(content).toMatch(/Ilse rolls \d+ for initiative\.[^]*Ilse is in the fight\. Round 1: it is Krag’s turn\./);
    expect(narration?.resolved).toMatchObject([{ outcome: 'answered' }]);
    expect((await fight()).view.combatants.map(({ name }) => name)).toContain('Ilse');
  });

  it('takes in whoever attacks somebody in it from beside', async () => {
    const tov = await signUp(app.url, 'Tov');
    const { code } = await mira.call.invitations.createForCampaign({ campaignId });
    await tov.call.invitations.join({ code });
    await mira.call.campaigns.saveSettings({ campaignId, settings: { narratorAnswers: 'withoutTurns' } });
    await bring();
    await standAt('slakes');
    faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await bringHero(app, campaignId, tov, 'Ilse');
    const before = (await replies()).length;
    await tov.call.chat.post({ id: randomUUID(), campaignId, content: 'I attack the lame hound' });
    const told = await vi.waitFor(async () => {
      const reply = (await replies())[before];
      if (!reply) throw new Error('Nobody answers yet.');
      return reply;
    }, PATIENCE);
    expect(told.content).toMatch(/^Ilse rolls \d+ for initiative\.\s/);
    expect(told.narration?.options?.map((each) => each.words)).toEqual(['I attack the lame hound']);
  });

  it('is over for a hero who flees: those left behind may strike, and the hero is where it is safe', async () => {
    const krag = await bring();
    await standAt('slakes', { visited: ['dry-quay', 'slakes'] });
    faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    faces = [15, 1, 1];
    const [told] = await say('I flee the fight');
    expect(told).toMatch(/Dry Quay[^]*The fight is over\.$/);
    expect((await fight()).view.phase).toBe('over');
    expect((await playState()).scene).toBe('dry-quay');
    const { damage, experience } = await sheetOf(app, campaignId, krag);
    expect([damage > 0, experience]).toEqual([true, 0]);
    expect((await playState()).npcs).toMatchObject({ 'silt-hound': { damage: 0, attitude: 'hostile' } });
  });

  it('is left in words that flee, and nobody strikes twice at whoever has left them already', async () => {
    await bring();
    await standAt('slakes', { visited: ['dry-quay', 'slakes'] });
    faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    faces = [1, 1];
    const [away] = await say('I move away from Silt Hound and Lame Hound');
    expect(away).toContain('moves away from');
    expect((await replies()).at(-1)?.narration?.options?.map((each) => each.words)).toContain('I flee the fight');
    const [told] = await say('We all run away!');
    expect(told).toMatch(/Krag moves away\.[^]*Dry Quay[^]*The fight is over\.$/);
    expect((await playState()).scene).toBe('dry-quay');
  });

  it('offers a way out where it is asked whose reach is left, and its own words work', async () => {
    await bring();
    await standAt('slakes');
    faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    await endTurn();
    await say('I back off');
    const offered = (await replies()).at(-1)?.narration?.options?.map((each) => each.words) ?? [];
    expect(offered.slice(-2)).toEqual(['I move away and leave nobody’s reach', 'I flee the fight']);
    const [told] = await say('I move away and leave nobody’s reach');
    expect(told).toMatch(/^Krag moves away\.\s/);
  });

  it('leaves heroes who are elsewhere out of it: they go on with what they do, and strike nobody', async () => {
    const tov = await signUp(app.url, 'Tov');
    const { code } = await mira.call.invitations.createForCampaign({ campaignId });
    await tov.call.invitations.join({ code });
    await mira.call.campaigns.saveSettings({ campaignId, settings: { narratorAnswers: 'withoutTurns' } });
    await bring();
    await bringHero(app, campaignId, tov, 'Ilse');
    await standAt('slakes', { apart: { [tov.id]: 'dry-quay' } });
    faces = [20, 1, 1, 1];
    await say('I attack the silt hound', 2);
    expect((await fight()).view.combatants.map(({ name }) => name)).toEqual(['Krag', 'Silt Hound', 'Lame Hound']);
    const before = (await replies()).length;
    await tov.call.chat.post({ id: randomUUID(), campaignId, content: 'I go to the Tide House' });
    await vi.waitFor(async () => expect((await replies()).length).toBeGreaterThan(before), PATIENCE);
    expect((await playState()).apart).toEqual({ [tov.id]: 'tide-house' });
    expect((await fight()).view.phase).toBe('running');
  });
});
