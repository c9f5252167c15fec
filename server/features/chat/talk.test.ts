import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Target } from '#domain/chat/message.ts';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import { branchStore } from '#server/features/campaign-documents/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let stranger: Somebody;
let campaignId: string;
let face = 4;

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, face) });
  owner = await signUp(app.url, 'Oda');
  [mira, tov, stranger] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov'), await signUp(app.url, 'Sly')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira, tov], 'dm');
});
afterAll(() => app.end());

type Posted = Parameters<Somebody['call']['chat']['post']>[0];
const say = (person: Somebody, content: string, more: Partial<Posted> = {}) =>
  person.call.chat.post({ id: randomUUID(), campaignId, content, ...more });
const whisper: Target = { kind: 'dm' };
const read = async (person: Somebody) =>
  (await person.call.chat.list({ campaignId })).messages.filter(({ narration }) => narration === null);
const find = async (person: Somebody, text: string) =>
  (await person.call.chat.search({ campaignId, text })).messages.map(({ content }) => content);

describe('an answer to a message', () => {
  it('shows who said what, as it was when it was answered', async () => {
    const asked = await say(mira, 'Who goes there?');
    await mira.call.chat.edit({ campaignId, messageId: asked.id, content: 'Who stands there?' });
    const answer = await say(tov, 'Me.', { replyTo: asked.id });
    expect(answer.replyTo).toEqual({
      id: asked.id,
      position: asked.position,
      authorName: 'Mira',
      role: 'player',
      excerpt: 'Who stands there?',
    });
    expect((await read(owner)).at(-1)).toEqual(answer);
  });

  it('is refused where more would read it than what it answers', async () => {
    const hushed = await say(mira, 'I stole it.', { to: whisper });
    await expect(say(owner, 'Do not tell.', { replyTo: hushed.id })).rejects.toMatchObject({ code: 'message.replyWider' });
    expect(await say(owner, 'Do not tell.', { replyTo: hushed.id, to: { kind: 'player', userId: mira.id } })).toMatchObject({
      replyTo: { excerpt: 'I stole it.' },
    });
  });

  it('is refused to what one may not read, as to what does not exist', async () => {
    const hushed = await say(mira, 'I stole it.', { to: whisper });
    for (const replyTo of [hushed.id, 'none'])
      await expect(say(tov, 'What?', { replyTo })).rejects.toMatchObject({ code: 'message.notFound' });
  });
});

describe('signs', () => {
  it('stand once for each person and can be taken away, and everyone hears of it', async () => {
    const { id: messageId } = await say(mira, 'Behold!');
    const socket = await owner.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    const sign = (person: Somebody, emoji: '🔥' | '👀', on = true) => person.call.chat.react({ campaignId, messageId, emoji, on });
    await Promise.all([sign(tov, '🔥'), sign(owner, '🔥'), sign(tov, '🔥')]);
    const { reactions } = await sign(tov, '👀');
    expect(reactions).toEqual([
      { emoji: '🔥', by: expect.arrayContaining([tov.id, owner.id]) },
      { emoji: '👀', by: [tov.id] },
    ]);
    expect(reactions[0]?.by).toHaveLength(2);
    await sign(tov, '🔥', false);
    expect((await read(mira)).at(-1)?.reactions).toEqual([
      { emoji: '🔥', by: [owner.id] },
      { emoji: '👀', by: [tov.id] },
    ]);
    await socket.hear(
      'event',
      ({ event }) =>
        event.type === 'chat.changed' && event.message.reactions.at(0)?.by.length === 1 && event.message.reactions.length === 2,
    );
    socket.close();
  });
});

