import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NarratorAnswers } from '#domain/campaign/narrator-answers.ts';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };

let app: TestApp;
let owner: Somebody;
let cora: Somebody;
let mira: Somebody;
let campaignId: string;
/** Replies that were begun before this test. */
let before: number;
let release = () => {};

beforeAll(async () => {
  app = await startApp();
  [owner, cora, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Cora'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  release();
  campaignId = await openCampaign(app, owner, [cora, mira]);
  await app.database.pool.query(`update campaign_participant set seat = 'co-dm' where user_id = $1 and campaign_id = $2`, [
    cora.id,
    campaignId,
  ]);
  before = app.model.replies.length;
});
afterAll(async () => {
  release();
  await app.end();
});

type Post = Parameters<Somebody['call']['chat']['post']>[0];
const write = (person: Somebody, content: string, more: Partial<Post> = {}) =>
  person.call.chat.post({ id: randomUUID(), campaignId, content, ...more });
const choose = (narratorAnswers: NarratorAnswers) => owner.call.campaigns.saveSettings({ campaignId, settings: { narratorAnswers } });
const briefs = () => app.model.replies.slice(before).map(({ brief }) => brief);
const asked = () => briefs().map(({ intents }) => intents.map(({ text }) => text));
const directed = () => briefs().map(({ directions }) => directions);
const owed = async () => {
  const { rows } = await app.database.pool.query('select 1 from narration where campaign_id = $1', [campaignId]);
  return rows.length;
};
async function untilNarrated(count: number) {
  await vi.waitFor(async () => {
    const { rows } = await app.database.pool.query(`select 1 from narration where campaign_id = $1 and status = 'narrated'`, [campaignId]);
    expect(rows).toHaveLength(count);
  }, PATIENCE);
}
const remote = (person: Somebody, body: object) =>
  fetch(`${app.url}/api/functions/generate-campaign-response`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: person.cookie, origin: app.url },
    body: JSON.stringify({ campaignId, ...body }),
  });

describe('the words of a Dungeon Master', () => {
  it('draw no reply, the owner’s and a co-DM’s', async () => {
    await write(owner, 'Quick break, everyone. Back at nine. Mira, can you bring the crisps?');
    await write(cora, 'Roll a Perception check, both of you.');
    expect(await owed()).toBe(0);
  });

  it('are taken up by the next reply as the word of the scene, once, and nobody acts in them', async () => {
    await write(owner, 'A storm rolls in from the sea.');
    await write(cora, 'The bridge creaks.');
    await write(mira, 'I look around.');
    await untilNarrated(1);
    await write(mira, 'I go on.');
    await untilNarrated(2);
    expect(asked()).toEqual([['I look around.'], ['I go on.']]);
    expect(directed()).toEqual([['A storm rolls in from the sea.', 'The bridge creaks.'], []]);
    expect(briefs().flatMap(({ party }) => party.map(({ name }) => name))).not.toContain('Oda');
  });

  it('are taken up by the reply after, when they are written while one is told', async () => {
    release = app.model.hold();
    await write(mira, 'I look around.');
    await vi.waitFor(() => expect(briefs()).toHaveLength(1), PATIENCE);
    await write(owner, 'The bridge creaks.');
    release();
    await untilNarrated(1);
    await write(mira, 'I go on.');
    await untilNarrated(2);
    expect(directed()).toEqual([[], ['The bridge creaks.']]);
  });

  it('are nobody’s action with a raised hand either: their cycle takes them up and answers the players', async () => {
    await Promise.all([owner, mira].map((person) => person.call.turns.raiseHand({ campaignId })));
    await write(owner, 'The bridge breaks.');
    await write(mira, 'I jump.');
    await Promise.all([owner, mira].map((person) => person.call.turns.lowerHand({ campaignId })));
    await untilNarrated(1);
    expect([asked(), directed()]).toEqual([[['I jump.']], [['The bridge breaks.']]]);
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.at(-1)?.narration?.resolved.map(({ name }) => name)).toEqual(['Mira']);
  });

  it('are not taken up when they are whispered or out of character', async () => {
    await write(owner, 'psst', { to: { kind: 'player', userId: mira.id } });
    await write(owner, 'My dog barks.', { kind: 'ooc' });
    await write(mira, 'I look around.');
    await untilNarrated(1);
    expect(directed()).toEqual([[]]);
  });
});

