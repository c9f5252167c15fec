import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN } from '#domain/ids.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD, clientFor, cookieOf } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
let admin: Somebody;
let skipped = 0;
let count = 0;
beforeAll(async () => {
  app = await startApp({ signups: 'invite', now: () => new Date(Date.now() + skipped) });
  admin = await signUpAdministrator(app);
});
afterAll(() => app.end());

const refusal = (code: string) => expect.objectContaining({ code });

/** Signs somebody up with an invitation's code, or without one. */
function signUpWith(code: string | null): Promise<Response> {
  count += 1;
  return fetch(`${app.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url, ...(code === null ? {} : { cookie: `hearthlore.invitation=${code}` }) },
    body: JSON.stringify({ name: `Guest ${count}`, email: `guest-${count}@example.org`, password: PASSWORD }),
  });
}

async function newcomer(code: string) {
  const response = await signUpWith(code);
  expect(response.status).toBe(200);
  const call = clientFor(app.url, cookieOf(response));
  const { person } = await call.account.me({});
  if (!person) throw new Error('A newcomer has no account.');
  return { id: person.id, call };
}

async function accounts(): Promise<number> {
  const { rows } = await app.database.pool.query<{ many: number }>('select count(*)::int as many from "user"');
  return rows[0]?.many ?? 0;
}

describe('signing up by invitation', () => {
  it('is refused without one, and with one that is unknown, expired or revoked', async () => {
    const before = await accounts();
    expect(await (await signUpWith(null)).json()).toMatchObject({ code: 'auth.inviteOnly' });
    expect(await (await signUpWith('not a code')).json()).toMatchObject({ code: 'auth.inviteOnly' });
    expect(await (await signUpWith('A'.repeat(26))).json()).toMatchObject({ code: 'invitation.notFound' });
    const old = await admin.call.admin.createInvitation({ days: 1 });
    const revoked = await admin.call.admin.createInvitation({});
    await admin.call.admin.revokeInvitation({ invitationId: revoked.invitation.id });
    expect(await (await signUpWith(revoked.code)).json()).toMatchObject({ code: 'invitation.revoked' });
    skipped += DAY;
    expect(await (await signUpWith(old.code)).json()).toMatchObject({ code: 'invitation.expired' });
    skipped -= DAY;
    expect(await accounts()).toBe(before);
  });

  it('lets in exactly as many as an invitation says, however many come at once', async () => {
    const before = await accounts();
    const { code, invitation } = await admin.call.admin.createInvitation({ mostUses: 3, label: 'Three' });
    const outcomes = await Promise.all(Array.from({ length: 20 }, async () => (await signUpWith(code)).status));
    expect(outcomes.filter((status) => status === 200)).toHaveLength(3);
    expect(outcomes.filter((status) => status === 409)).toHaveLength(17);
    expect(await accounts()).toBe(before + 3);
    const listed = await admin.call.admin.invitations({});
    expect(listed.find(({ id }) => id === invitation.id)).toMatchObject({ uses: 3, mostUses: 3, label: 'Three', createdBy: 'Wren' });
    const { rows } = await app.database.pool.query('select 1 from invitation_use where invitation_id = $1', [invitation.id]);
    expect(rows).toHaveLength(3);
  });

  it('is no fault in the log when it is refused', async () => {
    const faults = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { code } = await admin.call.admin.createInvitation({ mostUses: 1 });
    const outcomes = await Promise.all(
      [null, 'not a code', 'A'.repeat(26), code, code, code].map(async (each) => (await signUpWith(each)).status),
    );
    const lines = faults.mock.calls.flat();
    faults.mockRestore();
    expect(outcomes.toSorted((one, other) => one - other)).toEqual([200, 403, 403, 404, 409, 409]);
    expect(lines).toEqual([]);
  });

  it('is open to everybody once an administrator says so, and closed again after', async () => {
    const { settings } = await admin.call.admin.getSettings({});
    await admin.call.admin.saveSettings({ ...settings, signups: 'open' });
    expect((await signUpWith(null)).status).toBe(200);
    await admin.call.admin.saveSettings({ ...settings, signups: 'invite' });
    expect((await signUpWith(null)).status).toBe(403);
  });

  it('keeps no code, and shows it once, behind the # of its link', async () => {
    const { code, url, invitation } = await admin.call.admin.createInvitation({ label: 'Once' });
    expect(url).toBe(`${app.url}/join#${code}`);
    const { rows } = await app.database.pool.query('select * from invitation where id = $1', [invitation.id]);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(await admin.call.admin.invitations({}))).not.toContain(code);
    expect(JSON.stringify(await admin.call.admin.audit({}))).not.toContain(code);
  });
});

