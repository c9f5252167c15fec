import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message, Target } from '#domain/chat/message.ts';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { TestSocket, Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let stranger: Somebody;
let campaignId: string;
let face = 7;

beforeAll(async () => {
  app = await startApp({ dice: () => face });
  owner = await signUp(app.url, 'Oda');
  [mira, tov, stranger] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov'), await signUp(app.url, 'Sly')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira, tov], 'dm');
});
afterAll(() => app.end());

const write = (person: Somebody, content: string, to: Target = { kind: 'group' }, id: string = randomUUID()) =>
  person.call.chat.post({ id, campaignId, content, to });
/** What somebody reads, without the welcome. */
const read = async (person: Somebody) =>
  (await person.call.chat.list({ campaignId })).messages.filter(({ narration }) => narration === null);
const contents = (messages: Message[]) => messages.map(({ content }) => content);

async function listening(person: Somebody, ...topics: string[]): Promise<TestSocket> {
  const socket = await person.listen();
  for (const topic of topics) {
    socket.say({ type: 'subscribe', topic });
    await socket.hear('subscribed', (frame) => frame.topic === topic);
  }
  return socket;
}

const heard = ({ frames }: TestSocket) =>
  frames.flatMap((frame) => (frame.type === 'event' && frame.event.type === 'chat.posted' ? [frame.event.message] : []));

describe('posting', () => {
  it('trims, keeps the writer’s name and gives the owner the seal of the Dungeon Master', async () => {
    expect(await write(mira, '  Hello.  ')).toMatchObject({ content: 'Hello.', authorName: 'Mira', role: 'player', audience: null });
    expect(await write(owner, 'Welcome.')).toMatchObject({ role: 'dm', authorId: owner.id });
  });

  it('posts a message once however often it is sent', async () => {
    const id = randomUUID();
    const first = await write(mira, 'once', undefined, id);
    expect(await Promise.all([1, 2, 3].map(() => write(mira, 'once', undefined, id)))).toEqual([first, first, first]);
    expect(contents(await read(tov))).toEqual(['once']);
  });

  it('posts a message once that is sent several times at the same moment', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(mira, 'now', undefined, id)));
    expect(new Set(answers.map(({ position }) => position)).size).toBe(1);
    expect(contents(await read(tov))).toEqual(['now']);
  });

  it('refuses an id that somebody else has used, or that was used at another table', async () => {
    const id = randomUUID();
    await write(mira, 'mine', undefined, id);
    await expect(write(tov, 'mine too', undefined, id)).rejects.toMatchObject({ code: 'message.idTaken', status: 409 });
    campaignId = await openCampaign(app, owner, [mira], 'dm');
    await expect(write(mira, 'elsewhere', undefined, id)).rejects.toMatchObject({ code: 'message.idTaken' });
    expect(await read(mira)).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['only spaces', ' \n '],
    ['too much', 'x'.repeat(4001)],
    ['what no database can hold', 'a\0b'],
    ['half a character', 'a\uD800b'],
  ])('refuses %s', async (_name, content) => {
    await expect(write(mira, content)).rejects.toMatchObject({ code: 'input.invalid', status: 422 });
  });

  it('keeps four thousand characters of any script as they are', async () => {
    const content = '🕯️é中ß'.repeat(500).slice(0, 3998);
    expect((await write(mira, content)).content).toBe(content);
  });
});

describe('whispers and notes', () => {
  it.each<{ name: string; to: () => Target; readers: () => Somebody[] }>([
    { name: 'a message to the table is read by all', to: () => ({ kind: 'group' }), readers: () => [owner, mira, tov] },
    { name: 'a whisper to the Dungeon Master by those two', to: () => ({ kind: 'dm' }), readers: () => [owner, mira] },
    {
      name: 'a whisper to a player by those two, not by the owner',
      to: () => ({ kind: 'player', userId: tov.id }),
      readers: () => [mira, tov],
    },
    { name: 'a note by its writer alone', to: () => ({ kind: 'notes' }), readers: () => [mira] },
  ])('$name', async ({ to, readers }) => {
    const people = [owner, mira, tov];
    const sockets = await Promise.all(people.map((person) => listening(person, campaignTopic(campaignId), personTopic(person.id))));
    await write(mira, 'hush', to());
    await write(mira, 'the end');
    for (const socket of sockets)
      await socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.content === 'the end');
    const expected = people.map((person) => (readers().includes(person) ? ['hush', 'the end'] : ['the end']));
    expect(await Promise.all(people.map(async (person) => contents(await read(person))))).toEqual(expected);
    // Two topics have no common order.
    expect(sockets.map((socket) => contents(heard(socket)).toSorted())).toEqual(expected);
    for (const socket of sockets) socket.close();
  });

  it('are refused when they go to somebody without a seat', async () => {
    await expect(write(mira, 'psst', { kind: 'player', userId: stranger.id })).rejects.toMatchObject({ code: 'message.recipientUnknown' });
    await expect(write(mira, 'psst', { kind: 'player', userId: 'nobody' })).rejects.toMatchObject({ code: 'message.recipientUnknown' });
  });

  it('go to one’s own notes when the owner whispers to the Dungeon Master', async () => {
    expect((await write(owner, 'to me', { kind: 'dm' })).audience).toEqual([owner.id]);
  });
});