describe('changing one’s words', () => {
  it('keeps the earlier ones and says that they were changed', async () => {
    const { id: messageId } = await say(mira, 'I oepn the door.');
    const changed = await mira.call.chat.edit({ campaignId, messageId, content: 'I open the door.', mentions: [tov.id, 'nobody'] });
    expect(changed).toMatchObject({ content: 'I open the door.', mentions: [tov.id], editedAt: expect.any(String) });
    expect((await read(tov)).at(-1)).toEqual(changed);
    const { rows } = await app.database.pool.query('select content from message where id = $1', [messageId]);
    expect(rows).toEqual([{ content: 'I oepn the door.' }]);
  });

  it('is for the last thing one wrote, which nobody has answered', async () => {
    const first = await say(mira, 'One.');
    const edit = (person: Somebody, messageId: string) => person.call.chat.edit({ campaignId, messageId, content: 'Better.' });
    await expect(edit(tov, first.id)).rejects.toMatchObject({ code: 'message.notYours' });
    const second = await say(mira, 'Two.');
    await mira.call.chat.roll({ id: randomUUID(), campaignId });
    await expect(edit(mira, first.id)).rejects.toMatchObject({ code: 'message.notLast' });
    expect(await edit(mira, second.id)).toMatchObject({ content: 'Better.' });
    await say(tov, 'So?', { replyTo: second.id });
    await expect(edit(mira, second.id)).rejects.toMatchObject({ code: 'message.isAnswered' });
  });

  it('is over once they were taken as an action', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    const { id: messageId } = await say(mira, 'I jump.');
    await expect(mira.call.chat.edit({ campaignId, messageId, content: 'I stay.' })).rejects.toMatchObject({ code: 'message.isAnswered' });
  });

  it('changes nothing of another branch, and goes when play goes back before it', async () => {
    const said = await say(mira, 'I run.');
    const [campaign] = (await app.database.pool.query('select branch_id from campaign where id = $1', [campaignId])).rows;
    const branch = async (id: string) =>
      branchStore.openBranch(app.database.sql, { id, campaignId, from: said.position, name: null, createdBy: owner.id }, new Date());
    const [one, other] = [randomUUID(), randomUUID()];
    await branch(one);
    await branch(other);
    await branchStore.playBranch(app.database.sql, campaignId, one);
    await mira.call.chat.edit({ campaignId, messageId: said.id, content: 'I hide.' });
    await tov.call.chat.react({ campaignId, messageId: said.id, emoji: '👀', on: true });
    const shown = async (branch: string) => {
      await branchStore.playBranch(app.database.sql, campaignId, branch);
      const last = (await read(tov)).at(-1);
      return [last?.content, last?.reactions.length];
    };
    expect(await shown(one)).toEqual(['I hide.', 1]);
    expect(await shown(other)).toEqual(['I run.', 0]);
    expect(await shown(campaign.branch_id)).toEqual(['I run.', 0]);
    expect(await find(tov, 'hide')).toEqual([]);
  });
});

describe('what is said out of character', () => {
  it('is taken as no action while actions are collected', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await say(mira, 'Tea, anyone?', { kind: 'ooc' });
    expect((await mira.call.turns.get({ campaignId })).turn.hands).toMatchObject([{ up: true, submittedAt: null }]);
  });
});

describe('dice that are written', () => {
  it('are rolled by the server and read by those for whom they fall', async () => {
    face = 4;
    const roll = await mira.call.chat.roll({ id: randomUUID(), campaignId, dice: '2d6+3 # bluff', to: whisper });
    expect(roll).toMatchObject({ audience: [mira.id, owner.id], rolls: [{ faces: [4, 4], modifier: 3, total: 11, label: 'bluff' }] });
    expect(roll.content).toContain('11');
    expect(await read(tov)).toEqual([]);
    expect(await read(owner)).toEqual([roll]);
  });

  it('within the words of a message are rolled once, and everything else in brackets stays', async () => {
    face = 4;
    const id = randomUUID();
    const hit = () => say(mira, 'I hit for [[1d8+3]], see [[Orra]] and [[2d6 # fire]].', { id });
    const message = await hit();
    expect(message).toMatchObject({ content: 'I hit for 7, see [[Orra]] and 8.', rolls: [{ total: 7 }, { label: 'fire', total: 8 }] });
    face = 1;
    expect(await hit()).toEqual(message);
  });

  it('that cannot be read are answered with what is wrong with them', async () => {
    await expect(mira.call.chat.roll({ id: randomUUID(), campaignId, dice: '2d6+' })).rejects.toMatchObject({
      code: 'dice.unreadable',
      message: expect.stringMatching(/^At character 5: /),
    });
    expect(await read(mira)).toEqual([]);
  });
});

describe('searching', () => {
  it('finds all words in any case, as they stand now, and nothing that is for others', async () => {
    const { id: messageId } = await say(mira, 'The grey Oboe of the weir');
    await say(tov, 'An oboe of brass', { to: { kind: 'notes' } });
    await say(owner, '100% sure_thing');
    expect(await find(owner, 'OBOE weir')).toEqual(['The grey Oboe of the weir']);
    expect(await find(tov, 'oboe')).toEqual(['An oboe of brass', 'The grey Oboe of the weir']);
    expect(await find(tov, '100% sure_t')).toEqual(['100% sure_thing']);
    expect(await find(tov, 'sure%thing')).toEqual([]);
    await mira.call.chat.edit({ campaignId, messageId, content: 'The grey gong' });
    expect([await find(owner, 'gong'), await find(owner, 'weir')]).toEqual([['The grey gong'], []]);
  });

  it('finds a word by its beginning, in any script and whatever stands before it, however long ago it was said', async () => {
    const said = ['“Sturmlaterne!”', 'the end.Then rain', 'Übung im Дом', '古い灯台の鐘', 'it’s 🐉 2d6+3'];
    for (const text of said) await say(mira, text);
    const { id: messageId } = await say(tov, 'a plain word');
    await tov.call.chat.edit({ campaignId, messageId, content: 'a pelican' });
    const asked = ['sturml', 'then RAIN', 'übu до', '灯台', '🐉 2d', 'pel'];
    const answers = async () => Promise.all(asked.map((text) => find(owner, text)));
    const expected = [...said, 'a pelican'].map((text) => [text]);
    expect(await answers()).toEqual(expected);
    expect(await Promise.all(['laterne', 'lican', 'plain'].map((text) => find(owner, text)))).toEqual([[], [], []]);
    await app.database.pool.query(
      `insert into message (id, campaign_id, branch_id, author_name, role, content) select $1 || n, $1, $1, 'Narrator', 'ai', 'rain' from generate_series(1, 500) as n`,
      [campaignId],
    );
    expect(await answers()).toEqual(expected);
  });

  it('leads to the messages around one, and on in both directions', async () => {
    for (let n = 0; n < 40; n += 1) await say(mira, `line ${n}`);
    const [found] = (await tov.call.chat.search({ campaignId, text: 'line 20' })).messages;
    const page = await tov.call.chat.list({ campaignId, around: found?.position, limit: 10 });
    expect(page.messages.map(({ content }) => content)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25].map((n) => `line ${n}`));
    expect(page).toMatchObject({ more: true, newer: true });
    const next = await tov.call.chat.list({ campaignId, after: page.messages.at(-1)?.position, limit: 50 });
    expect(next.messages.map(({ content }) => content)).toEqual(Array.from({ length: 14 }, (_, n) => `line ${26 + n}`));
    expect(next.newer).toBe(false);
  });
});

