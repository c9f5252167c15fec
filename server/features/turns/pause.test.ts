import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let skipped = 0;

beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + skipped) });
  owner = await signUp(app.url, 'Oda');
  [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira, tov]);
});
afterAll(() => app.end());

const refusal = (code: string) => expect.objectContaining({ code });
const pause = (paused: boolean) => owner.call.turns.pause({ campaignId, paused });
const write = ({ call }: Somebody, content: string) => call.chat.post({ id: randomUUID(), campaignId, content });
const turnNow = async () => (await mira.call.turns.get({ campaignId })).turn;
const lines = async () =>
  (await mira.call.chat.list({ campaignId })).messages.filter(({ role }) => role === 'system').map(({ content }) => content);

describe('a table that is paused', () => {
  it('collects nothing, ends nothing, and goes on with the time that was left', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await write(mira, 'I knock');
    skipped += 20_000;
    const { turn } = await pause(true);
    expect(turn).toMatchObject({ state: 'COLLECTING', endsAt: null });
    expect(turn.remaining).toBeGreaterThan(35_000);
    expect(turn.remaining).toBeLessThanOrEqual(40_000);
    skipped += 3_600_000;
    await write(mira, 'and wait');
    await expect(mira.call.turns.lowerHand({ campaignId })).rejects.toEqual(refusal('turn.paused'));
    await expect(tov.call.turns.raiseHand({ campaignId })).rejects.toEqual(refusal('turn.paused'));
    await expect(owner.call.turns.forceEnd({ campaignId })).rejects.toEqual(refusal('turn.paused'));
    const { turn: running, now } = await pause(false);
    expect(Date.parse(running.endsAt ?? '') - Date.parse(now)).toBe(turn.remaining);
    expect(running.hands).toMatchObject([{ userId: mira.id, up: true, intent: 'I knock' }]);
    expect(await lines()).toEqual(['The table is paused. No actions are collected.', 'The table goes on.']);
    skipped += 41_000;
    await vi.waitFor(async () => expect((await turnNow()).state).toBe('IDLE'), { timeout: 10_000, interval: 40 });
  });

  it('says so once however often it is said, and answers no talk', async () => {
    await Promise.all([pause(true), pause(true)]);
    await write(tov, 'Hello?');
    expect((await mira.call.narrator.current({ campaignId })).waiting).toBe(0);
    expect(await lines()).toHaveLength(1);
    expect(await mira.call.campaigns.get({ campaignId })).toMatchObject({ settings: { paused: true } });
  });

  it('waits for nobody who was taken out meanwhile', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await pause(true);
    await owner.call.campaigns.kick({ campaignId, userId: mira.id });
    expect((await pause(false)).turn).toMatchObject({ state: 'IDLE', hands: [] });
  });
});

describe('a player who is skipped', () => {
  it('has their hand lowered and keeps their action', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await tov.call.turns.raiseHand({ campaignId });
    await write(mira, 'I climb');
    const { turn } = await owner.call.turns.skip({ campaignId, userId: mira.id });
    expect(turn.hands).toMatchObject([
      { userId: mira.id, up: false, intent: 'I climb' },
      { userId: tov.id, up: true },
    ]);
    await expect(tov.call.turns.skip({ campaignId, userId: mira.id })).rejects.toEqual(refusal('campaign.ownerOnly'));
    expect((await owner.call.turns.skip({ campaignId, userId: tov.id })).turn.state).toBe('IDLE');
  });
});
