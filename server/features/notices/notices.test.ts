import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { personTopic } from '#contract/realtime/topics.ts';
import { noticeText, pushText } from '#domain/account/notice-text.ts';
import type { NoticeFact } from '#domain/account/notice.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, combatantIn } from '#tests/support/app/arena.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { beforeEachTwoPlayers } from '#tests/support/app/two-players.ts';
import { pruneNotices } from './index.ts';

type Step = Parameters<Somebody['call']['combat']['step']>[0]['step'];

const PATIENCE = { timeout: 15_000, interval: 40 };
let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;

beforeEachTwoPlayers((table) => ({ app, owner, mira, tov, campaignId } = table), { administers: true });
beforeEach(() => owner.call.notices.markRead({}));

const unreadOf = async ({ call }: Somebody) =>
  (await call.notices.list({})).notices.filter(({ readAt }) => readAt === null).map(({ fact }) => fact);
const kindsOf = async (somebody: Somebody) => (await unreadOf(somebody)).map(({ kind }) => kind);

describe('an inbox', () => {
  it('has the answer to a request for another plan, at once in an open page', async () => {
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: personTopic(mira.id) });
    await socket.hear('subscribed');
    await mira.call.plans.request({ plan: 'DM' });
    const [asked] = await owner.call.admin.planRequests({});
    expect(await unreadOf(mira)).toEqual([]);
    await owner.call.admin.reviewPlanRequest({ requestId: asked?.id ?? '', approve: true });
    const { event } = await socket.hear('event', (frame) => frame.event.type === 'notices.changed');
    expect(event).toMatchObject({
      added: { campaign: null, fact: { kind: 'planAnswered', plan: 'DM', accepted: true } },
      outside: { title: 'Your account', body: 'Your request was approved: your plan is Dungeon Master.', path: '/account/profile' },
    });
    expect(await mira.call.notices.list({})).toMatchObject({ unread: 1, notices: [{ fact: { kind: 'planAnswered' } }] });
    expect((await tov.call.notices.list({})).notices).toEqual([]);
    socket.close();
  });

  it('has a request for another plan for every administrator, until it is answered or withdrawn', async () => {
    await app.database.pool.query(`update "user" set plan = 'ADMIN' where id = $1`, [tov.id]);
    app.kernel.sessionInvalidation.invalidate(tov.id);
    const asked = [{ kind: 'planRequested', name: 'Mira', plan: 'DM' }];
    await mira.call.plans.request({ plan: 'DM' });
    expect([await unreadOf(owner), await unreadOf(tov), await unreadOf(mira)]).toEqual([asked, asked, []]);
    const [mine] = await mira.call.plans.mine({});
    await mira.call.plans.withdraw({ requestId: mine?.id ?? '' });
    expect([await unreadOf(owner), await unreadOf(tov)]).toEqual([[], []]);
    await mira.call.plans.request({ plan: 'DM' });
    const [waiting] = await owner.call.admin.planRequests({ state: 'PENDING' });
    await owner.call.admin.reviewPlanRequest({ requestId: waiting?.id ?? '', approve: true });
    expect([await unreadOf(owner), await unreadOf(tov)]).toEqual([[], []]);
  });

  it('has a request for a seat for those who lead, and its answer for who asked', async () => {
    const code = async () => (await owner.call.invitations.createForCampaign({ campaignId })).code;
    await owner.call.campaigns.setRole({ campaignId, userId: tov.id, seat: 'co-dm' });
    await owner.call.campaigns.saveSettings({ campaignId, settings: { entry: 'approve' } });
    const [one, other] = [await signUp(app.url, 'Una'), await signUp(app.url, 'Ulf')];
    await one.call.invitations.join({ code: await code() });
    await other.call.invitations.join({ code: await code() });
    const asked = [
      { kind: 'seatRequested', name: 'Ulf' },
      { kind: 'seatRequested', name: 'Una' },
    ];
    expect([await unreadOf(owner), await unreadOf(tov), await unreadOf(mira)]).toEqual([asked, asked, []]);
    const [mine] = await other.call.campaigns.myRequests({});
    await other.call.campaigns.withdrawRequest({ requestId: mine?.id ?? '' });
    const [waiting] = await owner.call.campaigns.requests({ campaignId });
    await owner.call.campaigns.answerRequest({ campaignId, requestId: waiting?.id ?? '', accept: true });
    expect([await unreadOf(owner), await unreadOf(tov)]).toEqual([[], []]);
    expect((await one.call.notices.list({})).notices).toMatchObject([
      { campaign: { id: campaignId, name: 'The salt road' }, fact: { kind: 'seatAnswered', accepted: true } },
    ]);
  });

  it('tells those who lead who came by their invitation', async () => {
    const { code } = await owner.call.invitations.createForCampaign({ campaignId });
    const guest = await signUp(app.url, 'Gwen');
    await guest.call.invitations.join({ code });
    expect([await unreadOf(owner), await unreadOf(guest)]).toEqual([[{ kind: 'seatTaken', name: 'Gwen' }], []]);
  });

  it('tells somebody that a campaign was handed over to them', async () => {
    await app.database.pool.query(`update "user" set plan = 'DM' where id = $1`, [mira.id]);
    await owner.call.campaigns.handOver({ campaignId, userId: mira.id });
    expect([await unreadOf(mira), await unreadOf(owner)]).toEqual([[{ kind: 'campaignGiven', name: 'Oda' }], []]);
  });

  it('has a draft for those who lead until it is posted', async () => {
    await owner.call.campaigns.saveSettings({ campaignId, settings: { narratorMode: 'draft' } });
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I light a lantern.' });
    await vi.waitFor(async () => expect(await kindsOf(owner)).toEqual(['draftWaiting']), PATIENCE);
    expect(await kindsOf(mira)).toEqual([]);
    const [draft] = (await owner.call.narrator.drafts({ campaignId })).drafts;
    await owner.call.narrator.publishDraft({ campaignId, narrationId: draft?.id ?? '', content: 'It burns.' });
    expect(await kindsOf(owner)).toEqual([]);
  });

  it('has whose turn it is in play by post, until they act or it is over, and nothing at a live table', async () => {
    await mira.call.turns.raiseHand({ campaignId });
    await mira.call.turns.lowerHand({ campaignId });
    expect(await kindsOf(tov)).toEqual([]);
    await owner.call.campaigns.saveSettings({ campaignId, settings: { collectingSeconds: 7200 } });
    await mira.call.turns.raiseHand({ campaignId });
    expect([await kindsOf(mira), await kindsOf(tov)]).toEqual([[], ['turnOpened']]);
    await tov.call.turns.raiseHand({ campaignId });
    expect([await kindsOf(tov), await kindsOf(owner)]).toEqual([[], ['turnOpened']]);
    await owner.call.turns.forceEnd({ campaignId });
    expect(await kindsOf(owner)).toEqual([]);
  });

  it('says once whose hero acts in a fight, to that player alone, until another acts', async () => {
    const hero = await bringHero(app, campaignId, mira, 'Kara');
    await owner.call.combat.open({ campaignId, heroes: [hero] });
    let now = await owner.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
    const step = async (taken: Step) => {
      now = await owner.call.combat.step({ campaignId, number: now.fight?.number ?? 0, step: taken });
    };
    await step({ name: 'start' });
    const kara = combatantIn(now, 'Kara').id;
    const acts = () => (now.fight?.view.audience === 'dm' ? now.fight.view.active : null);
    if (acts() !== kara) await step({ name: 'next' });
    expect([await kindsOf(mira), await kindsOf(tov), await kindsOf(owner)]).toEqual([['fightTurn'], [], []]);
    await mira.call.notices.markRead({ campaignId });
    await step({ name: 'concentrate', actorId: kara, on: 'Bless' });
    expect(await kindsOf(mira)).toEqual([]);
    await step({ name: 'next' });
    expect((await mira.call.notices.list({})).notices).toEqual([]);
    await step({ name: 'next' });
    expect(await kindsOf(mira)).toEqual(['fightTurn']);
  });
});

