import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageEmoji } from '#domain/chat/message-emoji.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, combatantIn, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PATIENCE = { timeout: 15_000, interval: 40 };
let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp();
  oda = await signUp(app.url, 'Oda');
  [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
});
afterAll(() => app.end());

type Whom = { kind: 'group' } | { kind: 'dm' } | { kind: 'notes' };
const write = (who: Somebody, content: string, to: Whom = { kind: 'group' }) =>
  who.call.chat.post({ id: randomUUID(), campaignId, content, to });
const read = async (who: Somebody) => (await who.call.chat.list({ campaignId })).messages.slice(1).map(({ content }) => content);
const narrateByAi = () => app.database.pool.query(`update campaign set settings = '{"narratorMode":"ai"}' where id = $1`, [campaignId]);

describe('a checkpoint', () => {
  it('is kept with who saved it, and play goes back to it as if nothing had come after', async () => {
    await write(mira, 'We enter.');
    const checkpoint = await oda.call.history.save({ campaignId, name: '  Before the vault ' });
    expect(checkpoint).toMatchObject({ name: 'Before the vault', kind: 'saved', createdBy: 'Oda', isOnPath: true });
    await write(tov, 'I pull the lever.');
    await write(tov, 'only for me', { kind: 'notes' });
    await oda.call.history.goBack({ campaignId, position: checkpoint.position });
    expect(await read(mira)).toEqual(['We enter.', expect.stringContaining('Oda has gone back')]);
    expect(await read(tov)).toEqual(['We enter.', expect.stringContaining('Oda has gone back')]);
  });

  it('holds what was done to a message last: its later words, and a sign put to it', async () => {
    const { id: messageId } = await write(mira, 'one');
    await mira.call.chat.edit({ campaignId, messageId, content: 'one, and a bit', mentions: [] });
    await tov.call.chat.react({ campaignId, messageId, emoji: messageEmoji[0], on: true });
    const checkpoint = await oda.call.history.save({ campaignId, name: 'Here' });
    await write(mira, 'two');
    await oda.call.history.goBack({ campaignId, position: checkpoint.position });
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.find(({ id }) => id === messageId)).toMatchObject({
      content: 'one, and a bit',
      reactions: [{ emoji: messageEmoji[0] }],
    });
  });

  it('stays on its branch, and can be gone back to from another', async () => {
    await write(mira, 'one');
    await oda.call.history.branch({ campaignId, position: await head(), name: 'Otherwise' });
    await write(mira, 'two');
    const checkpoint = await oda.call.history.save({ campaignId, name: 'On the branch' });
    const { branches } = await past();
    await oda.call.history.play({ campaignId, branchId: branches[0]?.id ?? '' });
    expect((await past()).checkpoints).toMatchObject([{ name: 'On the branch', isOnPath: false }]);
    await expect(oda.call.history.goBack({ campaignId, position: checkpoint.position, branchId: 'none' })).rejects.toMatchObject({
      code: 'branch.notFound',
    });
    await oda.call.history.goBack({ campaignId, position: checkpoint.position, branchId: checkpoint.branchId });
    expect((await read(mira)).filter((text) => text === 'two')).toEqual(['two']);
    expect((await past()).checkpoints).toMatchObject([{ isOnPath: true }]);
  });
});

const past = (before?: number) => oda.call.history.list({ campaignId, before });
const head = async () => (await past()).head;

