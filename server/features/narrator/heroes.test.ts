import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { carrying, hero } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import { findCharacterOf, saveCharacter } from '#server/features/characters/characters.store.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { freshDatabase, startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { scriptedModel } from '#tests/support/services/scripted-model.ts';
import type { Brief } from '#domain/narration/brief.ts';
import type { Reply } from '#server/features/model/model.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };

let database: Database;
let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
/** What the narrator asks in each reply, and the faces of the dice. */
let requests: ToolCall[] = [];
let faces: number[] = [];
let briefs: Brief[] = [];
/** What each reply was to be checked against. */
const checked: Reply['material'][] = [];
let gate: Promise<void> = Promise.resolve();

/** A narrator that asks as a test says, and then speaks one sentence. */
function asking(): ReturnType<typeof scriptedModel> {
  return {
    ...scriptedModel(),
    async *narrate(reply) {
      const { brief, signal } = reply;
      briefs.push(brief);
      checked.push(reply.material);
      for (const request of requests) await reply.callTool(request);
      yield { type: 'text', text: 'So it goes. ' };
      const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
      await Promise.race([gate, stopped]);
      const usage = { input: 1, output: 1, estimated: true };
      yield { type: 'end', ending: 'complete', spokenBy: 'Scripted', fellBack: null, usage, fragments: [] };
    },
  };
}

const start = () => startApp({ database, model: asking(), dice: () => faces.shift() ?? 10 });