describe('a notice', () => {
  it('is read by its id, by its campaign, or with all others, by its owner alone', async () => {
    const { code } = await owner.call.invitations.createForCampaign({ campaignId });
    for (const name of ['Ann', 'Ben', 'Cyn']) await (await signUp(app.url, name)).call.invitations.join({ code });
    const { notices } = await owner.call.notices.list({});
    const ids = notices.filter(({ readAt }) => readAt === null).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    await mira.call.notices.markRead({ ids });
    await mira.call.notices.markRead({ campaignId });
    expect((await owner.call.notices.list({})).unread).toBe(3);
    await owner.call.notices.markRead({ ids: ids.slice(0, 1) });
    expect((await owner.call.notices.list({})).unread).toBe(2);
    await owner.call.notices.markRead({ campaignId });
    expect((await owner.call.notices.list({})).unread).toBe(0);
  });

  it('about a person goes with their account, and about a deleted campaign is not told', async () => {
    const { code } = await owner.call.invitations.createForCampaign({ campaignId });
    const [ann, ben] = [await signUp(app.url, 'Ann'), await signUp(app.url, 'Ben')];
    for (const guest of [ann, ben]) await guest.call.invitations.join({ code });
    await app.database.pool.query('delete from "user" where id = $1', [ann.id]);
    expect(await unreadOf(owner)).toEqual([{ kind: 'seatTaken', name: 'Ben' }]);
    await owner.call.campaigns.delete({ campaignId });
    expect([await unreadOf(owner), (await owner.call.notices.list({})).unread]).toEqual([[], 0]);
  });

  it('is forgotten thirty days after it was read, or ninety after it came', async () => {
    const { code } = await owner.call.invitations.createForCampaign({ campaignId });
    for (const name of ['Ann', 'Ben']) await (await signUp(app.url, name)).call.invitations.join({ code });
    const [newest] = (await owner.call.notices.list({})).notices;
    await owner.call.notices.markRead({ ids: [newest?.id ?? ''] });
    const left = async (days: number) => {
      await pruneNotices(app.database.sql, new Date(Date.now() + days * 24 * 60 * 60 * 1000));
      const { rows } = await app.database.pool.query('select 1 from notice where campaign_id = $1', [campaignId]);
      return rows.length;
    };
    expect([await left(29), await left(31), await left(91)]).toEqual([2, 1, 0]);
  });

  it('is over for who plays no longer at the table', async () => {
    await owner.call.campaigns.saveSettings({ campaignId, settings: { collectingSeconds: 7200 } });
    await mira.call.turns.raiseHand({ campaignId });
    expect(await kindsOf(tov)).toEqual(['turnOpened']);
    await owner.call.campaigns.kick({ campaignId, userId: tov.id });
    expect(await kindsOf(tov)).toEqual([]);
  });
});

