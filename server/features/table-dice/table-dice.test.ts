import { createHash, createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { checkRolls } from '#domain/dice/verifiable/check-rolls.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const hmac = (key: string, text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();
let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let skipped = 0;

beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + skipped) });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
beforeEach(async () => {
  skipped = 0;
  campaignId = await openCampaign(app, owner, [mira]);
});
afterAll(() => app.end());

const roll = (dice: string, to?: { kind: 'dm' }) => mira.call.chat.roll({ id: randomUUID(), campaignId, dice, ...(to && { to }) });

describe('the dice of a table', () => {
  it('fall as their secret says, which has the fingerprint that was shown before', async () => {
    await roll('1d4');
    await mira.call.dice.addWords({ campaignId, words: 'heron' });
    const shown = [(await roll('4d6')).rolls[0]?.faces, (await roll('1d20 adv')).rolls[0]?.faces];
    const { open } = await mira.call.dice.get({ campaignId });
    expect(open).toMatchObject({ current: { rolls: 3, added: ['heron'] }, next: { rolls: 0 } });
    await expect(mira.call.dice.rolls({ campaignId, secretId: open.current?.id ?? '' })).rejects.toMatchObject({ code: 'dice.notShown' });

    const after = await owner.call.dice.show({ campaignId });
    expect(after.open.current).toMatchObject({ id: open.next?.id, fingerprint: open.next?.fingerprint });
    const { secret, rolls, next } = await mira.call.dice.rolls({ campaignId, secretId: open.current?.id ?? '' });
    expect([createHash('sha256').update(secret.secret).digest('hex'), next]).toEqual([open.current?.fingerprint, null]);
    expect(rolls.map(({ added, sides }) => ({ added, sides }))).toEqual([
      { added: 0, sides: [4] },
      { added: 1, sides: [6, 6, 6, 6] },
      { added: 1, sides: [20, 20] },
    ]);
    expect(rolls.slice(1).map(({ faces }) => faces)).toEqual(shown);
    expect(checkRolls(hmac, secret, rolls)).toEqual({ dice: 7, wrong: [] });
  });

  it('have another secret where not everybody sees them, which only those who lead the table are shown', async () => {
    await roll('1d20', { kind: 'dm' });
    expect(await mira.call.dice.get({ campaignId })).toMatchObject({ hidden: null, open: { current: null }, ended: [], mayShow: false });
    const { hidden } = await owner.call.dice.get({ campaignId });
    expect(hidden?.current?.rolls).toBe(1);
    await owner.call.dice.show({ campaignId });
    const about = { campaignId, secretId: hidden?.current?.id ?? '' };
    await expect(mira.call.dice.rolls(about)).rejects.toMatchObject({ code: 'dice.notShown' });
    expect((await mira.call.dice.get({ campaignId })).ended).toEqual([]);
    const { secret, rolls } = await owner.call.dice.rolls(about);
    expect(checkRolls(hmac, secret, rolls)).toEqual({ dice: 1, wrong: [] });
    await expect(mira.call.dice.show({ campaignId })).rejects.toMatchObject({ code: 'campaign.ownerOnly' });
  });

  it('are shown by themselves once nobody has rolled for hours, and the secret that waited is used', async () => {
    await roll('1d6');
    const { open } = await mira.call.dice.get({ campaignId });
    skipped = 7 * 60 * 60 * 1000;
    await roll('1d6');
    const after = await mira.call.dice.get({ campaignId });
    expect(after.ended.map(({ id }) => id)).toEqual([open.current?.id]);
    expect(after.open.current).toMatchObject({ id: open.next?.id, rolls: 1 });
  });

  it('are shown at the end of a session, and the next roll falls under the secret that waited', async () => {
    await roll('1d6');
    await roll('1d20', { kind: 'dm' });
    const before = await owner.call.dice.get({ campaignId });
    await owner.call.history.endSession({ campaignId });
    const after = await owner.call.dice.get({ campaignId });
    expect(after.ended.map(({ id }) => id)).toEqual([before.open.current?.id]);
    expect(after.open.current).toMatchObject({ fingerprint: before.open.next?.fingerprint, rolls: 0 });
    expect(after.hidden?.current).toMatchObject({ id: before.hidden?.current?.id, rolls: 1 });
    const { secret, rolls } = await mira.call.dice.rolls({ campaignId, secretId: before.open.current?.id ?? '' });
    expect(checkRolls(hmac, secret, rolls)).toEqual({ dice: 1, wrong: [] });
    await roll('1d6');
    expect((await mira.call.dice.get({ campaignId })).open.current).toMatchObject({ id: before.open.next?.id, rolls: 1 });
  });

  it('keep a secret that nothing fell by over the end of a session', async () => {
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'We rest.', to: { kind: 'group' } });
    const { open } = await mira.call.dice.addWords({ campaignId, words: 'heron' });
    await owner.call.history.endSession({ campaignId });
    expect(await mira.call.dice.get({ campaignId })).toMatchObject({ open: { current: { id: open.current?.id } }, ended: [] });
  });

  it.each([
    ['words are added', () => owner.call.dice.addWords({ campaignId, words: 'heron' })],
    ['the secret is shown', () => owner.call.dice.show({ campaignId })],
    ['the session ends', () => owner.call.history.endSession({ campaignId })],
    [
      'the next secret is opened after hours',
      () => {
        skipped = 7 * 60 * 60 * 1000;
        return roll('1d6');
      },
    ],
  ])('are told to the whole table when %s', async (_, change) => {
    await roll('1d6');
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    await change();
    expect(await socket.hear('event', ({ event }) => event.type === 'dice.changed')).toMatchObject({ event: { campaignId } });
    socket.close();
  });

  it('use no number twice, whoever rolls at once and whatever history is gone back to', async () => {
    const hero = await bringHero(app, campaignId, mira, 'Kara');
    const check = () =>
      mira.call.characters.roll({ campaignId, characterId: hero, id: randomUUID(), what: { kind: 'skill', skill: 'stealth' } });
    const { position } = await owner.call.history.save({ campaignId, name: 'before' });
    await Promise.all(Array.from({ length: 6 }, check));
    await owner.call.history.goBack({ campaignId, position });
    await Promise.all(Array.from({ length: 6 }, check));
    const { open } = await mira.call.dice.get({ campaignId });
    await owner.call.dice.show({ campaignId });
    const { secret, rolls } = await mira.call.dice.rolls({ campaignId, secretId: open.current?.id ?? '' });
    expect(rolls.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, n) => n));
    expect(checkRolls(hmac, secret, rolls)).toEqual({ dice: 12, wrong: [] });
  });

  it('are added to in words, as many as there may be', async () => {
    for (let n = 0; n < 40; n += 1) await mira.call.dice.addWords({ campaignId, words: `heron ${n}` });
    await expect(mira.call.dice.addWords({ campaignId, words: 'one more' })).rejects.toMatchObject({ code: 'dice.wordsFull' });
    await expect(mira.call.dice.addWords({ campaignId, words: 'two\nlines' })).rejects.toMatchObject({ code: 'input.invalid' });
  });
});
