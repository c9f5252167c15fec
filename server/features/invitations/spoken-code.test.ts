import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SPOKEN_LETTERS, groupSpokenCode, isSpokenCode } from '#domain/account/invitation-code.ts';
import { limits } from '#domain/limits/limits.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { drawSpokenCode, hashSpokenCode } from './spoken-code.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WRONG = 'ZZZZ-ZZZZ';

let app: TestApp;
let admin: Somebody;
let mira: Somebody;
let campaignId: string;
let skipped = 0;
beforeAll(async () => {
  app = await startApp({ signups: 'open', trustProxy: true, now: () => new Date(Date.now() + skipped) });
  admin = await signUpAdministrator(app);
  mira = await signUp(app.url, 'Mira');
});
beforeEach(async () => {
  skipped = 0;
  await app.database.pool.query('delete from invitation_try');
  campaignId = await openCampaign(app, admin);
});
afterAll(() => app.end());

async function spokenCode(wish: { days?: number | null; mostUses?: number } = {}) {
  const { spoken, ...made } = await admin.call.invitations.createForCampaign({ campaignId, ...wish });
  if (!spoken) throw new Error('A campaign’s invitation has no spoken code.');
  return { ...made, spoken };
}

/** Asks about a code from a network address; answers the status and the refusal’s code. */
async function ask(code: string, { from = '198.51.100.1', as = '', call = 'check' } = {}) {
  const response = await fetch(`${app.url}/api/invitations.${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, origin: app.url, ...(as && { cookie: as }) },
    body: JSON.stringify({ code }),
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}

async function wrongCodes(many: number, options = {}): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < many; n += 1) statuses.push((await ask(WRONG, options)).status);
  return statuses;
}

describe('the spoken code of an invitation', () => {
  it('is eight letters of twenty, and never comes twice', () => {
    const codes = Array.from({ length: 500 }, drawSpokenCode);
    for (const code of codes) expect(isSpokenCode(code)).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(codes.join('')).size).toBe(SPOKEN_LETTERS.length);
  });

  it('leads to the same seat as the link beside it, however it is typed, and counts as a use of it', async () => {
    const { spoken, code } = await spokenCode();
    const typed = ` ${groupSpokenCode(spoken.code).toLowerCase()} `;
    expect((await ask(typed)).body).toEqual((await ask(code)).body);
    expect(await mira.call.invitations.join({ code: typed })).toEqual({ campaignId, waits: false });
    expect(await admin.call.invitations.listForCampaign({ campaignId })).toMatchObject([{ uses: 1 }]);
  });

  it('opens an account with a seat', async () => {
    const { spoken } = await spokenCode();
    const response = await fetch(`${app.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.url, cookie: `hearthlore.invitation=${spoken.code}` },
      body: JSON.stringify({ name: 'Iva', email: 'iva@example.org', password: PASSWORD }),
    });
    expect(response.status).toBe(200);
    expect(await admin.call.campaigns.members({ campaignId })).toContainEqual(expect.objectContaining({ name: 'Iva', seat: 'player' }));
  });

  it('expires after a day, while the link beside it goes on', async () => {
    const { spoken, code } = await spokenCode({ days: 14 });
    skipped = limits.spokenCodeHours * HOUR - MINUTE;
    expect((await ask(spoken.code)).status).toBe(200);
    skipped += 2 * MINUTE;
    expect((await ask(spoken.code)).body).toMatchObject({ code: 'invitation.expired' });
    await expect(mira.call.invitations.join({ code: spoken.code })).rejects.toMatchObject({ code: 'invitation.expired' });
    expect(await mira.call.campaigns.access({ campaignId })).toEqual({ seat: null });
    expect((await ask(code)).status).toBe(200);
  });

  it('is revoked with its link, and is used up with it', async () => {
    const revoked = await spokenCode();
    await admin.call.invitations.revokeForCampaign({ campaignId, invitationId: revoked.invitation.id });
    expect((await ask(revoked.spoken.code)).body).toMatchObject({ code: 'invitation.revoked' });
    const once = await spokenCode({ mostUses: 1 });
    await mira.call.invitations.join({ code: once.code });
    expect((await ask(once.spoken.code)).body).toMatchObject({ code: 'invitation.usedUp' });
  });

  it('is kept as a slow hash that does not hold it', async () => {
    const { spoken, invitation } = await spokenCode();
    const { rows } = await app.database.pool.query<{ spoken_hash: string }>('select * from invitation where id = $1', [invitation.id]);
    expect(JSON.stringify(rows)).not.toContain(spoken.code);
    expect(rows[0]?.spoken_hash).toBe(await hashSpokenCode(spoken.code));
    expect(JSON.stringify(await admin.call.invitations.listForCampaign({ campaignId }))).not.toContain(spoken.code);
  });

  it('belongs to campaigns alone', async () => {
    expect((await admin.call.admin.createInvitation({})).spoken).toBeNull();
  });
});

describe('guessing spoken codes', () => {
  const most = limits.spokenCodeTriesPerAddress;

  it('ends after ten wrong ones from one address, for a right one too, until ten minutes are over', async () => {
    const { spoken, code } = await spokenCode();
    expect(await wrongCodes(most + 1)).toEqual([...Array.from({ length: most }, () => 404), 429]);
    expect((await ask(spoken.code)).body).toMatchObject({
      code: 'invitation.tooManyTries',
      message: 'Too many wrong codes. Please wait ten minutes and try again, or use the link.',
    });
    expect((await ask(code)).status).toBe(200);
    expect((await ask(spoken.code, { from: '203.0.113.9' })).status).toBe(200);
    skipped = limits.spokenCodeWindowMinutes * MINUTE + 1000;
    expect((await ask(spoken.code)).status).toBe(200);
  });

  it('ends after ten however many come at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => ask(WRONG)));
    expect(outcomes.filter(({ status }) => status === 404)).toHaveLength(most);
    expect(outcomes.filter(({ status }) => status === 429)).toHaveLength(30 - most);
  });

  it('is counted by person too, whichever addresses they come from', async () => {
    const statuses = [];
    for (let n = 0; n <= limits.spokenCodeTriesPerPerson; n += 1)
      statuses.push((await ask(WRONG, { as: mira.cookie, from: `203.0.113.${n}`, call: 'join' })).status);
    expect(statuses.slice(0, -1)).toEqual(Array.from({ length: limits.spokenCodeTriesPerPerson }, () => 404));
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(WRONG, { from: '203.0.113.0', call: 'check' })).status).toBe(404);
  });

  it('is counted where somebody signs up, even where everybody may', async () => {
    for (let n = 0; n < most; n += 1) {
      const response = await fetch(`${app.url}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: app.url,
          cookie: 'hearthlore.invitation=ZZZZZZZZ',
          'x-forwarded-for': '198.51.100.7',
        },
        body: JSON.stringify({ name: `Guesser ${n}`, email: `guesser-${n}@example.org`, password: PASSWORD }),
      });
      expect(response.status).toBe(200);
    }
    expect((await ask(WRONG, { from: '198.51.100.7' })).status).toBe(429);
  });

  it('does not count right codes, nor long ones', async () => {
    const { spoken } = await spokenCode();
    for (let n = 0; n <= most; n += 1) expect((await ask(spoken.code)).status).toBe(200);
    for (let n = 0; n <= most; n += 1) expect((await ask('A'.repeat(26))).status).toBe(404);
    expect(await wrongCodes(1)).toEqual([404]);
  });
});
