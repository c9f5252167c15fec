import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };
const long = `I climb the rope${' and climb'.repeat(20)}.`;

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let release = () => {};

beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  tov = await signUp(app.url, 'Tov');
});
beforeEach(async () => {
  release();
  campaignId = await openCampaign(app, owner, [mira, tov]);
});
afterAll(async () => {
  release();
  await app.end();
});

const replies = async () =>
  (await mira.call.chat.list({ campaignId })).messages.flatMap(({ id, content, narration }) =>
    narration && narration.cause !== 'welcome' ? [{ id, content, narration }] : [],
  );
const repliesAre = (many: number) =>
  vi.waitFor(async () => {
    const all = await replies();
    expect(all).toHaveLength(many);
    expect((await mira.call.narrator.current({ campaignId })).speaking).toBeNull();
    return all;
  }, PATIENCE);

/** Mira acts in a turn; the scripted narrator marks no intent, so that hers is not answered. */
async function notAnswered() {
  await mira.call.turns.raiseHand({ campaignId });
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: long });
  await mira.call.turns.lowerHand({ campaignId });
  const [reply] = await repliesAre(1);
  expect(reply?.narration.resolved).toMatchObject([{ id: 'i1', userId: mira.id, outcome: 'notAnswered' }]);
  return { campaignId, messageId: reply?.id ?? '', intent: 'i1' };
}

it.each(['mira', 'owner'])('puts all words of an intent that was not answered to the narrator again, for %s', async (who) => {
  const of = await notAnswered();
  await (who === 'mira' ? mira : owner).call.narrator.putAgain(of);
  const [, again] = await repliesAre(2);
  expect(again?.content).toContain(`[${long}]`);
  expect(again?.narration).toMatchObject({ cause: 'turn', cycle: 2, again: { messageId: of.messageId, intent: 'i1' } });
  expect((await mira.call.turns.get({ campaignId })).turn.state).toBe('IDLE');
});

it('does so for words that were no action of a turn', async () => {
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'What is up there?' });
  const [reply] = await repliesAre(1);
  await mira.call.narrator.putAgain({ campaignId, messageId: reply?.id ?? '', intent: 'i1' });
  expect((await repliesAre(2))[1]?.content).toContain('[What is up there?]');
});

it('does so once, also where the same press comes twice at once', async () => {
  const of = await notAnswered();
  const pressed = await Promise.allSettled([mira.call.narrator.putAgain(of), mira.call.narrator.putAgain(of)]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await repliesAre(2);
  await expect(mira.call.narrator.putAgain(of)).rejects.toThrow('The narrator has taken this up already.');
});

it('does so again after the table went back to before it was put again', async () => {
  const of = await notAnswered();
  const { head } = await owner.call.history.list({ campaignId });
  await mira.call.narrator.putAgain(of);
  await repliesAre(2);
  await owner.call.history.goBack({ campaignId, position: head });
  await mira.call.narrator.putAgain(of);
  expect((await repliesAre(2))[1]?.narration.again).toEqual({ messageId: of.messageId, intent: 'i1' });
});

it('is refused to another player, and for what is not there', async () => {
  const of = await notAnswered();
  await expect(tov.call.narrator.putAgain(of)).rejects.toThrow('Only the player whose action this was');
  await expect(mira.call.narrator.putAgain({ ...of, intent: 'i9' })).rejects.toThrow('This action can no longer be found.');
  const [welcome] = (await mira.call.chat.list({ campaignId })).messages;
  await expect(mira.call.narrator.putAgain({ ...of, messageId: welcome?.id ?? '' })).rejects.toThrow('can no longer be found');
});

it('is refused while actions are collected, while the table is paused, and where a Dungeon Master narrates', async () => {
  const of = await notAnswered();
  await tov.call.turns.raiseHand({ campaignId });
  await expect(mira.call.narrator.putAgain(of)).rejects.toThrow('Actions are being collected.');
  await tov.call.turns.lowerHand({ campaignId });
  await owner.call.turns.pause({ campaignId, paused: true });
  await expect(mira.call.narrator.putAgain(of)).rejects.toThrow('until the Dungeon Master resumes');
  await owner.call.turns.pause({ campaignId, paused: false });
  await owner.call.campaigns.saveSettings({ campaignId, settings: { narratorMode: 'dm' } });
  await expect(mira.call.narrator.putAgain(of)).rejects.toThrow('At this table the Dungeon Master narrates.');
});

it('is refused when whoever wanted it has left', async () => {
  const of = await notAnswered();
  await mira.call.campaigns.leave({ campaignId });
  await expect(owner.call.narrator.putAgain(of)).rejects.toThrow('no longer plays at this table');
});
