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

const PATIENCE = { timeout: 15_000, interval: 40 };

let database: Database;
let app: TestApp;
let skipped = 0;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;

const start = () => startApp({ database, now: () => new Date(Date.now() + skipped) });

beforeAll(async () => {
  database = await freshDatabase();
  app = await start();
  owner = await signUp(app.url, 'Oda');
  [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, as(owner), [mira, tov]);
});
afterAll(async () => {
  await app.end();
  await database.close();
});

/** Somebody at the server that runs now. */
function as({ cookie }: Somebody): { call: Client } {
  return { call: clientFor(app.url, cookie) };
}

const write = (person: Somebody, content: string) => as(person).call.chat.post({ id: randomUUID(), campaignId, content });
const turnNow = async () => (await as(owner).call.turns.get({ campaignId })).turn;
const said = async () => (await as(owner).call.chat.list({ campaignId })).messages.slice(1);

async function answersTo(cycle: number) {
  return (await said()).filter((message) => message.narration?.cycle === cycle);
}

describe('a turn at the table', () => {
  it('collects what players write while their hands are up and answers all of it once', async () => {
    const socket = await tov.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    const { turn } = await mira.call.turns.raiseHand({ campaignId });
    expect(turn.state).toBe('COLLECTING');
    await tov.call.turns.raiseHand({ campaignId });
    await write(mira, 'I search the altar');
    await write(tov, 'I guard the door');
    await mira.call.turns.lowerHand({ campaignId });
    const lowered = await tov.call.turns.lowerHand({ campaignId });
    expect(lowered.turn).toMatchObject({ state: 'IDLE', cycle: turn.cycle, hands: [] });
    const reply = await socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.narration?.cycle === turn.cycle);
    expect(reply.event).toMatchObject({
      message: { role: 'ai', content: expect.stringContaining('[I search the altar] [I guard the door]') },
    });
    const versions = socket.frames.flatMap((frame) =>
      frame.type === 'event' && frame.event.type === 'turns.changed' ? [frame.event.turn.version] : [],
    );
    expect(versions).toEqual(versions.map((_, n) => (versions[0] ?? 0) + n));
    expect(versions.at(-1)).toBe(lowered.turn.version);
    const events = socket.frames.filter((frame) => frame.type === 'event');
    expect(events.map((frame) => frame.seq)).toEqual(events.map((_, n) => (events[0]?.seq ?? 0) + n));
    socket.close();
  });

  it('shows the messages of a collection in the chat and keeps them as intents', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await write(mira, 'I search');
    await write(mira, 'and listen');
    expect((await said()).map(({ content, role }) => [content, role])).toEqual([
      ['I search', 'player'],
      ['and listen', 'player'],
    ]);
    expect((await turnNow()).hands).toMatchObject([{ userId: mira.id, up: true, intent: 'I search\nand listen' }]);
  });

  it('takes no intent from people whose hand is down, from whispers, from notes and from dice', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await write(tov, 'I only talk');
    for (const to of [{ kind: 'dm' }, { kind: 'notes' }, { kind: 'player', userId: tov.id }] as const) {
      await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'hush', to });
    }
    await mira.call.chat.roll({ id: randomUUID(), campaignId });
    expect((await turnNow()).hands).toMatchObject([{ userId: mira.id, intent: null }]);
    await mira.call.turns.lowerHand({ campaignId });
    expect((await said()).at(-1)).toMatchObject({
      role: 'system',
      content: 'All hands were lowered before anybody wrote an action. Raise your hand and write what you do.',
    });
    expect((await mira.call.narrator.current({ campaignId })).waiting).toBe(0);
  });

  it('counts a message once whose sender sends it again', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    const message = { id: randomUUID(), campaignId, content: 'I search' };
    await Promise.all([1, 2, 3].map(() => mira.call.chat.post(message)));
    await mira.call.chat.post(message);
    expect((await turnNow()).hands).toMatchObject([{ intent: 'I search' }]);
  });

  it('says so in a system line when nobody had said what they do', async () => {
    const { turn } = await mira.call.turns.raiseHand({ campaignId });
    await owner.call.turns.forceEnd({ campaignId, cycle: turn.cycle });
    expect(await said()).toMatchObject([
      { role: 'system', content: 'The collection was ended: nobody said what they do.', authorId: null },
    ]);
  });

  it('ends on time with nobody connected', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await write(mira, 'I wait in the dark');
    skipped += 61_000;
    await vi.waitFor(async () => expect(await answersTo(1)).toMatchObject([{ role: 'ai' }]), PATIENCE);
    const { rows } = await database.pool.query('select closed_by from cycle where campaign_id = $1', [campaignId]);
    expect(rows).toEqual([{ closed_by: 'time' }]);
  });

  it('ends after a restart when its time ran out while no server was there, and is answered once', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await write(mira, 'I hold on');
    await app.end();
    skipped += 120_000;
    app = await start();
    await vi.waitFor(async () => expect(await answersTo(1)).toHaveLength(1), PATIENCE);
    expect(app.model.replies.map((reply) => reply.brief.intents)).toEqual([[{ heroId: mira.id, text: 'I hold on' }]]);
  });

  it('answers what is said when time has just run out, after the actions', async () => {
    await as(mira).call.turns.raiseHand({ campaignId });
    await write(mira, 'I hold the rope');
    skipped += 61_000;
    await write(mira, 'Did it hold?');
    await vi.waitFor(async () => expect((await said()).filter(({ role }) => role === 'ai')).toHaveLength(2), PATIENCE);
    expect((await said()).flatMap(({ narration }) => narration?.cause ?? [])).toEqual(['turn', 'chat']);
    expect((await said()).at(-1)?.content).toContain('[Did it hold?]');
  });

  it('goes on collecting after a restart within its time', async () => {
    const { turn } = await as(mira).call.turns.raiseHand({ campaignId });
    await app.end();
    app = await start();
    expect((await turnNow()).endsAt).toBe(turn.endsAt);
    await write(mira, 'I am still here');
    await as(mira).call.turns.lowerHand({ campaignId });
    await vi.waitFor(async () => expect(await answersTo(1)).toHaveLength(1), PATIENCE);
  });

  it('ends once when it is ended twice at the same time', async () => {
    const { turn } = await as(mira).call.turns.raiseHand({ campaignId });
    await write(mira, 'I run');
    const ends = [1, 2].map(() => as(owner).call.turns.forceEnd({ campaignId, cycle: turn.cycle }));
    expect((await Promise.all(ends)).map((each) => each.turn.state)).toEqual(['IDLE', 'IDLE']);
    await vi.waitFor(async () => expect(await answersTo(turn.cycle)).toHaveLength(1), PATIENCE);
    const { rows } = await database.pool.query('select number, closed_by from cycle where campaign_id = $1', [campaignId]);
    expect(rows).toEqual([{ number: 1, closed_by: 'force' }]);
  });

  it('is ended by nobody but the owner in a campaign of one’s own, and by everybody in the template', async () => {
    const { turn } = await as(mira).call.turns.raiseHand({ campaignId });
    await expect(as(tov).call.turns.forceEnd({ campaignId, cycle: turn.cycle })).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
    for (const somebody of [mira, tov]) await as(somebody).call.campaigns.enroll({});
    await as(mira).call.turns.raiseHand({ campaignId: FREE_TEMPLATE_CAMPAIGN });
    expect((await as(tov).call.turns.forceEnd({ campaignId: FREE_TEMPLATE_CAMPAIGN })).turn.state).toBe('IDLE');
  });

  it('refuses to end what is not being collected', async () => {
    await expect(as(owner).call.turns.forceEnd({ campaignId })).rejects.toMatchObject({ code: 'turn.notCollecting', status: 409 });
  });
});

describe('a table whose Dungeon Master narrates', () => {
  it('hands the actions over in a line and leaves the word to the Dungeon Master', async () => {
    campaignId = await openCampaign(app, as(owner), [mira], 'dm');
    await as(mira).call.turns.raiseHand({ campaignId });
    await write(mira, 'I knock');
    await as(mira).call.turns.lowerHand({ campaignId });
    await write(mira, 'Well?');
    expect((await said()).map(({ role, content }) => [role, content])).toEqual([
      ['player', 'I knock'],
      ['system', 'All actions are in. The Dungeon Master tells what comes of them.'],
      ['player', 'Well?'],
    ]);
    const { rows } = await database.pool.query('select 1 from narration where campaign_id = $1', [campaignId]);
    expect(rows).toEqual([]);
  });
});