describe('a campaign’s join link', () => {
  it('seats whoever signs up with it, and the table hears of it', async () => {
    const campaignId = await openCampaign(app, admin);
    const { code } = await admin.call.invitations.createForCampaign({ campaignId, label: 'Thursday' });
    expect(await clientFor(app.url).invitations.check({ code })).toEqual({
      campaignName: 'The salt road',
      worldName: null,
      worldRole: null,
      seat: 'player',
      asks: false,
      invitedBy: 'Wren',
    });
    const socket = await admin.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId) });
    await socket.hear('subscribed');
    const { call } = await newcomer(code);
    await socket.hear('event', ({ event }) => event.type === 'campaigns.changed');
    expect(await call.campaigns.access({ campaignId })).toEqual({ seat: 'player' });
    expect(await admin.call.invitations.listForCampaign({ campaignId })).toMatchObject([{ label: 'Thursday', uses: 1, campaignId }]);
    socket.close();
  });

  it('seats somebody who has an account already, once, and counts them once', async () => {
    const campaignId = await openCampaign(app, admin);
    const guest = await newcomer((await admin.call.admin.createInvitation({})).code);
    const { code } = await admin.call.invitations.createForCampaign({ campaignId, mostUses: 1 });
    const joined = await Promise.all(Array.from({ length: 5 }, () => guest.call.invitations.join({ code })));
    expect(new Set(joined.map((each) => each.campaignId))).toEqual(new Set([campaignId]));
    expect(await admin.call.invitations.listForCampaign({ campaignId })).toMatchObject([{ uses: 1 }]);
    const other = await newcomer((await admin.call.admin.createInvitation({})).code);
    await expect(other.call.invitations.join({ code })).rejects.toEqual(refusal('invitation.usedUp'));
    expect(await other.call.campaigns.access({ campaignId })).toEqual({ seat: null });
    // Who sits there already comes back, although the link lets nobody else in.
    expect(await guest.call.invitations.join({ code })).toEqual({ campaignId, waits: false });
  });

  it('is taken back by its owner alone, and another campaign’s owner cannot name it', async () => {
    const [mine, other] = [await openCampaign(app, admin), await openCampaign(app, admin)];
    const { code, invitation } = await admin.call.invitations.createForCampaign({ campaignId: mine });
    const named = { campaignId: other, invitationId: invitation.id };
    await expect(admin.call.invitations.revokeForCampaign(named)).rejects.toEqual(refusal('invitation.notFound'));
    await admin.call.invitations.revokeForCampaign({ ...named, campaignId: mine });
    await expect(clientFor(app.url).invitations.check({ code })).rejects.toEqual(refusal('invitation.revoked'));
  });

  it('does not exist for the template, and an invitation to the installation gives no seat', async () => {
    await expect(admin.call.invitations.createForCampaign({ campaignId: FREE_TEMPLATE_CAMPAIGN })).rejects.toEqual(
      refusal('campaign.isTemplate'),
    );
    const { code } = await admin.call.admin.createInvitation({});
    await expect(admin.call.invitations.join({ code })).rejects.toEqual(refusal('invitation.forNewcomers'));
  });

  it('of somebody who is suspended lets nobody in any more', async () => {
    const master = await newcomer((await admin.call.admin.createInvitation({})).code);
    await admin.call.admin.setPlan({ userId: master.id, plan: 'DM' });
    await expect.poll(async () => (await master.call.account.me({})).person?.plan).toBe('DM');
    const campaignId = await openCampaign(app, master);
    const { code } = await master.call.invitations.createForCampaign({ campaignId });
    await admin.call.admin.suspend({ userId: master.id, suspended: true });
    expect(await (await signUpWith(code)).json()).toMatchObject({ code: 'invitation.revoked' });
  });
});
