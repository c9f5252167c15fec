import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { openMailer } from '#server/kernel/mail.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import type { MailServer } from '#tests/support/services/mail-server.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { sendTurnEmails } from './turn-email-worker.ts';

const PATIENCE = { timeout: 10_000, interval: 40 };
let app: TestApp;
let mail: MailServer;
let skipped = 0;
let campaignId: string;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let quiet: Somebody;

beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({
    mailer: openMailer({ url: mail.url, from: 'table@example.org' }),
    now: () => new Date(Date.now() + skipped),
    publicUrl: null,
  });
  owner = await signUp(app.url, 'Oda');
});
beforeEach(async () => {
  // New people each time, so that letters are theirs.
  [mira, tov, quiet] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov'), await signUp(app.url, 'Quin')];
  await app.database.pool.query(`update "user" set preferences = '{"mailNotices": false}' where id = any($1)`, [[quiet.id, owner.id]]);
  campaignId = await openCampaign(app, owner, [mira, tov, quiet]);
});
afterAll(async () => {
  await app.end();
  app.kernel.mailer.close();
  await mail.end();
});

const collectFor = (collectingSeconds: number) => owner.call.campaigns.saveSettings({ campaignId, settings: { collectingSeconds } });
const lettersTo = (...people: Somebody[]) =>
  mail.arrived.filter(({ to }) => people.some(({ email }) => email === to)).map(({ to, subject }) => [to, subject]);
/** Lets the time pass that people have to come back, and sends what is due. */
async function send(present: string[] = []) {
  skipped += 31_000;
  await sendTurnEmails({
    kernel: app.kernel,
    isPresent: (_topic, userId) => present.includes(userId),
    publicUrl: 'https://table.example.org',
  });
}
/** Mira acts alone, and the narrator answers. */
async function act() {
  await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I sail' });
  const { turn } = await mira.call.turns.lowerHand({ campaignId });
  await vi.waitFor(async () => {
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.some(({ narration }) => narration?.cycle === turn.cycle)).toBe(true);
  }, PATIENCE);
}

describe('play by post', () => {
  it('writes to those who are away when a cycle opens, once', async () => {
    await collectFor(3600);
    await mira.call.turns.raiseHand({ campaignId });
    await Promise.all([send(), send()]);
    expect(lettersTo(mira, tov, quiet, owner)).toEqual([[tov.email, 'The salt road: what do you do?']]);
    expect((await mail.mailTo(tov.email)).link).toBe(`https://table.example.org/campaign?id=${campaignId}`);
    await act();
    await send();
    expect(lettersTo(mira, tov, quiet)).toEqual([
      [tov.email, 'The salt road: what do you do?'],
      [mira.email, 'The salt road: the narrator has answered'],
    ]);
  });

  it('writes to nobody who is at the table, nor where a cycle takes less than an hour', async () => {
    const socket = await tov.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId), present: true });
    await socket.hear('presence', ({ count }) => count === 1);
    await collectFor(3599);
    await mira.call.turns.raiseHand({ campaignId });
    await act();
    await collectFor(7200);
    await mira.call.turns.raiseHand({ campaignId });
    skipped += 31_000;
    // The server's own rounds see who is there.
    await vi.waitFor(async () => {
      const { rows } = await app.database.pool.query('select 1 from turn_email where campaign_id = $1 and due_at is not null', [
        campaignId,
      ]);
      expect(rows).toEqual([]);
    }, PATIENCE);
    expect(lettersTo(mira, tov)).toEqual([]);
    socket.close();
  });

  it('tries a letter again that could not be sent', async () => {
    await collectFor(3600);
    await mira.call.turns.raiseHand({ campaignId });
    const fault = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { ...app.kernel, mailer: { ...app.kernel.mailer, send: () => Promise.reject(new Error('The line is down.')) } };
    skipped += 31_000;
    await sendTurnEmails({ kernel: broken, isPresent: () => false, publicUrl: null });
    fault.mockRestore();
    expect(lettersTo(tov)).toEqual([]);
    skipped += 61_000;
    await send();
    expect(lettersTo(tov)).toHaveLength(1);
  });
});