describe('asking the narrator', () => {
  it('owes a reply to what players said and takes up what the DMs wrote, without rolling for anybody where nobody acts', async () => {
    await write(owner, 'A storm rolls in from the sea.');
    await owner.call.narrator.ask({ campaignId });
    await untilNarrated(1);
    expect([asked(), directed()]).toEqual([[[]], [['A storm rolls in from the sea.']]]);
    await choose('turns');
    await write(mira, 'I hide.');
    await write(mira, 'lol');
    await write(mira, 'bows', { kind: 'me' });
    await cora.call.narrator.ask({ campaignId });
    await untilNarrated(2);
    expect(asked()[1]).toEqual(['I hide.']);
  });

  it('is one reply, however often it is asked before it comes', async () => {
    release = app.model.hold();
    await write(owner, 'A storm rolls in from the sea.');
    await Promise.all([1, 2].map(() => owner.call.narrator.ask({ campaignId }).catch(() => null)));
    release();
    await untilNarrated(1);
    expect(await owed()).toBe(1);
  });

  it('is refused when nothing is new, while actions are collected, while the table is paused and where a DM narrates', async () => {
    const ask = () => owner.call.narrator.ask({ campaignId });
    await expect(ask()).rejects.toMatchObject({ code: 'narration.nothingNew' });
    await mira.call.turns.raiseHand({ campaignId });
    await write(owner, 'A storm rolls in from the sea.');
    await expect(ask()).rejects.toMatchObject({ code: 'narration.isCollecting' });
    await mira.call.turns.lowerHand({ campaignId });
    await owner.call.turns.pause({ campaignId, paused: true });
    await expect(ask()).rejects.toMatchObject({ code: 'turn.paused' });
    await owner.call.turns.pause({ campaignId, paused: false });
    await owner.call.campaigns.saveSettings({ campaignId, settings: { narratorMode: 'dm' } });
    await expect(ask()).rejects.toMatchObject({ code: 'narration.isOff' });
    await expect(mira.call.narrator.ask({ campaignId })).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
  });

  it('comes with the words by the remote name, for a DM by their seat, whatever a player claims', async () => {
    expect((await remote(mira, { message: 'lol', isOwner: true })).status).toBe(200);
    expect(await owed()).toBe(0);
    expect((await remote(owner, { message: 'The bridge creaks.', isOwner: true })).status).toBe(200);
    await untilNarrated(1);
    expect([asked(), directed()]).toEqual([[[]], [['The bridge creaks.']]]);
    expect((await remote(cora, { message: 'It falls.' })).status).toBe(200);
    await untilNarrated(2);
  });
});

describe('when the narrator answers', () => {
  it('is whenever players speak in character, at a table that has chosen nothing', async () => {
    const { settings } = await mira.call.campaigns.get({ campaignId });
    expect(settings.narratorAnswers).toBe('inCharacter');
    for (const content of ['lol', 'um, dunno', 'haha nice', '(pizza?)', '*scratches her head*']) await write(mira, content);
    await write(mira, 'scratches her head', { kind: 'me' });
    await write(mira, 'What do I see?', { kind: 'ooc' });
    expect(await owed()).toBe(0);
    await write(mira, 'What do I see?');
    await untilNarrated(1);
    expect(asked()).toEqual([['What do I see?']]);
  });

  it('takes up the last words of each, however many were written while the reply was owed', async () => {
    release = app.model.hold();
    await write(cora, 'We wait.');
    await write(mira, 'I look around.');
    await vi.waitFor(() => expect(briefs()).toHaveLength(1), PATIENCE);
    await write(mira, 'I count to 0.');
    const { perPerson } = narrationServerLimits.messagesAnswered;
    const flood = Array.from({ length: perPerson + 3 }, (_, n) => `I count to ${n + 1}.`);
    for (const content of flood) await write(mira, content);
    release();
    await untilNarrated(2);
    expect(asked()).toEqual([['I look around.'], flood.slice(-perPerson)]);
  });

  it('is after a collection only, where the table has chosen turns', async () => {
    await choose('turns');
    await write(mira, 'Narrator, what do I see?');
    expect(await owed()).toBe(0);
    await mira.call.turns.raiseHand({ campaignId });
    await write(mira, 'I look around.');
    await mira.call.turns.lowerHand({ campaignId });
    await untilNarrated(1);
    expect(asked()).toEqual([['I look around.']]);
  });

  it('is when it is addressed, asked or an NPC of the scene is named, where the table has chosen that', async () => {
    await choose('addressed');
    const { adventure } = await openingBrief();
    const scene = adventure.scenes.find(({ id }) => id === adventure.start);
    const npc = adventure.npcs.find(({ id }) => scene?.npcs.includes(id));
    await write(mira, 'I sit down by the fire.');
    await write(mira, 'Cora, are you there?');
    expect(await owed()).toBe(1);
    await write(mira, `I give ${npc?.name ?? ''} a coin.`);
    await untilNarrated(2);
    await write(mira, 'What lies behind the door');
    await untilNarrated(3);
  });

  it('is when the hero of a player who is away is called, where the table has chosen that', async () => {
    const tov = await signUp(app.url, 'Tov');
    await app.database.pool.query("insert into campaign_participant (campaign_id, user_id, seat) values ($1, $2, 'player')", [
      campaignId,
      tov.id,
    ]);
    await bringHero(app, campaignId, tov, 'Ilse');
    await choose('addressed');
    await write(mira, 'Ilse, can you hold the door?');
    expect(await owed()).toBe(0);
    await owner.call.turns.setAway({ campaignId, userId: tov.id, isAway: true });
    await write(mira, 'Ilse, can you hold the door?');
    await untilNarrated(1);
    expect(briefs().at(-1)?.intents).toEqual([{ heroId: tov.id, text: 'I hold the door', by: mira.id }]);
  });

  it('is chosen by those who look after the table', async () => {
    const chosen = { campaignId, settings: { narratorAnswers: 'turns' } } as const;
    await expect(mira.call.campaigns.saveSettings(chosen)).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
    await cora.call.campaigns.saveSettings(chosen);
    expect((await mira.call.campaigns.get({ campaignId })).settings.narratorAnswers).toBe('turns');
  });

  async function openingBrief() {
    await write(mira, 'Narrator?');
    await untilNarrated(1);
    const [brief] = briefs();
    if (!brief) throw new Error('Nobody narrates.');
    return brief;
  }
});
