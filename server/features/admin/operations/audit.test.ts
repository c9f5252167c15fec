import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { openMailer } from '#server/kernel/mail.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import type { MailServer } from '#tests/support/services/mail-server.ts';
import { clientFor, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hearthlore-audit-'));
let app: TestApp;
let mails: MailServer;
let admin: Somebody;
let mira: Somebody;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp({ embedded: true, dataDir, mailer: openMailer({ url: mails.url, from: 'hearth@example.org' }) });
  admin = await signUpAdministrator(app);
  mira = await signUp(app.url, 'Mira');
});
afterAll(async () => {
  await app.end();
  await mails.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A listing that comes with the product. */
const OURS = '3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e05';

/** A count names nobody and has no line. */
type Name = Exclude<keyof typeof contract.admin, 'waiting'>;

/** A call of each operation that succeeds, and whom or what its line is about; one without a row does not compile. */
const calls: Record<Name, { call: () => Promise<unknown>; about: RegExp }> = {
  people: { call: () => admin.call.admin.people({ search: 'Mira' }), about: /^People like "Mira"$/ },
  setPlan: { call: () => admin.call.admin.setPlan({ userId: mira.id, plan: 'DM' }), about: /^Mira$/ },
  suspend: { call: () => admin.call.admin.suspend({ userId: mira.id, suspended: false }), about: /^Mira$/ },
  signOutPerson: { call: () => admin.call.admin.signOutPerson({ userId: mira.id }), about: /^Mira$/ },
  removeSecondFactor: {
    call: async () => {
      await app.database.pool.query('update "user" set two_factor_enabled = true where id = $1', [mira.id]);
      await admin.call.admin.removeSecondFactor({ userId: mira.id });
    },
    about: /^Mira$/,
  },
  recoveryLink: { call: () => admin.call.admin.recoveryLink({ userId: mira.id }), about: /^Mira$/ },
  planRequests: { call: () => admin.call.admin.planRequests({}), about: /^Plan requests$/ },
  reviewPlanRequest: {
    call: async () => {
      const asker = await signUp(app.url, 'Asker');
      const { id } = await asker.call.plans.request({ plan: 'DM' });
      await admin.call.admin.reviewPlanRequest({ requestId: id, approve: false });
    },
    about: /^Asker$/,
  },
  marketQueue: { call: () => admin.call.admin.marketQueue({}), about: /^The marketplace$/ },
  judgeListing: { call: () => admin.call.admin.judgeListing({ listingId: OURS, isShown: true }), about: /^What the Marsh Keeps$/ },
  removeRating: {
    call: async () => {
      const { call } = await signUp(app.url, 'Rater');
      await call.market.obtain({ listingId: OURS });
      await call.market.rate({ listingId: OURS, stars: 2 });
      const { said } = await call.market.listing({ listingId: OURS });
      await admin.call.admin.removeRating({ ratingId: said[0]?.id ?? '' });
    },
    about: /^A rating$/,
  },
  invitations: { call: () => admin.call.admin.invitations({}), about: /^All invitations$/ },
  createInvitation: { call: () => admin.call.admin.createInvitation({ label: 'Friends' }), about: /^the invitation Friends$/ },
  revokeInvitation: {
    call: async () => {
      const campaignId = await openCampaign(app, admin);
      const { invitation } = await admin.call.invitations.createForCampaign({ campaignId, label: 'Family' });
      await admin.call.admin.revokeInvitation({ invitationId: invitation.id });
    },
    about: /^the invitation Family for The salt road$/,
  },
  getSettings: { call: () => admin.call.admin.getSettings({}), about: /^The settings$/ },
  saveSettings: {
    call: () => admin.call.admin.saveSettings({ signups: 'open', model: null, repliesPerCampaign: null, repliesPerPerson: null }),
    about: /^The settings$/,
  },
  getEndpoints: { call: () => admin.call.admin.getEndpoints({}), about: /^The services$/ },
  saveEndpoints: {
    call: () => admin.call.admin.saveEndpoints({ speech: null, picture: null, speechPerPerson: null, picturesPerPerson: null }),
    about: /^The services$/,
  },
  endpointUsage: { call: () => admin.call.admin.endpointUsage({}), about: /^The usage of services$/ },
  testMail: { call: () => admin.call.admin.testMail({}), about: /^A test mail$/ },
  usage: { call: () => admin.call.admin.usage({}), about: /^The usage of the narrator$/ },
  audit: { call: () => admin.call.admin.audit({}), about: /^The audit log$/ },
  health: { call: () => admin.call.admin.health({}), about: /^The health of the server$/ },
  backups: { call: () => admin.call.admin.backups({}), about: /^The backups$/ },
  runBackup: { call: () => admin.call.admin.runBackup({}), about: /^The backup hearthlore-(?:daily-)?\d+T\d+Z\.tar\.gz$/ },
};

interface Line {
  action: string;
  about: string;
  actor_name: string;
  actor_id: string;
}

async function linesAfter(id: number): Promise<Line[]> {
  return (await app.database.pool.query<Line>('select * from audit where id > $1 order by id', [id])).rows;
}

async function lastLine(): Promise<number> {
  const { rows } = await app.database.pool.query<{ last: number }>('select coalesce(max(id), 0)::int as last from audit');
  return rows[0]?.last ?? 0;
}

describe('the audit log', () => {
  it.each(Object.entries(calls))('holds a line of admin.%s', async (name, { call, about }) => {
    const before = await lastLine();
    await call();
    const lines = (await linesAfter(before)).filter(({ action }) => action === `admin.${name}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ about: expect.stringMatching(about), actor_id: admin.id, actor_name: 'Wren' });
  });

  it('holds no line of what was refused, nor of what was undone', async () => {
    const sly = await signUp(app.url, 'Sly');
    const before = await lastLine();
    await expect(sly.call.admin.people({})).rejects.toThrow('There is no such operation.');
    await expect(admin.call.admin.setPlan({ userId: admin.id, plan: 'FREE' })).rejects.toThrow('This is the last administrator.');
    await expect(admin.call.admin.revokeInvitation({ invitationId: 'none' })).rejects.toThrow('No invitation has this code.');
    expect(await linesAfter(before)).toEqual([]);
  });

  it('holds a line of a mail that could not be sent', async () => {
    const silent = await startApp({ database: app.database });
    const before = await lastLine();
    const call = clientFor(silent.url, admin.cookie);
    await expect(call.admin.testMail({})).rejects.toEqual(expect.objectContaining({ code: 'mail.notConfigured' }));
    expect(await linesAfter(before)).toMatchObject([
      { action: 'admin.testMail', about: 'Failed', detail: { failed: 'mail.notConfigured' } },
    ]);
    await silent.end();
  });

  it('is read newest first, a page at a time', async () => {
    for (let n = 0; n < 105; n += 1) {
      await app.database.pool.query(`insert into audit (created_at, actor_name, action, about) values (now(), 'Old', 'admin.people', $1)`, [
        `${n}`,
      ]);
    }
    const first = await admin.call.admin.audit({ which: 'all' });
    const oldest = first.at(-1)?.id ?? 0;
    const second = await admin.call.admin.audit({ which: 'all', before: oldest });
    expect(first).toHaveLength(100);
    expect(first.map(({ id }) => id)).toEqual(first.map(({ id }) => id).toSorted((one, other) => other - one));
    expect(second[0]?.id).toBeLessThan(oldest);
  });

  it('shows changes by default, and what was only read where everything is asked for', async () => {
    await admin.call.admin.people({ search: 'Nobody at all' });
    await admin.call.admin.createInvitation({ label: 'Neighbours' });
    const abouts = async (which?: 'all') => (await admin.call.admin.audit({ which })).map(({ about }) => about);
    expect((await abouts())[0]).toBe('the invitation Neighbours');
    expect(await abouts()).not.toContain('People like "Nobody at all"');
    expect(await abouts('all')).toEqual(expect.arrayContaining(['the invitation Neighbours', 'People like "Nobody at all"']));
  });

  it('holds no line of the count that every screen shows', async () => {
    await (await signUp(app.url, 'Wanda')).call.plans.request({ plan: 'DM' });
    const before = await lastLine();
    expect(await admin.call.admin.waiting({})).toEqual({ planRequests: expect.any(Number), listings: expect.any(Number) });
    expect((await admin.call.admin.waiting({})).planRequests).toBeGreaterThan(0);
    expect(await linesAfter(before)).toEqual([]);
  });

  it('is searched by what it says, whatever signs that holds', async () => {
    await admin.call.admin.createInvitation({ label: 'Ferrymen 100%' });
    const found = await admin.call.admin.audit({ search: 'ferrymen 100%' });
    expect(found.map(({ about }) => about)).toEqual(['the invitation Ferrymen 100%']);
    expect(await admin.call.admin.audit({ search: 'ferrymen 1%0' })).toEqual([]);
  });

  it('outlives the account of whoever did it', async () => {
    const leaver = await signUp(app.url, 'Leaver');
    await admin.call.admin.setPlan({ userId: leaver.id, plan: 'ADMIN' });
    await expect.poll(async () => (await leaver.call.account.me({})).person?.plan).toBe('ADMIN');
    const before = await lastLine();
    await leaver.call.admin.people({});
    await app.database.pool.query('delete from "user" where id = $1', [leaver.id]);
    expect(await linesAfter(before)).toMatchObject([{ action: 'admin.people', actor_name: 'Leaver', actor_id: null }]);
  });
});

describe('a test mail', () => {
  it('arrives at the asking administrator', async () => {
    expect(await admin.call.admin.testMail({})).toEqual({ sentTo: admin.email });
    expect(await mails.mailTo(admin.email)).toMatchObject({ subject: 'A test from Hearthlore' });
  });
});

describe('news of a plan', () => {
  const settled = { theme: 'system', motion: 'system', textSize: 'normal', sound: false } as const;

  it('is mailed to those who want it', async () => {
    const tov = await signUp(app.url, 'Tov');
    const { id } = await tov.call.plans.request({ plan: 'DM' });
    await admin.call.admin.reviewPlanRequest({ requestId: id, approve: true, answer: 'Have fun.' });
    await expect
      .poll(() => mails.arrived.find(({ to, subject }) => to === tov.email && subject === 'Your request was approved')?.text)
      .toContain('Have fun.');
  });

  it('is not mailed to those who do not', async () => {
    const ivo = await signUp(app.url, 'Ivo');
    await ivo.call.account.savePreferences({ ...settled, mailNotices: false });
    await admin.call.admin.setPlan({ userId: ivo.id, plan: 'DM' });
    const after = await signUp(app.url, 'Later');
    await admin.call.admin.setPlan({ userId: after.id, plan: 'DM' });
    await expect.poll(() => mails.arrived.some(({ to, subject }) => to === after.email && subject === 'Your plan has changed')).toBe(true);
    expect(mails.arrived.some(({ to, subject }) => to === ivo.email && subject === 'Your plan has changed')).toBe(false);
  });
});
