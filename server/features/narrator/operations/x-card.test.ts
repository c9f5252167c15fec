import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFor } from '#domain/safety/check.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };
const CALM = 'Somebody tapped the X-card. The last passage is taken back. Let us go on differently.';

const why = (...words: string[]) =>
  ['The X-card took back what you wrote, together with the reply to it. Only you still read it:', ...words.map((each) => `“${each}”`)].join(
    '\n',
  );

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let watcher: Somebody;
let campaignId: string;
let release = () => {};

beforeAll(async () => {
  app = await startApp();
  [owner, mira, tov, watcher] = [
    await signUp(app.url, 'Oda'),
    await signUp(app.url, 'Mira'),
    await signUp(app.url, 'Tov'),
    await signUp(app.url, 'Wil'),
  ];
});
beforeEach(async () => {
  release();
  campaignId = await openCampaign(app, owner, [mira, tov, watcher]);
  await app.database.pool.query(`update campaign_participant set seat = 'spectator' where user_id = $1`, [watcher.id]);
});
afterAll(() => app.end());

const write = (person: Somebody, content: string) => person.call.chat.post({ id: randomUUID(), campaignId, content });
const said = async () => (await mira.call.chat.list({ campaignId })).messages.slice(1).map(({ content }) => content);
const untilSaid = (count: number) => vi.waitFor(async () => expect(await said()).toHaveLength(count), PATIENCE);
const scene = async () => (await findPlay(app.database.sql, campaignId))?.state.scene;

describe('the X-card', () => {
  it('takes the last passage back with its state, and play goes on from before it', async () => {
    await write(mira, 'one');
    await untilSaid(2);
    await write(mira, 'two');
    await untilSaid(4);
    const play = await findPlay(app.database.sql, campaignId);
    if (!play) throw new Error('There is no play.');
    await savePlay(app.database.sql, campaignId, { ...play.state, scene: 'elsewhere' }, new Date());
    await write(tov, 'A rat.');
    await untilSaid(6);
    await mira.call.safety.useXCard({ campaignId });
    expect(await said()).toEqual(['one', 'Then [one]. What do you do?', 'two', 'Then [two]. What do you do?', CALM]);
    expect(await scene()).toBe('elsewhere');
    await mira.call.safety.useXCard({ campaignId });
    expect(await said()).toEqual(['one', 'Then [one]. What do you do?', CALM, why('two')]);
    expect(await scene()).toBe(play.state.scene);
    await write(mira, 'three');
    await vi.waitFor(async () => expect((await said()).at(-1)).toBe('Then [three]. What do you do?'), PATIENCE);
  });

  it('is there for spectators too, and not for strangers', async () => {
    await write(mira, 'one');
    await untilSaid(2);
    await watcher.call.safety.useXCard({ campaignId });
    expect(await said()).toEqual([CALM, why('one')]);
    const stranger = await signUp(app.url, 'Sly');
    await expect(stranger.call.safety.useXCard({ campaignId })).rejects.toMatchObject({ code: 'campaign.notFound' });
  });

  it('stops what is being generated, which never comes, and lets what is collected rest', async () => {
    release = app.model.hold();
    await write(mira, 'a dark thing');
    await vi.waitFor(async () => expect((await mira.call.narrator.current({ campaignId })).speaking).not.toBeNull(), PATIENCE);
    await mira.call.turns.raiseHand({ campaignId });
    await tov.call.safety.useXCard({ campaignId });
    release();
    expect((await mira.call.turns.get({ campaignId })).turn).toMatchObject({ state: 'IDLE', hands: [] });
    expect(await mira.call.narrator.current({ campaignId })).toMatchObject({ speaking: null, waiting: 0 });
    await write(mira, 'a bright thing');
    await vi.waitFor(async () => expect((await said()).at(-1)).toContain('[a bright thing]'), PATIENCE);
    expect(await said()).toEqual([CALM, why('a dark thing'), 'a bright thing', 'Then [a bright thing]. What do you do?']);
  });

  it('says nowhere who used it', async () => {
    await write(mira, 'one');
    await untilSaid(2);
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    const start = new Date();
    await tov.call.safety.useXCard({ campaignId });
    await socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.content === CALM);
    expect(socket.frames.some((frame) => frame.type === 'event' && frame.event.type === 'history.moved')).toBe(true);
    expect(JSON.stringify(socket.frames)).not.toMatch(new RegExp(`${tov.id}|Tov`));
    socket.close();
    const { rows: tables } = await app.database.pool.query<{ name: string; stamp: string }>(
      `select c.table_name as name, min(c.column_name) as stamp from information_schema.columns c
       where c.table_schema = 'public' and c.data_type = 'timestamp with time zone' and c.column_name in ('created_at', 'at') group by 1`,
    );
    for (const { name, stamp } of tables.filter((table) => table.name !== 'session')) {
      const { rows } = await app.database.pool.query(`select * from "${name}" where ${stamp} >= $1`, [start]);
      expect([name, JSON.stringify(rows).includes(tov.id)]).toEqual([name, false]);
    }
  });
});

