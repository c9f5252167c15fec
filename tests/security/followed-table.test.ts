import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '#domain/campaign/campaign.ts';
import type { Event } from '#contract/realtime/events.ts';
import { campaignLeadersTopic, campaignTopic } from '#contract/realtime/topics.ts';
import { campaignAfter, membersAfter } from '#web/features/campaigns/take-campaign-change.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody, TestSocket } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let leading: TestSocket;
let playing: TestSocket;

beforeAll(async () => {
  app = await startApp();
  oda = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  tov = await signUp(app.url, 'Tov');
  campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  leading = await listen(oda, campaignTopic(campaignId), campaignLeadersTopic(campaignId));
  playing = await listen(mira, campaignTopic(campaignId));
});
afterAll(async () => {
  for (const socket of [leading, playing]) socket.close();
  await app.end();
});

async function listen(who: Somebody, ...topics: string[]): Promise<TestSocket> {
  const socket = await who.listen();
  for (const topic of topics) {
    socket.say({ type: 'subscribe', topic });
    await socket.hear('subscribed', (frame) => frame.topic === topic);
  }
  return socket;
}

const eventsIn = (socket: TestSocket): Event[] => socket.frames.flatMap((frame) => (frame.type === 'event' ? [frame.event] : []));
/** What somebody has heard, once they have heard everything so far. */
async function heard(socket: TestSocket): Promise<string> {
  await oda.call.turns.pause({ campaignId, paused: true });
  await oda.call.turns.pause({ campaignId, paused: false });
  const pauses = () => eventsIn(socket).filter((event) => event.type === 'campaigns.changed' && event.change?.settings?.paused === false);
  const before = pauses().length;
  await oda.call.turns.pause({ campaignId, paused: true });
  await oda.call.turns.pause({ campaignId, paused: false });
  await expect.poll(() => pauses().length).toBeGreaterThan(before);
  return JSON.stringify(eventsIn(socket));
}

describe('who asks for a campaign once and hears what happens', () => {
  it('sees after each change what the server would answer, and so do those who look at its people', async () => {
    const see = () => mira.call.campaigns.get({ campaignId });
    const members = () => mira.call.campaigns.members({ campaignId });
    const from = eventsIn(playing).length;
    const [first, all] = [await see(), await members()];
    const changes = () =>
      eventsIn(playing)
        .slice(from)
        .flatMap((event) => (event.type === 'campaigns.changed' && event.change ? [event.change] : []));
    const shown = () => changes().reduce<Campaign>((now, change) => campaignAfter(now, change, mira.id), first);
    const people = () => changes().reduce((now, { people: seats }) => (seats ? membersAfter(now, seats) : now), all);
    const { campaigns, turns } = oda.call;
    const happenings: (() => Promise<unknown>)[] = [
      () => turns.pause({ campaignId, paused: true }),
      () => turns.pause({ campaignId, paused: false }),
      () => campaigns.saveSettings({ campaignId, name: 'The long road', settings: { collectingSeconds: 90 } }),
      () => campaigns.setRole({ campaignId, userId: tov.id, seat: 'co-dm' }),
      () => campaigns.setRole({ campaignId, userId: tov.id, seat: 'spectator' }),
      () => campaigns.kick({ campaignId, userId: tov.id }),
      async () => {
        const { code } = await oda.call.invitations.createForCampaign({ campaignId });
        await tov.call.invitations.join({ code });
      },
    ];
    for (const happen of happenings) {
      await happen();
      // What is said at it tells when it was last active, and what is unread.
      const { lastActive: _lastActive, unread: _unread, ...now } = await see();
      const message = happen.toString();
      await expect.poll(shown, { message }).toMatchObject(now);
      expect(people()).toEqual(await members());
    }
  });
});

describe('what is not for the whole table', () => {
  it('is not in what it hears: who asks for a seat', async () => {
    await oda.call.campaigns.saveSettings({ campaignId, settings: { entry: 'approve' } });
    const wren = await signUp(app.url, 'Wrenfield');
    await wren.call.invitations.join({ code: (await oda.call.invitations.createForCampaign({ campaignId })).code });
    const [request] = await oda.call.campaigns.requests({ campaignId });
    const told = await leading.hear('event', ({ event }) => event.type === 'campaigns.requested');
    expect(told.event).toMatchObject({ userId: wren.id, request });
    await oda.call.campaigns.answerRequest({ campaignId, requestId: request?.id ?? '', accept: false });
    await leading.hear('event', ({ event }) => event.type === 'campaigns.requested' && event.request === null);
    const hers = await heard(playing);
    for (const secret of ['Wrenfield', wren.id]) expect(hers).not.toContain(secret);
  });

  it('is not in what it hears: who wished for a line', async () => {
    const { entries } = await tov.call.safety.add({ campaignId, as: 'line', topic: 'Spiders' });
    const added = await playing.hear('event', ({ event }) => event.type === 'safety.changed');
    const entryId = entries[0]?.id;
    expect(added.event).toEqual({
      type: 'safety.changed',
      campaignId,
      change: { kind: 'added', entry: { id: entryId, kind: 'line', topic: 'Spiders' } },
    });
    await oda.call.safety.remove({ campaignId, entryId: entryId ?? '' });
    const removed = await playing.hear('event', ({ event }) => event.type === 'safety.changed' && event.change.kind === 'removed');
    expect(removed.event).toEqual({ type: 'safety.changed', campaignId, change: { kind: 'removed', entryId } });
    const { rows } = await app.database.pool.query("select data::text from event where data ->> 'type' = 'safety.changed'");
    expect(JSON.stringify(rows)).not.toContain(tov.id);
  });

  it('is not in what it hears: a recap before it is shown, and the names of checkpoints', async () => {
    await oda.call.history.save({ campaignId, name: 'Before the betrayal' });
    await oda.call.chat.post({ id: randomUUID(), campaignId, content: 'The mill burns down.', to: { kind: 'group' } });
    const recap = await oda.call.history.endSession({ campaignId });
    const text = 'Saltworn is the traitor.';
    const draft = await oda.call.history.saveRecap({ campaignId, recapId: recap.id, version: recap.version, text });
    const before = await heard(playing);
    for (const secret of ['Saltworn', 'betrayal', recap.id]) expect(before).not.toContain(secret);
    const led = await heard(leading);
    for (const known of ['Saltworn', 'betrayal', `End of session ${recap.number}`]) expect(led).toContain(known);
    const { checkpoints } = await oda.call.history.list({ campaignId });
    const pointed = eventsIn(leading).flatMap((event) => (event.type === 'history.checkpointSaved' ? [event.checkpoint] : []));
    expect(pointed.toReversed()).toEqual(checkpoints);
    await oda.call.history.publishRecap({ campaignId, recapId: recap.id, version: draft.version });
    const shown = await playing.hear('event', ({ event }) => event.type === 'history.recapped');
    expect(shown.event).toMatchObject({ recap: (await mira.call.history.recaps({ campaignId })).recaps[0] });
  });
});