describe('reading', () => {
  it('goes back through five hundred messages without a gap or a double', async () => {
    for (let n = 0; n < 500; n += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, k) => write(mira, `message ${n + k}`)));
    }
    const pages: Message[][] = [];
    let before: number | undefined;
    for (let more = true; more;) {
      const page = await tov.call.chat.list({ campaignId, before });
      pages.unshift(page.messages);
      more = page.more;
      before = page.messages[0]?.position;
    }
    const all = pages.flat();
    expect(pages.map((page) => page.length)).toEqual([1, ...Array.from({ length: 10 }, () => 50)]);
    expect(all.map(({ position }) => position)).toEqual(all.map(({ position }) => position).toSorted((a, b) => a - b));
    expect(new Set(contents(all)).size).toBe(501);
  });

  it('answers with the numbers from which to follow, so that the next event is the next message', async () => {
    await write(mira, 'before');
    const { seq } = await tov.call.chat.list({ campaignId });
    await write(mira, 'after');
    const socket = await tov.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId), after: seq.campaign });
    const { event } = await socket.hear('event');
    expect(event).toMatchObject({ type: 'chat.posted', message: { content: 'after' } });
    socket.close();
  });
});

describe('the die', () => {
  it('is rolled by the server, once per id', async () => {
    const id = randomUUID();
    face = 17;
    const first = await mira.call.chat.roll({ id, campaignId });
    face = 3;
    expect(await mira.call.chat.roll({ id, campaignId })).toEqual(first);
    expect(first).toMatchObject({ role: 'system', content: 'Mira rolls a d20: 17', rolls: [{ faces: [17], total: 17 }] });
    await expect(tov.call.chat.roll({ id, campaignId })).rejects.toMatchObject({ code: 'message.idTaken' });
    expect(await read(tov)).toHaveLength(1);
  });
});

describe('many at once', () => {
  it('three hundred messages of six people in three rooms arrive once, in order and numbered without gaps', async () => {
    const people = [owner, mira, tov, ...(await Promise.all(['Uma', 'Vic', 'Wil'].map((name) => signUp(app.url, name))))];
    const rooms = await Promise.all([1, 2, 3].map(() => openCampaign(app, owner, people.slice(1), 'dm')));
    const sockets = await Promise.all(rooms.map((room) => listening(tov, campaignTopic(room))));
    const sent = Array.from({ length: 300 }, (_, n) => ({ room: rooms[n % 3] ?? '', person: people[Math.floor(n / 3) % 6] ?? owner, n }));
    const answers = await Promise.all(
      sent.map(({ room, person, n }) => person.call.chat.post({ id: randomUUID(), campaignId: room, content: `${n}` })),
    );
    for (const [k, socket] of sockets.entries()) {
      const expected = answers.flatMap((message) => (message.campaignId === rooms[k] ? [message] : []));
      expect(expected).toHaveLength(100);
      const inOrder = expected.toSorted((a, b) => a.position - b.position);
      await socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.id === inOrder.at(-1)?.id);
      expect(heard(socket)).toEqual(inOrder);
      const numbers = socket.frames.flatMap((frame) => (frame.type === 'event' ? [frame.seq] : []));
      expect(numbers).toEqual(numbers.map((_, n) => (numbers[0] ?? 0) + n));
      socket.close();
    }
  });

  it('one refused call among others does not hurt them', async () => {
    const taken = randomUUID();
    await write(tov, 'taken', undefined, taken);
    const outcomes = await Promise.allSettled([
      write(mira, 'good'),
      stranger.call.chat.post({ id: randomUUID(), campaignId, content: 'let me in' }),
      write(mira, 'clash', undefined, taken),
      write(mira, 'to nobody', { kind: 'player', userId: stranger.id }),
      write(mira, 'good too'),
      mira.call.chat.post({ id: randomUUID(), campaignId: 'nowhere', content: 'lost' }),
    ]);
    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : outcome.value.content))).toEqual([
      'good',
      'campaign.notFound',
      'message.idTaken',
      'message.recipientUnknown',
      'good too',
      'campaign.notFound',
    ]);
    expect(contents(await read(mira))).toEqual(['taken', 'good', 'good too']);
  });
});