describe('a hint that somebody writes', () => {
  it('is seen by the table, once in a while, and kept nowhere', async () => {
    const socket = await tov.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    await Promise.all(Array.from({ length: 5 }, () => mira.call.chat.typing({ campaignId })));
    await say(mira, 'done');
    await socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.content === 'done');
    expect(socket.frames.filter(({ type }) => type === 'signal')).toEqual([
      { type: 'signal', topic: campaignTopic(campaignId), signal: { type: 'chat.typing', campaignId, userId: mira.id, name: 'Mira' } },
    ]);
    socket.close();
  });
});

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

function upload(person: Somebody, bytes: Uint8Array<ArrayBuffer>, alt = 'A bell') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ alt, width: '1', height: '1' })) form.set(name, value);
  form.set('file', new Blob([bytes]), 'bell.png');
  return fetch(`${app.url}/api/campaigns/${campaignId}/images`, {
    method: 'POST',
    headers: { cookie: person.cookie, 'x-hearthlore': '1' },
    body: form,
  });
}
const look = (person: Somebody, imageId: string) =>
  fetch(`${app.url}/api/campaigns/${campaignId}/images/${imageId}`, { headers: { cookie: person.cookie } });

describe('a picture', () => {
  it('is seen by those who may read its message, and by nobody else', async () => {
    const image = await (await upload(mira, new Uint8Array(PNG))).json();
    const statuses = async () => Promise.all([mira, owner, tov, stranger].map(async (person) => (await look(person, image.id)).status));
    expect(await statuses()).toEqual([200, 404, 404, 404]);
    const message = await say(mira, 'See?', { to: whisper, images: [image.id] });
    expect(message.images).toEqual([{ id: image.id, alt: 'A bell', width: 1, height: 1 }]);
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    const shown = await look(owner, image.id);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it('is its uploader’s to post, and once', async () => {
    const { id } = await (await upload(mira, new Uint8Array(PNG))).json();
    await expect(say(tov, 'Mine!', { images: [id] })).rejects.toMatchObject({ code: 'image.notFound' });
    await say(mira, 'See?', { images: [id] });
    await expect(say(mira, 'Again', { images: [id] })).rejects.toMatchObject({ code: 'image.notFound' });
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['that is none', () => upload(mira, new Uint8Array(Buffer.from('<svg/>'))), 'file.wrongPicture'],
    ['without words', () => upload(mira, new Uint8Array(PNG), ' '), 'image.altRequired'],
    ['that is too large', () => upload(mira, new Uint8Array(Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)]))), 'image.tooLarge'],
    ['of a stranger', () => upload(stranger, new Uint8Array(PNG)), 'campaign.notFound'],
  ])('%s is refused', async (_what, send, code) => {
    expect(await (await send()).json()).toMatchObject({ code });
  });
});

describe('a name with an @', () => {
  it('is kept as whom it means, and widens nothing', async () => {
    const socket = await tov.listen();
    for (const topic of [campaignTopic(campaignId), personTopic(tov.id)]) socket.say({ type: 'subscribe', topic });
    await socket.hear('subscribed', ({ topic }) => topic === personTopic(tov.id));
    const hushed = await say(mira, 'Watch @Tov', { to: whisper, mentions: [tov.id, stranger.id, tov.id] });
    expect(hushed.mentions).toEqual([tov.id]);
    await say(mira, '@Tov!', { mentions: [tov.id] });
    await socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.mentions.length === 1);
    expect(JSON.stringify(socket.frames)).not.toContain('Watch');
    expect(await read(tov)).toHaveLength(1);
    socket.close();
  });
});