beforeAll(async () => {
  database = await freshDatabase();
  app = await start();
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
beforeEach(async () => {
  [requests, faces, briefs, gate] = [[], [], [], Promise.resolve()];
  const call = clientFor(app.url, owner.cookie);
  campaignId = await openCampaign(app, { call }, [mira]);
});
afterAll(async () => {
  await app.end();
  await database.close();
});

const as = ({ cookie }: Somebody) => clientFor(app.url, cookie);
const by = { id: null, name: 'Test' };
const write = (content: string) => as(mira).chat.post({ id: randomUUID(), campaignId, content });
const sheet = () => findCharacterOf(database.sql, campaignId, mira.id);

async function narrated(count: number) {
  return vi.waitFor(async () => {
    const replies = (await as(mira).chat.list({ campaignId })).messages.filter(
      ({ narration }) => narration !== null && narration.cause !== 'welcome',
    );
    expect(replies).toHaveLength(count);
    return replies;
  }, PATIENCE);
}

async function sitDown(changes: HeroChanges = {}): Promise<Character> {
  const inventory = carrying(['longsword', 'mainHand']);
  const kara: Character = { ...hero({ name: 'Kara', inventory, ...changes }), id: randomUUID(), userId: mira.id, campaignId };
  await transact(app.kernel, (tx) => saveCharacter(tx, kara, { by, summary: [] }));
  return kara;
}

/** Puts the party onto the flats, where the silt hound lies in wait. */
async function meetHound(): Promise<void> {
  const play = await findPlay(database.sql, campaignId);
  if (!play) throw new Error('There is no play.');
  const npcs = { 'silt-hound': { damage: 0, attitude: 'hostile' as const } };
  const scene = templateAdventure.scenes.find((each) => each.npcs.includes('silt-hound'))?.id ?? '';
  await savePlay(database.sql, campaignId, { ...play.state, scene, npcs }, new Date());
}

const bite: ToolCall = { name: 'npc_attack', npc: 'silt-hound', target: '' };
const biteMira = (): ToolCall => ({ ...bite, target: mira.id });

describe('a hero', () => {
  it('is the character of the player: by name, numbers and words', async () => {
    await sitDown({ damage: 3 });
    await write('I look around.');
    await narrated(1);
    const [brief] = briefs;
    expect(brief?.party).toMatchObject([
      {
        id: mira.id,
        name: 'Kara',
        sheet: { damage: 3 },
        card: { classes: 'Fighter 1', weapons: ['Longsword'], now: { hitPoints: { left: 7, maximum: 10 } } },
      },
    ]);
    expect(brief?.recent.at(-1)).toMatchObject({ sender: 'Kara', content: 'I look around.' });
    expect(brief?.state.heroes[mira.id]).toEqual({ damage: 3 });
    expect((await as(mira).chat.list({ campaignId })).messages.at(-2)?.authorName).toBe('Mira');
  });

  it('drinks a potion of theirs, which is gone from the sheet with what it mended', async () => {
    await sitDown({ damage: 9, inventory: [itemOf('potion-of-healing', 1, 'potion')] });
    [requests, faces] = [[{ name: 'use_item', heroId: mira.id, item: 'Potion of Healing' }], [2, 3]];
    await write('I drink my potion.');
    const [reply] = await narrated(1);
    expect(briefs[0]?.party[0]?.sheet?.items).toMatchObject([{ name: 'Potion of Healing', ways: [{ name: 'Drink' }] }]);
    expect(reply?.rolls.map(({ total }) => total)).toEqual([7]);
    expect(await sheet()).toMatchObject({ damage: 2, inventory: [] });
  });

  it('bears on the sheet what a reply did, and carries what it gave', async () => {
    await sitDown();
    await meetHound();
    [requests, faces] = [[biteMira()], [19, 4]];
    await write('I wait.');
    const [reply] = await narrated(1);
    expect(reply?.rolls.map(({ total }) => total)).toEqual([23, 6]);
    expect((await sheet())?.damage).toBe(6);
    const { rows } = await database.pool.query(
      "select summary, actor_name from document_version where campaign_id = $1 and kind = 'character' order by position desc",
      [campaignId],
    );
    expect(rows[0]).toMatchObject({
      actor_name: 'Narrator',
      summary: expect.arrayContaining([expect.objectContaining({ kind: 'isHit', by: 'the silt hound' })]),
    });
  });

  it('bears it once when the reply is generated again after the server went away', async () => {
    await sitDown();
    await meetHound();
    [requests, faces] = [[biteMira()], [19, 4, 19, 4]];
    gate = new Promise(() => {});
    await write('I wait.');
    await vi.waitFor(() => expect(briefs).toHaveLength(1), PATIENCE);
    await app.end();
    gate = Promise.resolve();
    app = await start();
    await narrated(1);
    expect(briefs).toHaveLength(2);
    expect((await sheet())?.damage).toBe(6);
  });

  it('rests with the party, and the dice of it are shown', async () => {
    await sitDown({ damage: 5, level: 3, hitPointGains: [5, 5] });
    [requests, faces] = [[{ name: 'rest', length: 'short' }], [7]];
    await write('We rest for an hour.');
    const [reply] = await narrated(1);
    expect(reply?.rolls).toMatchObject([{ label: 'Kara: hit die 1', total: 7 }]);
    expect(await sheet()).toMatchObject({ damage: 0, hitDiceSpent: { d10: 1 } });
  });

  it('is told after a cycle what became of what they wanted', async () => {
    await sitDown();
    [requests, faces] = [[{ name: 'check', heroId: mira.id, skill: 'stealth', dc: 15, advantage: 'none' }], [1]];
    await as(mira).turns.raiseHand({ campaignId });
    await write('I creep past.');
    await as(mira).turns.lowerHand({ campaignId });
    const [reply] = await narrated(1);
    const sentence = 'Kara fails the stealth check, and it goes badly wrong.';
    const why = { code: 'checkDisaster', slots: { hero: 'Kara', skill: 'stealth' }, sentence };
    const became = { id: 'i1', userId: mira.id, name: 'Kara', intent: 'I creep past.', outcome: 'failed', why, roll: 0 };
    expect(reply?.narration?.resolved).toEqual([became]);
  });
});

describe('a draft', () => {
  beforeEach(async () => {
    await sitDown();
    await meetHound();
    await database.pool.query(`update campaign set settings = settings || '{"narratorMode":"draft"}' where id = $1`, [campaignId]);
    [requests, faces] = [[biteMira()], [19, 4]];
    await write('I wait.');
  });
  const draft = () =>
    vi.waitFor(async () => {
      const [found] = (await as(owner).narrator.drafts({ campaignId })).drafts;
      if (!found) throw new Error('There is no draft.');
      return found;
    }, PATIENCE);

  it('hurts nobody until it is posted', async () => {
    const { id: narrationId, rolls } = await draft();
    expect(rolls).toHaveLength(2);
    expect((await sheet())?.damage).toBe(0);
    await as(owner).narrator.publishDraft({ campaignId, narrationId, content: 'The hound bites Kara.' });
    expect((await sheet())?.damage).toBe(6);
  });

  it('says in words why an intent ended as it did, and is posted without them', async () => {
    const { id: narrationId, narration } = await draft();
    expect(narration.resolved.map(({ why }) => why?.sentence)).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
    await as(owner).narrator.publishDraft({ campaignId, narrationId, content: 'The hound bites Kara.' });
    const { rows } = await database.pool.query(
      `select narration -> 'resolved' -> 0 -> 'why' as why from message where campaign_id = $1 order by position desc limit 1`,
      [campaignId],
    );
    expect(rows).toEqual([{ why: { code: expect.any(String), slots: expect.any(Object) } }]);
  });

  it('hurts nobody when it is discarded', async () => {
    const { id: narrationId } = await draft();
    await as(owner).narrator.discardDraft({ campaignId, narrationId });
    expect((await sheet())?.damage).toBe(0);
    expect((await findPlay(database.sql, campaignId))?.state.heroes).toEqual({});
  });
});

describe('what a reply is given besides', () => {
  it('is whether a fight of others goes on at the Combat tab, where blows are ruled, and how it stands', async () => {
    await sitDown();
    await meetHound();
    const { combat } = as(owner);
    await combat.open({ campaignId, heroes: [] });
    const { fight } = await combat.addMonsters({ campaignId, monsterId: 'goblin-warrior', count: 1 });
    await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
    requests = [biteMira()];
    await write('I strike.');
    const [during] = await narrated(1);
    await combat.end({ campaignId, number: (await combat.get({ campaignId })).fight?.number ?? 0 });
    requests = [];
    await write('I look around.');
    await narrated(2);
    expect([briefs.map(({ fighting }) => fighting), during?.rolls]).toEqual([[true, false], []]);
    expect(briefs.map(({ standing }) => standing)).toEqual([expect.stringContaining('it is Goblin Warrior’s turn'), undefined]);
  });

  it('is the lore that everyone may read of what is spoken of, and nothing for DMs alone', async () => {
    const owning = as(owner);
    await database.pool.query(`update "user" set plan = 'DM' where id = $1`, [owner.id]);
    const { id: worldId } = await owning.worlds.create({ name: 'The Weir' });
    const add = (name: string, text: string, audience: 'everyone' | 'dm') =>
      owning.lore.add({ worldId, entry: { category: 'items', name, text, audience } });
    await add('Salt Bell', 'It rings under water.\n\n::: dm\nheron-in-the-cellar\n:::', 'everyone');
    await add('Salt Thief', 'heron-in-the-cellar', 'dm');
    await add('Other Thing', 'Nobody asks.', 'everyone');
    await database.pool.query('update campaign set world_id = $2 where id = $1', [campaignId, worldId]);
    await write('Where is the salt bell, and who is the Salt Thief?');
    await narrated(1);
    expect(briefs[0]?.lore).toEqual([{ name: 'Salt Bell', category: 'items', text: 'It rings under water.' }]);
    expect(JSON.stringify(briefs[0])).not.toContain('heron-in-the-cellar');
    // The check knows what the brief does not, and what was added to it meanwhile.
    expect((await checked.at(-1))?.lore?.hidden).toEqual(['heron-in-the-cellar', 'heron-in-the-cellar']);
    await add('Salt Child', 'swallow-in-the-attic', 'dm');
    await as(owner).tableLore.save({
      campaignId,
      entryId: randomUUID(),
      seen: null,
      fields: { category: 'items', name: 'Rope', aliases: [], text: 'Old.\n\n::: dm\nswift-in-the-tower\n:::', audience: 'everyone' },
    });
    await write('And who else?');
    await narrated(2);
    const lore = (await checked.at(-1))?.lore;
    expect(lore?.hidden).toEqual(expect.arrayContaining(['swallow-in-the-attic', 'swift-in-the-tower']));
    expect(lore?.open.join()).toContain('It rings under water.');
    expect(JSON.stringify(briefs)).not.toMatch(/swallow-in|swift-in/);
  });
});
