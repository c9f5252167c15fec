import { randomUUID } from 'node:crypto';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brakes } from '#domain/limits/brakes.ts';
import type { TokenScope } from '#domain/account/token-scopes.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD, signUp } from '#tests/support/app/people.ts';
import type { Client, Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let admin: Somebody;
let mira: Somebody;
let campaignId: string;
let skipped = 0;
beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + skipped), brakes });
  admin = await signUpAdministrator(app);
  mira = await signUp(app.url, 'Mira');
  campaignId = await openCampaign(app, admin, [mira], 'dm');
});
afterAll(() => app.end());

async function makeToken(somebody: Somebody, scope: TokenScope, days = 30) {
  await somebody.call.account.reauthenticate({ password: PASSWORD });
  return somebody.call.account.createToken({ name: `A ${scope} token`, scope, days });
}

/** Calls operations as a program does that has nothing but a token. */
function programWith(token: string): Client {
  return createORPCClient(new RPCLink({ url: `${app.url}/call`, headers: { authorization: `Bearer ${token}` } }));
}

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'yes',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

describe('a personal access token', () => {
  it('is shown once, and nothing of it is kept but a hash', async () => {
    const { token, ...made } = await makeToken(mira, 'read');
    const [listed] = await mira.call.account.tokens({});
    expect(listed).toEqual({ ...made, lastUsedAt: null });
    const { rows } = await app.database.pool.query('select * from personal_token where id = $1', [made.id]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(-20));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is not made without the password', async () => {
    const tov = await signUp(app.url, 'Tov');
    expect(await codeOf(tov.call.account.createToken({ name: 'Bot', scope: 'read', days: 1 }))).toBe('auth.confirmFirst');
  });

  it.each([
    ['read', ['yes', 'token.scopeTooSmall', 'token.scopeTooSmall']],
    ['play', ['yes', 'yes', 'token.scopeTooSmall']],
    ['manage', ['yes', 'yes', 'campaign.ownerOnly']],
  ] as const)('that may %s does that and never more than its person may', async (scope, told) => {
    const call = programWith((await makeToken(mira, scope)).token);
    expect([
      await codeOf(call.chat.list({ campaignId })),
      await codeOf(call.chat.post({ id: randomUUID(), campaignId, content: `I ${scope}.` })),
      await codeOf(call.campaigns.saveSettings({ campaignId, settings: { ruleSet: 'srd' } })),
    ]).toEqual(told);
  });

  it('reaches no account, no other token, no plan and no administration, also of an administrator', async () => {
    const call = programWith((await makeToken(admin, 'manage')).token);
    const refused = await Promise.all(
      [
        call.account.me({}),
        call.account.session({}),
        call.account.tokens({}),
        call.account.saveProfile({ name: 'Another' }),
        call.account.revokeToken({ tokenId: 'none' }),
        call.plans.mine({}),
        call.admin.people({}),
        call.admin.getSettings({}),
        call.campaigns.delete({ campaignId }),
      ].map(codeOf),
    );
    expect(new Set(refused)).toEqual(new Set(['token.closed']));
    expect(await codeOf(call.campaigns.list({}))).toBe('yes');
  });

  it('opens no file and none of the older names, also with somebody’s cookie', async () => {
    const { token } = await makeToken(mira, 'manage');
    const headers = { authorization: `Bearer ${token}`, cookie: mira.cookie };
    expect((await fetch(`${app.url}/api/account/export.zip`, { headers })).status).toBe(401);
    const answer = await fetch(`${app.url}/api/rpc/get_current_auth_uid`, { method: 'POST', headers });
    expect(await answer.json()).toMatchObject({ code: 'token.closed' });
  });

  it('says when it was last used', async () => {
    const { token, id } = await makeToken(mira, 'read');
    await programWith(token).campaigns.list({});
    await expect.poll(async () => (await mira.call.account.tokens({})).find((each) => each.id === id)?.lastUsedAt).toMatch(/^\d{4}-/);
  });
});