describe('what led to a passage that the X-card takes back', () => {
  const read = async (person: Somebody) => (await person.call.chat.list({ campaignId })).messages.slice(1).map(({ content }) => content);
  const search = async (person: Somebody, text: string) => (await person.call.chat.search({ campaignId, text })).messages;
  const replied = (text: string) => vi.waitFor(async () => expect((await said()).at(-1)).toContain(text), PATIENCE);

  it('is read by nobody any more but its writer, who is told why', async () => {
    await write(mira, 'spiders in the cellar');
    await replied('[spiders in the cellar]');
    await tov.call.safety.useXCard({ campaignId });
    for (const person of [owner, tov, watcher]) {
      expect(await read(person)).toEqual([CALM]);
      expect(await search(person, 'spiders')).toEqual([]);
    }
    expect(await read(mira)).toEqual([CALM, why('spiders in the cellar')]);
    await write(tov, 'We go on.');
    await replied('[We go on.]');
    expect(JSON.stringify(app.model.replies.at(-1)?.brief)).not.toContain('spiders');
  });

  it('are the actions of a cycle, and what else was said stays', async () => {
    await Promise.all([mira, tov].map((person) => person.call.turns.raiseHand({ campaignId })));
    await write(mira, 'I shake the spider jar');
    await write(owner, 'It is late, friends.');
    await write(tov, 'I hold the lamp');
    const aside = await tov.call.chat.post({ id: randomUUID(), campaignId, content: 'back at nine', kind: 'ooc' });
    await mira.call.turns.lowerHand({ campaignId });
    await tov.call.turns.lowerHand({ campaignId });
    await replied('[I hold the lamp]');
    await watcher.call.safety.useXCard({ campaignId });
    expect(await read(watcher)).toEqual([aside.content, CALM]);
    expect(await read(tov)).toEqual([aside.content, CALM, why('I hold the lamp')]);
    expect(await read(owner)).toEqual([aside.content, CALM, why('It is late, friends.')]);
  });

  it('is the action that was written while the reply before was told, and this one stays', async () => {
    release = app.model.hold();
    await write(mira, 'one');
    await vi.waitFor(async () => expect((await mira.call.narrator.current({ campaignId })).speaking).not.toBeNull(), PATIENCE);
    await tov.call.turns.raiseHand({ campaignId });
    await write(tov, 'I open the spider jar');
    release();
    await replied('[one]');
    await tov.call.turns.lowerHand({ campaignId });
    await replied('[I open the spider jar]');
    await mira.call.safety.useXCard({ campaignId });
    expect(await read(mira)).toEqual(['one', 'Then [one]. What do you do?', CALM]);
  });

  it('is quoted by nobody’s answer any more, and takes no sign', async () => {
    release = app.model.hold();
    const caused = await write(mira, 'spiders in the cellar');
    await vi.waitFor(async () => expect((await mira.call.narrator.current({ campaignId })).speaking).not.toBeNull(), PATIENCE);
    await tov.call.chat.post({ id: randomUUID(), campaignId, content: 'wow', replyTo: caused.id });
    release();
    await replied('[spiders in the cellar]');
    await owner.call.safety.useXCard({ campaignId });
    const left = (await owner.call.chat.list({ campaignId })).messages.slice(1);
    expect(left.map(({ content, replyTo }) => [content, replyTo])).toEqual([
      ['wow', null],
      [CALM, null],
    ]);
    await expect(tov.call.chat.react({ campaignId, messageId: caused.id, emoji: '👍', on: true })).rejects.toMatchObject({
      code: 'message.notFound',
    });
  });

  it('comes back only with the branch that was left, and on no branch that leaves it before the reply', async () => {
    await write(mira, 'spiders in the cellar');
    await replied('[spiders in the cellar]');
    const before = (await owner.call.chat.list({ campaignId })).messages;
    const [caused, reply] = before.slice(1);
    await tov.call.safety.useXCard({ campaignId });
    const { branches } = await owner.call.history.list({ campaignId });
    const left = branches.find(({ isPlayed }) => !isPlayed);
    if (!left || !caused || !reply) throw new Error('There is no branch that was left.');
    await owner.call.history.branch({ campaignId, branchId: left.id, position: caused.position, name: 'Again' });
    expect((await read(tov)).join()).not.toContain('spiders');
    await owner.call.history.play({ campaignId, branchId: left.id });
    expect(await read(tov)).toEqual([caused.content, reply.content]);
  });
});