describe('branches of play', () => {
  it('are kept when they are left and are as they were when they are taken up again', async () => {
    await write(mira, 'one');
    const position = await head();
    await write(mira, 'two');
    const before = await Promise.all([read(oda), read(mira)]);
    const { branchId } = await oda.call.history.branch({ campaignId, position, name: 'What if' });
    await write(mira, 'three');
    const there = await read(mira);
    const { branches } = await past();
    expect(branches).toMatchObject([
      { id: campaignId, parentId: null, isPlayed: false },
      { id: branchId, parentId: campaignId, from: position, name: 'What if', createdBy: 'Oda', isPlayed: true },
    ]);
    await oda.call.history.play({ campaignId, branchId: campaignId });
    expect(await Promise.all([read(oda), read(mira)])).toEqual(before);
    await oda.call.history.play({ campaignId, branchId });
    expect(await read(mira)).toEqual(there);
  });

  it('refuses what is not there, what is played already, and going back to now', async () => {
    await expect(oda.call.history.play({ campaignId, branchId: 'none' })).rejects.toMatchObject({ code: 'branch.notFound' });
    await expect(oda.call.history.play({ campaignId, branchId: campaignId })).rejects.toMatchObject({ code: 'branch.isPlayed' });
    await expect(oda.call.history.goBack({ campaignId, position: await head() })).rejects.toMatchObject({ code: 'history.isNow' });
    await expect(oda.call.history.goBack({ campaignId, position: 1 })).rejects.toMatchObject({ code: 'history.noSuchMoment' });
    const elsewhere = await openCampaign(app, oda, [], 'dm');
    await expect(oda.call.history.play({ campaignId, branchId: elsewhere })).rejects.toMatchObject({ code: 'branch.notFound' });
  });

  it('lets the turn come to rest, takes what is being told away, and tells everyone to load afresh', async () => {
    await narrateByAi();
    const release = app.model.hold();
    const position = await head();
    await write(mira, 'I look around.');
    await vi.waitFor(async () => expect((await mira.call.narrator.current({ campaignId })).speaking).not.toBeNull(), PATIENCE);
    await tov.call.turns.raiseHand({ campaignId });
    await write(tov, 'I listen.');
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    const { branchId } = await oda.call.history.goBack({ campaignId, position });
    expect(await socket.hear('event', ({ event }) => event.type === 'history.moved')).toMatchObject({ event: { branchId } });
    release();
    socket.close();
    expect((await mira.call.turns.get({ campaignId })).turn).toMatchObject({ state: 'IDLE', hands: [] });
    expect(await mira.call.narrator.current({ campaignId })).toMatchObject({ speaking: null, waiting: 0 });
    await write(mira, 'Once more.');
    await vi.waitFor(async () => expect((await read(mira)).at(-1)).toContain('[Once more.]'), PATIENCE);
    expect(await read(mira)).toEqual([expect.stringContaining('gone back'), 'Once more.', 'Then [Once more.]. What do you do?']);
  });
});

describe('looking at the past', () => {
  it('shows moments in pages, the newest first, without whispers and asides', async () => {
    for (let n = 1; n <= 31; n += 1) await write(oda, `Passage ${n}`);
    await write(oda, 'a secret', { kind: 'notes' });
    await write(mira, 'said by a player');
    const first = await past();
    expect(first.moments.map(({ excerpt: text }) => text)).toEqual(Array.from({ length: 30 }, (_, n) => `Passage ${31 - n}`));
    expect(first.more).toBe(true);
    const second = await past(first.moments.at(-1)?.position);
    expect(second.moments.map(({ excerpt: text }) => text)).toEqual(['Passage 1', expect.stringMatching(/\w/)]);
    expect(second.more).toBe(false);
  });

  it('tells how things stood: the place, and the last messages that one may read', async () => {
    await write(mira, 'a whisper to another', { kind: 'notes' });
    await write(mira, 'to you', { kind: 'dm' });
    const position = await head();
    await write(oda, 'later');
    const { location, messages, characters } = await oda.call.history.at({ campaignId, position });
    expect(location?.name).toMatch(/\w/);
    expect(characters).toEqual([]);
    expect(messages.map(({ content }) => content).slice(1)).toEqual(['to you']);
  });
});