describe('a personal access token is good no longer', () => {
  it('once it is revoked, at once', async () => {
    const { token, id } = await makeToken(mira, 'read');
    const call = programWith(token);
    expect(await codeOf(call.campaigns.list({}))).toBe('yes');
    await mira.call.account.revokeToken({ tokenId: id });
    expect(await codeOf(call.campaigns.list({}))).toBe('token.invalid');
  });

  it('once its days are over', async () => {
    const call = programWith((await makeToken(mira, 'read', 1)).token);
    expect(await codeOf(call.campaigns.list({}))).toBe('yes');
    skipped = 25 * 60 * 60 * 1000;
    expect(await codeOf(call.campaigns.list({}))).toBe('token.invalid');
    skipped = 0;
  });

  it('with a letter changed, whatever cookie comes with it', async () => {
    const { token } = await makeToken(mira, 'read');
    const call: Client = createORPCClient(
      new RPCLink({ url: `${app.url}/call`, headers: { authorization: `Bearer ${token}x`, cookie: mira.cookie } }),
    );
    expect(await codeOf(call.campaigns.list({}))).toBe('token.invalid');
  });

  it.each(['changes the password', 'recovers the password', 'is signed out by an administrator', 'is suspended'])(
    'once its person %s',
    async (what) => {
      const browser = openBrowser(app.url);
      const email = `person-${randomUUID().slice(0, 8)}@example.org`;
      await browser.account('sign-up/email', { name: 'Kai', email, password: PASSWORD });
      const userId = (await browser.call.account.me({})).person?.id ?? '';
      await browser.call.account.reauthenticate({ password: PASSWORD });
      const { token } = await browser.call.account.createToken({ name: 'Bot', scope: 'read', days: 30 });
      const call = programWith(token);
      // Signing other devices out is no reason.
      await browser.call.account.signOut({ scope: 'others' });
      expect(await codeOf(call.campaigns.list({}))).toBe('yes');
      await admin.call.account.reauthenticate({ password: PASSWORD });
      if (what === 'changes the password')
        await browser.account('change-password', { currentPassword: PASSWORD, newPassword: 'a second lantern' });
      else if (what === 'is suspended') await admin.call.admin.suspend({ userId, suspended: true });
      else if (what === 'is signed out by an administrator') await admin.call.admin.signOutPerson({ userId });
      else {
        // Nobody is signed in any more, so no session says that the password was recovered.
        await browser.call.account.signOut({ scope: 'local' });
        const { url } = await admin.call.admin.recoveryLink({ userId });
        await openBrowser(app.url).account('reset-password', { newPassword: 'a second lantern', token: new URL(url).hash.slice(1) });
      }
      expect(await codeOf(call.campaigns.list({}))).toBe('token.invalid');
      const { rows } = await app.database.pool.query('select 1 from personal_token where user_id = $1', [userId]);
      expect(rows).toEqual([]);
    },
  );
});

describe('a person', () => {
  it('revokes no token of somebody else', async () => {
    const { id } = await makeToken(mira, 'read');
    expect(await codeOf(admin.call.account.revokeToken({ tokenId: id }))).toBe('token.notFound');
  });

  it('has a bounded number of tokens', async () => {
    const tam = await signUp(app.url, 'Tam');
    for (let n = 0; n < 20; n += 1) await makeToken(tam, 'read');
    expect(await codeOf(makeToken(tam, 'read'))).toBe('token.tooMany');
  });

  it('is held up when one program calls too often, and goes on in the browser', async () => {
    const call = programWith((await makeToken(mira, 'read')).token);
    const told = await Promise.all(Array.from({ length: brakes.programs.atOnce + 20 }, () => codeOf(call.campaigns.list({}))));
    expect(new Set(told)).toEqual(new Set(['yes', 'call.tooMany']));
    expect(await codeOf(mira.call.campaigns.list({}))).toBe('yes');
  });
});
