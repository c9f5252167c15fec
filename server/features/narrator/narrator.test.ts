import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN } from '#domain/ids.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { freshDatabase, startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Client, Somebody } from '#tests/support/app/people.ts';
import { lastSentence } from './last-sentence.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };

let database: Database;
let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
/** Replies that were begun before this test. */
let before: number;
let release = () => {};

beforeAll(async () => {
  database = await freshDatabase();
  app = await startApp({ database });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
beforeEach(async () => {
  release();
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query("select 1 from narration where status <> 'narrated'");
    if (rows.length > 0) throw new Error('A reply of the test before is not told yet.');
  }, PATIENCE);
  campaignId = await openCampaign(app, as(owner), [mira]);
  before = app.model.replies.length;
});
afterAll(async () => {
  release();
  await app.end();
  await database.close();
});

/** Somebody at the server that runs now. */
function as({ cookie }: Somebody): { call: Client } {
  return { call: clientFor(app.url, cookie) };
}

const hold = () => (release = app.model.hold());
const write = (person: Somebody, content: string, where = campaignId) =>
  as(person).call.chat.post({ id: randomUUID(), campaignId: where, content });
const current = () => as(mira).call.narrator.current({ campaignId });
const said = async (where = campaignId) => (await as(owner).call.chat.list({ campaignId: where })).messages;
const narrated = async (where = campaignId) =>
  (await said(where)).filter(({ narration }) => narration !== null && narration.cause !== 'welcome');
/** What the narrator was asked since the test began, reply by reply. */
const asked = () => app.model.replies.slice(before).map(({ brief }) => brief.intents.map(({ text }) => text));

async function untilSpeaking() {
  return vi.waitFor(async () => {
    const { speaking } = await current();
    if (!speaking || app.model.replies.length === before) throw new Error('Nobody speaks.');
    return speaking;
  }, PATIENCE);
}

async function untilNarrated(count: number, where = campaignId) {
  return vi.waitFor(async () => {
    const replies = await narrated(where);
    expect(replies).toHaveLength(count);
    return replies;
  }, PATIENCE);
}

describe('the narrator', () => {
  it('answers talk outside of a collection', async () => {
    await write(mira, 'Is anybody there?');
    const [reply] = await untilNarrated(1);
    expect(reply).toMatchObject({ role: 'ai', authorName: 'Narrator', content: 'Then [Is anybody there?]. What do you do?' });
    expect(reply?.narration).toMatchObject({ cause: 'chat', cycle: null, ending: 'complete', spokenBy: 'Scripted' });
  });

  it('answers together with its next reply what is said while it speaks', async () => {
    hold();
    await write(mira, 'first');
    await untilSpeaking();
    await write(mira, 'second');
    await write(mira, 'third');
    expect(await current()).toMatchObject({ label: 'Scripted', speaking: { cause: 'chat' }, waiting: 1 });
    expect(asked()).toEqual([['first']]);
    release();
    await untilNarrated(2);
    expect(asked()).toEqual([['first'], ['second', 'third']]);
  });

  it('speaks once at a time at one table and at several tables at once', async () => {
    const other = await openCampaign(app, as(owner), [mira]);
    hold();
    await write(mira, 'here');
    await untilSpeaking();
    await write(mira, 'there', other);
    await vi.waitFor(() => expect(asked()).toEqual([['here'], ['there']]), PATIENCE);
    await write(mira, 'more');
    const { rows } = await database.pool.query(
      "select count(*)::int as many from narration where status = 'speaking' group by campaign_id",
    );
    expect(rows).toEqual([{ many: 1 }, { many: 1 }]);
    release();
    await untilNarrated(2);
    await untilNarrated(1, other);
  });

  it('lets a new cycle collect while it speaks, and answers it afterwards', async () => {
    hold();
    await write(mira, 'talk');
    await untilSpeaking();
    const { turn } = await as(mira).call.turns.raiseHand({ campaignId });
    expect(turn.state).toBe('COLLECTING');
    await write(mira, 'I climb');
    await as(mira).call.turns.lowerHand({ campaignId });
    expect(asked()).toEqual([['talk']]);
    release();
    expect((await untilNarrated(2)).map(({ narration }) => [narration?.cause, narration?.cycle])).toEqual([
      ['chat', null],
      ['turn', 1],
    ]);
  });

  it('sends its words to the table as they come, each once and in order', async () => {
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    await write(mira, 'speak');
    await socket.hear('event', ({ event }) => event.type === 'narrator.ended');
    const content = socket.frames.flatMap((frame) =>
      frame.type === 'signal' && frame.signal.type === 'narrator.spoke' ? [{ offset: frame.signal.offset, text: frame.signal.text }] : [],
    );
    expect(content.map(({ text }) => text).join('')).toBe('Then [speak]. What do you do?');
    expect(content.reduce((length, { offset, text }) => (offset === length ? length + text.length : -1), 0)).toBe(29);
    socket.close();
  });

  it('opens a new campaign with the welcome of its adventure', async () => {
    const [welcome] = await said();
    expect(welcome).toMatchObject({ role: 'ai', content: templateAdventure.welcome, narration: { cause: 'welcome' } });
    expect((await said(campaignId)).filter(({ narration }) => narration?.cause === 'welcome')).toHaveLength(1);
  });

  it('leaves its last sentence on the campaign’s card', async () => {
    await write(mira, 'Well met.');
    await untilNarrated(1);
    const card = (await as(mira).call.campaigns.list({})).find(({ id }) => id === campaignId);
    expect(card?.lastPassage).toBe('What do you do?');
  });
});