describe('a session', () => {
  it('ends with a recap that players see once it is shown, and not before', async () => {
    await write(mira, 'I search the ferry for a rope.');
    await write(oda, 'Mira finds a rope under the bench. What do you do?');
    await write(mira, 'the DM is the murderer', { kind: 'notes' });
    await write(tov, 'I hide the sapphire from Mira', { kind: 'dm' });
    const draft = await oda.call.history.endSession({ campaignId });
    expect(draft).toMatchObject({ number: 1, state: 'draft', version: 1, isBeingWritten: false });
    expect(draft.text).toContain('Mira finds a rope under the bench.');
    expect(draft.text).not.toMatch(/murderer|sapphire|What do you do/);
    expect((await mira.call.history.recaps({ campaignId })).recaps).toEqual([]);
    expect((await oda.call.history.recaps({ campaignId })).recaps).toEqual([draft]);
    const saved = await oda.call.history.saveRecap({ campaignId, recapId: draft.id, text: 'They found a rope.', version: 1 });
    await expect(oda.call.history.saveRecap({ campaignId, recapId: draft.id, text: 'Other words', version: 1 })).rejects.toMatchObject({
      code: 'recap.hasChanged',
    });
    await expect(oda.call.history.publishRecap({ campaignId, recapId: draft.id, version: 1 })).rejects.toMatchObject({
      code: 'recap.hasChanged',
    });
    await oda.call.history.publishRecap({ campaignId, recapId: draft.id, version: saved.version });
    expect((await mira.call.history.recaps({ campaignId })).recaps).toMatchObject([{ text: 'They found a rope.', state: 'published' }]);
    expect((await read(tov)).at(-1)).toContain('They found a rope.');
    await expect(oda.call.history.saveRecap({ campaignId, recapId: draft.id, text: 'Late', version: 2 })).rejects.toMatchObject({
      code: 'recap.isPublished',
    });
  });

  it('lists what happened: places, fights and what they brought, without what is hidden from the players', async () => {
    const kara = await bringHero(app, campaignId, mira, 'Kara');
    await write(oda, 'Something moves in the reeds, and Kara draws her blade.');
    await oda.call.combat.open({ campaignId, heroes: [kara] });
    for (const [name, hidden] of [
      ['Grub', false],
      ['Vashti Undertow', true],
    ] as const)
      await oda.call.combat.addNpc({ campaignId, npc: { name, hitPoints: 7, armorClass: 12, xp: 300, attacks: [] }, hidden });
    const take = async (step: Parameters<Somebody['call']['combat']['step']>[0]['step']) =>
      oda.call.combat.step({ campaignId, number: fightIn(await oda.call.combat.get({ campaignId })).number, step });
    await take({ name: 'start' });
    const grub = combatantIn(await oda.call.combat.get({ campaignId }), 'Grub').id;
    await take({ name: 'damage', actorId: null, targetId: grub, amount: 30, type: null });
    await oda.call.combat.end({ campaignId, number: fightIn(await oda.call.combat.get({ campaignId })).number });
    const { index, text } = await oda.call.history.endSession({ campaignId });
    expect(index).toMatchObject({
      places: [{ place: expect.stringMatching(/\w/) }],
      fights: [{ outcome: 'ended', foes: ['Grub'], fallen: ['Grub'], remaining: [], heroesLost: [] }],
      experience: [{ name: 'Kara', amount: 300 }],
    });
    expect(text).toContain('Grub fell.');
    expect(JSON.stringify([index, text])).not.toContain('Vashti');
  });

  it('begins where the last one ended, and is not ended while nothing was told', async () => {
    await write(oda, 'The first evening.');
    await oda.call.history.endSession({ campaignId });
    await expect(oda.call.history.endSession({ campaignId })).rejects.toMatchObject({ code: 'session.isEmpty' });
    await write(oda, 'The second evening.');
    const { number, text } = await oda.call.history.endSession({ campaignId });
    expect([number, text.includes('second'), text.includes('first')]).toEqual([2, true, false]);
  });

  it('and its recap belong to their branch', async () => {
    await write(oda, 'The first evening.');
    const position = await head();
    const draft = await oda.call.history.endSession({ campaignId });
    const [end] = (await past()).checkpoints;
    await oda.call.history.publishRecap({ campaignId, recapId: draft.id, version: 1 });
    await oda.call.history.goBack({ campaignId, position });
    expect((await mira.call.history.recaps({ campaignId })).recaps).toEqual([]);
    expect(await oda.call.history.endSession({ campaignId })).toMatchObject({ number: 1 });
    await oda.call.history.goBack({ campaignId, position: end?.position ?? 0, branchId: end?.branchId });
    expect((await oda.call.history.recaps({ campaignId })).recaps).toMatchObject([{ id: draft.id, state: 'draft' }]);
    await oda.call.history.publishRecap({ campaignId, recapId: draft.id, version: 1 });
    expect((await read(mira)).at(-1)).toContain('The first evening.');
  });
});
