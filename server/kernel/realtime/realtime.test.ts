import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN as campaignId } from '#domain/ids.ts';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { openTestSocket, signUp } from '#tests/support/app/people.ts';
import type { TestSocket, Somebody } from '#tests/support/app/people.ts';

const topic = campaignTopic(campaignId);
let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;

beforeAll(async () => {
  app = await startApp();
  [owner, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  for (const somebody of [owner, mira, tov]) await somebody.call.campaigns.enroll({});
});
afterAll(() => app.end());

const note = (who: Somebody, content: string) => who.call.chat.post({ id: randomUUID(), campaignId, content, to: { kind: 'notes' } });
const seqsOf = ({ frames }: TestSocket) => frames.flatMap((frame) => (frame.type === 'event' ? [frame.seq] : []));
const lastPresence = ({ frames }: TestSocket) => frames.findLast((frame) => frame.type === 'presence');

describe('the socket', () => {
  it('lets nobody in who is not signed in', async () => {
    expect(await (await openTestSocket(app.url, '')).closed).toBe(4401);
    expect(await (await openTestSocket(app.url, 'hearthlore.session=aaaaaaaaaaaaaaaaaaaaaaaa.b')).closed).toBe(4401);
  });

  it('answers a ping', async () => {
    const socket = await mira.listen();
    socket.say({ type: 'ping' });
    expect(await socket.hear('pong')).toEqual({ type: 'pong' });
    socket.close();
  });

  it.each([
    ['another person’s topic', () => personTopic(tov.id), 'topic.unknown'],
    ['a campaign that does not exist', () => campaignTopic('nowhere'), 'campaign.notFound'],
    ['no topic at all', () => 'weather', 'topic.unknown'],
  ])('refuses to follow %s and stays open', async (_name, wanted, code) => {
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: wanted() });
    expect(await socket.hear('refused')).toMatchObject({ topic: wanted(), code, sentence: expect.stringMatching(/\.$/) });
    socket.say({ type: 'ping' });
    await socket.hear('pong');
    socket.close();
  });

  it('refuses a campaign in which one has no seat', async () => {
    const own = campaignTopic(await openCampaign(app, owner));
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: own });
    expect(await socket.hear('refused')).toMatchObject({ topic: own, code: 'campaign.notFound' });
    socket.close();
  });

  it.each([
    ['no JSON', '{'],
    ['an unknown type', { type: 'shout' }],
    ['a wrong number', { type: 'subscribe', topic, after: -1 }],
    ['a list', '[]'],
  ])('refuses %s and stays open', async (_name, frame) => {
    const socket = await mira.listen();
    socket.say(frame);
    expect(await socket.hear('refused')).toMatchObject({ topic: null, code: 'frame.invalid' });
    socket.say({ type: 'ping' });
    await socket.hear('pong');
    socket.close();
  });

  it('lets go of whoever sends too much at once, or too many frames', async () => {
    const [loud, fast] = [await mira.listen(), await tov.listen()];
    loud.say('x'.repeat(5000));
    expect(await loud.closed).toBe(1009);
    for (let n = 0; n < 201; n += 1) fast.say({ type: 'ping' });
    expect(await fast.closed).toBe(1008);
  });

  it('follows thirty-two topics and refuses one more', async () => {
    const socket = await owner.listen();
    const topics = await Promise.all(Array.from({ length: 33 }, async () => campaignTopic(await openCampaign(app, owner))));
    for (const each of topics) socket.say({ type: 'subscribe', topic: each });
    expect(await socket.hear('refused')).toMatchObject({ topic: topics[32], code: 'server.busy' });
    socket.say({ type: 'unsubscribe', topic: topics[0] });
    socket.say({ type: 'subscribe', topic: topics[32] });
    await socket.hear('subscribed', (frame) => frame.topic === topics[32]);
    socket.close();
  });

  it('outlives connections that ask for nonsense or break off', async () => {
    const port = Number(new URL(app.url).port);
    const upgrade = (path: string, origin: string) =>
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: ${origin}\r\n\r\n`;
    for (const [path, origin] of [
      ['//', app.url],
      ['/realtime', 'https://elsewhere.example'],
      ['/elsewhere', app.url],
    ] as const) {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.end(upgrade(path, origin));
      await new Promise((resolve) => socket.on('data', () => socket.resetAndDestroy()).on('close', resolve));
    }
    expect((await fetch(`${app.url}/health`)).status).toBe(200);
  });
});

describe('coming back', () => {
  it('misses nothing and hears nothing twice', async () => {
    const mine = personTopic(mira.id);
    let last = (await mira.call.chat.list({ campaignId })).seq.person;
    const heard: number[] = [];
    const sent: Promise<unknown>[] = [];
    for (let round = 0; round < 5; round += 1) {
      const socket = await mira.listen();
      socket.say({ type: 'subscribe', topic: mine, after: last });
      sent.push(...[1, 2, 3].map((n) => note(mira, `${round} ${n}`)));
      await socket.hear('event');
      socket.close();
      await socket.closed;
      sent.push(note(mira, `${round} unheard`));
      heard.push(...seqsOf(socket));
      last = heard.at(-1) ?? last;
    }
    await Promise.all(sent);
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: mine, after: last });
    await vi.waitFor(() => expect(heard.length + seqsOf(socket).length).toBeGreaterThanOrEqual(20), 10_000);
    heard.push(...seqsOf(socket));
    expect(heard).toEqual(heard.map((_, n) => (heard[0] ?? 0) + n));
    expect(heard).toHaveLength(20);
    socket.close();
  });

  it('hears each event once that is subscribed to twice', async () => {
    const socket = await tov.listen();
    const mine = personTopic(tov.id);
    socket.say({ type: 'subscribe', topic: mine });
    socket.say({ type: 'subscribe', topic: mine });
    await vi.waitFor(() => expect(socket.frames.filter((frame) => frame.type === 'subscribed')).toHaveLength(2));
    await note(tov, 'once');
    await note(tov, 'twice');
    await socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.content === 'twice');
    expect(seqsOf(socket)).toHaveLength(2);
    socket.say({ type: 'unsubscribe', topic: mine });
    socket.say({ type: 'ping' });
    await socket.hear('pong');
    await note(tov, 'unheard');
    socket.close();
    expect(seqsOf(socket)).toHaveLength(2);
  });
});

describe('presence', () => {
  it('counts people and not browsers, and forgets those who leave', async () => {
    const [watcher, ...mirasBrowsers] = await Promise.all([tov.listen(), mira.listen(), mira.listen()]);
    watcher.say({ type: 'subscribe', topic });
    for (const socket of mirasBrowsers) socket.say({ type: 'subscribe', topic, present: true });
    await watcher.hear('presence', ({ count }) => count === 1);
    watcher.say({ type: 'subscribe', topic, present: true });
    const both = await watcher.hear('presence', ({ count }) => count === 2);
    expect(both.people.map(({ name }) => name).toSorted()).toEqual(['Mira', 'Tov']);
    mirasBrowsers[0]?.close();
    await mirasBrowsers[0]?.closed;
    await vi.waitFor(() => expect(lastPresence(watcher)).toMatchObject({ count: 2 }));
    mirasBrowsers[1]?.close();
    await vi.waitFor(() => expect(lastPresence(watcher)).toMatchObject({ count: 1, people: [{ userId: tov.id }] }), 5000);
    watcher.close();
  });
});

it('a session that ends takes its sockets along', async () => {
  const leaver = await signUp(app.url, 'Lea');
  const socket = await leaver.listen();
  await fetch(`${app.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie: leaver.cookie, origin: app.url, 'x-hearthlore': '1' },
  });
  expect(await socket.closed).toBe(4401);
});