describe('the words of a notice', () => {
  const facts: NoticeFact[] = [
    { kind: 'seatRequested', name: 'Mira Secret' },
    { kind: 'seatTaken', name: 'Mira Secret' },
    { kind: 'draftWaiting' },
    { kind: 'turnOpened', endsAt: null },
    { kind: 'turnAnswered' },
    { kind: 'fightTurn', combatantId: 'secret', round: 2 },
    { kind: 'seatAnswered', accepted: true },
  ];

  it('name nobody where a browser shows them outside of the page', () => {
    const campaign = { id: 'c', name: 'The salt road' };
    for (const fact of facts) {
      const text = pushText({ fact, campaign });
      expect(text).toMatchObject({ title: 'The salt road', path: '/campaign?id=c' });
      expect(JSON.stringify(text)).not.toMatch(/secret/i);
    }
    const wish = { fact: { kind: 'planRequested', name: 'Mira Secret', plan: 'DM' }, campaign: null } as const;
    expect(pushText(wish)).toEqual({ title: 'Plan requests', body: 'Somebody asks for another plan.', path: '/admin/plan-requests' });
    expect(noticeText(wish).body).toBe('Mira Secret asks for the plan Dungeon Master.');
    expect(noticeText({ fact: facts[0] ?? { kind: 'draftWaiting' }, campaign }).body).toBe('Mira Secret asks for a seat.');
  });
});