describe('stopping the narrator', () => {
  it('is the owner’s in a campaign of one’s own; what was told stays, marked as stopped', async () => {
    hold();
    await write(mira, 'on and on');
    const { id: narrationId } = await untilSpeaking();
    const stop = { campaignId, narrationId };
    await expect(as(mira).call.narrator.stop(stop)).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
    await as(owner).call.narrator.stop(stop);
    expect((await untilNarrated(1))[0]).toMatchObject({ role: 'ai', content: 'Then', narration: { ending: 'stopped' } });
    await expect(as(owner).call.narrator.stop(stop)).rejects.toMatchObject({ code: 'narration.notFound' });
    release();
    await write(mira, 'again');
    expect((await untilNarrated(2))[1]).toMatchObject({ content: 'Then [again]. What do you do?', narration: { ending: 'complete' } });
  });

  it('is anybody’s at the template’s table', async () => {
    for (const somebody of [mira, owner]) await as(somebody).call.campaigns.enroll({});
    hold();
    await write(mira, 'a question', FREE_TEMPLATE_CAMPAIGN);
    const { speaking } = await vi.waitFor(async () => {
      const found = await as(mira).call.narrator.current({ campaignId: FREE_TEMPLATE_CAMPAIGN });
      expect(found.speaking).not.toBeNull();
      return found;
    }, PATIENCE);
    await as(mira).call.narrator.stop({ campaignId: FREE_TEMPLATE_CAMPAIGN, narrationId: speaking?.id ?? '' });
    expect((await untilNarrated(1, FREE_TEMPLATE_CAMPAIGN))[0]?.narration?.ending).toBe('stopped');
  });

  it('does not reach a reply of another campaign', async () => {
    const other = await openCampaign(app, as(owner), [mira]);
    hold();
    await write(mira, 'hello');
    const { id: narrationId } = await untilSpeaking();
    await expect(as(owner).call.narrator.stop({ campaignId: other, narrationId })).rejects.toMatchObject({ code: 'narration.notFound' });
    release();
    expect((await untilNarrated(1))[0]?.narration?.ending).toBe('complete');
  });
});

