import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personTopic } from '#contract/realtime/topics.ts';
import { openMailer } from '#server/kernel/mail.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import type { MailServer } from '#tests/support/services/mail-server.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let mail: MailServer;
let owner: Somebody;
let campaignId: string;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ mailer: openMailer({ url: mail.url, from: 'table@example.org' }) });
  owner = await signUp(app.url, 'Oda');
});
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [], 'dm');
  await owner.call.campaigns.saveSettings({ campaignId, settings: { entry: 'approve' } });
});
afterAll(async () => {
  await app.end();
  app.kernel.mailer.close();
  await mail.end();
});

const refusal = (code: string) => expect.objectContaining({ code });
const link = async (limits: { mostUses?: number; seat?: 'spectator' } = {}) =>
  (await owner.call.invitations.createForCampaign({ campaignId, ...limits })).code;
const waiting = () => owner.call.campaigns.requests({ campaignId });
const answer = (requestId: string, accept: boolean) => owner.call.campaigns.answerRequest({ campaignId, requestId, accept });

describe('a table whose DMs answer first', () => {
  it('seats nobody before they do, and tells the guest by event and mail', async () => {
    const guest = await signUp(app.url, 'Mira');
    const socket = await guest.listen();
    socket.say({ type: 'subscribe', topic: personTopic(guest.id) });
    await socket.hear('subscribed');
    const code = await link();
    expect(await guest.call.invitations.check({ code })).toMatchObject({ asks: true, seat: 'player' });
    expect(await guest.call.invitations.join({ code })).toEqual({ campaignId, waits: true });
    await expect(guest.call.chat.list({ campaignId })).rejects.toEqual(refusal('campaign.notFound'));
    expect(await guest.call.campaigns.myRequests({})).toMatchObject([{ campaignName: 'The salt road', state: 'PENDING' }]);
    const [request] = await waiting();
    expect(request).toMatchObject({ userId: guest.id, name: 'Mira', seat: 'player' });
    await answer(request?.id ?? '', true);
    await socket.hear('event', ({ event }) => event.type === 'campaigns.answered' && event.accepted);
    expect((await mail.mailTo(guest.email)).text).toContain('has given you a seat');
    expect(await guest.call.campaigns.access({ campaignId })).toEqual({ seat: 'player' });
    expect([await guest.call.campaigns.myRequests({}), await waiting()]).toEqual([[], []]);
    await expect(answer(request?.id ?? '', false)).rejects.toEqual(refusal('seat.requestNotFound'));
    socket.close();
  });

  it('lets a guest who was declined know it, put it away, and ask again', async () => {
    const guest = await signUp(app.url, 'Tov');
    const code = await link();
    await guest.call.invitations.join({ code });
    await answer((await waiting())[0]?.id ?? '', false);
    const [mine] = await guest.call.campaigns.myRequests({});
    expect(mine).toMatchObject({ state: 'DECLINED' });
    expect(await waiting()).toEqual([]);
    await guest.call.invitations.join({ code });
    expect(await waiting()).toHaveLength(1);
    const [again] = await guest.call.campaigns.myRequests({});
    await expect(owner.call.campaigns.withdrawRequest({ requestId: again?.id ?? '' })).rejects.toEqual(refusal('seat.requestNotFound'));
    await guest.call.campaigns.withdrawRequest({ requestId: again?.id ?? '' });
    expect([await waiting(), await guest.call.campaigns.myRequests({})]).toEqual([[], []]);
  });

  it('takes one use of a link however often somebody asks, and its last use once', async () => {
    const code = await link({ mostUses: 1 });
    const [one, other] = [await signUp(app.url, 'One'), await signUp(app.url, 'Other')];
    const outcomes = await Promise.allSettled([one, other, one, other].map(({ call }) => call.invitations.join({ code })));
    expect(await waiting()).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await owner.call.invitations.listForCampaign({ campaignId })).toMatchObject([{ uses: 1 }]);
  });
});

describe('a link', () => {
  it('seats those who come to watch as spectators', async () => {
    await owner.call.campaigns.saveSettings({ campaignId, settings: { entry: 'open' } });
    const guest = await signUp(app.url, 'Sue');
    expect(await guest.call.invitations.join({ code: await link({ seat: 'spectator' }) })).toEqual({ campaignId, waits: false });
    expect(await guest.call.campaigns.access({ campaignId })).toEqual({ seat: 'spectator' });
  });

  it('seats at once who waited, when the table is opened meanwhile', async () => {
    const guest = await signUp(app.url, 'Ann');
    const code = await link();
    await guest.call.invitations.join({ code });
    await owner.call.campaigns.saveSettings({ campaignId, settings: { entry: 'open' } });
    expect(await guest.call.invitations.join({ code })).toEqual({ campaignId, waits: false });
    expect(await waiting()).toEqual([]);
  });

  it('leads nowhere while its campaign is deleted', async () => {
    const guest = await signUp(app.url, 'Bo');
    const code = await link();
    await owner.call.campaigns.delete({ campaignId });
    await expect(guest.call.invitations.join({ code })).rejects.toEqual(refusal('invitation.notFound'));
    await expect(guest.call.invitations.check({ code })).rejects.toEqual(refusal('invitation.notFound'));
  });
});