describe('lines and veils', () => {
  const entries = async (person: Somebody) => (await person.call.safety.get({ campaignId })).entries;

  it('are added by anybody without a name; whoever added one, and the DM, may take it back', async () => {
    await watcher.call.safety.add({ campaignId, as: 'line', topic: 'spiders' });
    await mira.call.safety.add({ campaignId, as: 'veil', topic: 'torture' });
    expect((await entries(tov)).map(({ kind, topic: text, removable }) => [kind, text, removable])).toEqual([
      ['line', 'spiders', false],
      ['veil', 'torture', false],
    ]);
    const ids = (await entries(owner)).map(({ id }) => id);
    expect((await entries(owner)).every(({ removable }) => removable)).toBe(true);
    expect((await entries(watcher)).map(({ removable }) => removable)).toEqual([true, false]);
    await expect(tov.call.safety.remove({ campaignId, entryId: ids[0] ?? '' })).rejects.toMatchObject({ code: 'safety.notYours' });
    await watcher.call.safety.remove({ campaignId, entryId: ids[0] ?? '' });
    await owner.call.safety.remove({ campaignId, entryId: ids[1] ?? '' });
    expect(await entries(mira)).toEqual([]);
    const { rows } = await app.database.pool.query('select * from document_version where campaign_id = $1', [campaignId]);
    expect(JSON.stringify(rows)).not.toContain(watcher.id);
  });

  it('are not taken back with a passage', async () => {
    await write(mira, 'one');
    await untilSaid(2);
    await mira.call.safety.add({ campaignId, as: 'line', topic: 'spiders' });
    await mira.call.safety.useXCard({ campaignId });
    expect(await said()).toEqual([CALM, why('one')]);
    expect((await entries(mira)).map(({ topic: text, removable }) => [text, removable])).toEqual([['spiders', true]]);
  });

  it('stand once, however often the same is added', async () => {
    for (const text of ['spiders', 'Spider']) await mira.call.safety.add({ campaignId, as: 'line', topic: text });
    expect(await entries(mira)).toHaveLength(1);
  });

  it('are told to the narrator, the lines and the veils', async () => {
    await mira.call.safety.add({ campaignId, as: 'line', topic: 'spiders' });
    await tov.call.safety.add({ campaignId, as: 'veil', topic: 'torture' });
    await write(mira, 'What is there?');
    await untilSaid(2);
    expect(app.model.replies.at(-1)?.brief).toMatchObject({ lines: ['spiders'], veils: ['torture'] });
  });

  it(
    'hold: no posted reply and no word on its way to the table has a line’s words, or touches a veil twice',
    { timeout: 90_000 },
    async () => {
      const branches = ['spiders', 'harm to children'];
      for (const text of branches) await mira.call.safety.add({ campaignId, as: 'line', topic: text });
      await tov.call.safety.add({ campaignId, as: 'veil', topic: 'torture' });
      const [watch, veil] = [watchFor(branches), watchFor(['torture'])];
      const socket = await mira.listen();
      socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
      await socket.hear('subscribed');
      const sentence = fc.constantFrom(
        'A spider waits.',
        'The boy is hurt!',
        'The door opens.',
        'Arachnids…',
        'The children sing.',
        'Rain falls',
        '“Spiderweb?”',
        'They torture him.',
        'The rack turns.\n',
      );
      let count = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(sentence, { minLength: 1, maxLength: 5 }), async (sentences) => {
          count += 1;
          await write(mira, sentences.join(' '));
          await vi.waitFor(async () => expect(await said()).toHaveLength(2 * count), PATIENCE);
          const { messages } = await mira.call.chat.list({ campaignId, limit: 1 });
          expect(messages[0]?.role).toBe('ai');
          const narrated = sentencesOf(messages[0]?.content ?? '');
          expect(narrated.filter((each) => watch.crosses(each))).toEqual([]);
          expect(narrated.filter((each) => veil.crosses(each)).length).toBeLessThanOrEqual(1);
        }),
        { numRuns: 12, examples: [[['They torture him.', 'Rain falls', 'The rack turns.\n']]] },
      );
      const replies = Map.groupBy(
        socket.frames.flatMap((frame) => (frame.type === 'signal' && frame.signal.type === 'narrator.spoke' ? [frame.signal] : [])),
        ({ narrationId }) => narrationId,
      );
      const streamed = [...replies.values()].map((signals) => signals.map(({ text }) => text).join(''));
      const sentences = streamed.map((text) => sentencesOf(text));
      expect(sentences.flat().filter((each) => watch.crosses(each))).toEqual([]);
      expect(Math.max(...sentences.map((reply) => reply.filter((each) => veil.crosses(each)).length))).toBe(1);
      expect(streamed.length).toBeGreaterThan(0);
      socket.close();
    },
  );
});