describe('a narrator whose server goes away', () => {
  it('tells a reply afresh after a restart, once, with what was said meanwhile', async () => {
    hold();
    await write(mira, 'before');
    await untilSpeaking();
    await write(mira, 'meanwhile');
    await app.end();
    app = await startApp({ database });
    const replies = await untilNarrated(1);
    expect(replies[0]?.content).toBe('Then [before] [meanwhile]. What do you do?');
    expect(app.model.replies).toHaveLength(1);
    expect(await current()).toMatchObject({ speaking: null, waiting: 0 });
  });

  it('tells a cycle’s reply once after a restart', async () => {
    hold();
    await as(mira).call.turns.raiseHand({ campaignId });
    await write(mira, 'I leap');
    await as(mira).call.turns.lowerHand({ campaignId });
    await untilSpeaking();
    await app.end();
    app = await startApp({ database });
    expect((await untilNarrated(1))[0]).toMatchObject({ content: 'Then [I leap]. What do you do?', narration: { cycle: 1 } });
  });

  it('takes up what a dead server was telling, once it does not vouch for it any more', async () => {
    const dead = randomUUID();
    await database.pool.query(
      `insert into narration (id, campaign_id, cause, status, lease_until, text)
       values ($1, $2, 'chat', 'speaking', now() - interval '1 second', 'Half a')`,
      [dead, campaignId],
    );
    await write(mira, 'Are you there?');
    expect((await untilNarrated(1))[0]).toMatchObject({ id: dead, content: 'Then [Are you there?]. What do you do?' });
  });
});

describe('what the narrator is given', () => {
  it('holds no whisper and no note', async () => {
    for (const to of [{ kind: 'dm' }, { kind: 'notes' }, { kind: 'player', userId: owner.id }] as const) {
      await as(mira).call.chat.post({ id: randomUUID(), campaignId, content: 'heron-in-the-cellar', to });
    }
    await as(owner).call.chat.post({
      id: randomUUID(),
      campaignId,
      content: 'heron-in-the-cellar',
      to: { kind: 'player', userId: mira.id },
    });
    await write(mira, 'What do I see?');
    await untilNarrated(1);
    expect(asked()).toEqual([['What do I see?']]);
    expect(JSON.stringify(app.model.replies.slice(before))).not.toContain('heron-in-the-cellar');
  });

  it('holds no secret of the adventure', async () => {
    const secrets = templateAdventure.npcs.flatMap(({ secret }) => secret ?? []);
    expect(secrets.length).toBeGreaterThan(0);
    await write(mira, 'Tell me everything.');
    await untilNarrated(1);
    const brief = JSON.stringify(app.model.replies.at(-1)?.brief);
    expect(secrets.filter((secret) => brief.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
  });

  it('holds the last messages of play and the names of those who act', async () => {
    await write(mira, 'Good evening.');
    await untilNarrated(1);
    const { recent, party, turn, cause } = app.model.replies.at(-1)?.brief ?? {};
    expect(recent?.at(-1)).toEqual({ sender: 'Mira', role: 'player', content: 'Good evening.', isAnswered: true });
    expect({ party, turn, cause }).toEqual({ party: [{ id: mira.id, name: 'Mira' }], turn: 1, cause: 'chat' });
  });
});

describe('the last sentence of a reply', () => {
  it.each([
    ['One. Two. Three.', 'Three.'],
    ['Run! What do you do?', 'What do you do?'],
    ['He waits… and then he goes.', 'and then he goes.'],
    ['She says: “Come in.”', 'She says: “Come in.”'],
    ['No end in sight', 'No end in sight'],
    ['It was told. And then it br', 'It was told.'],
    ['...', '...'],
    ['', ''],
  ])('of “%s” is “%s”', (text, last) => {
    expect(lastSentence(text)).toBe(last);
  });

  it('has at most 240 characters', () => {
    expect(lastSentence(`${'word '.repeat(100)}end.`)).toHaveLength(240);
  });
});
