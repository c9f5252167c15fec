import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebhookEvent } from '#domain/webhook/webhook-words.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { hurriedTimers } from '#tests/support/hurried-timers.ts';
import { startWebhookReceiver } from '#tests/support/services/webhook-receiver.ts';
import type { WebhookReceiver } from '#tests/support/services/webhook-receiver.ts';

const PATIENCE = { timeout: 15_000, interval: 50 };
let app: TestApp;
let receiver: WebhookReceiver;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let skipped = 0;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  app = await startApp({ now: () => new Date(Date.now() + skipped), timers: hurriedTimers(20), trustedOrigins: [receiver.origin] });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
beforeEach(async () => {
  await app.database.pool.query('delete from webhook');
  receiver.received.length = 0;
  receiver.answers.length = 0;
  campaignId = await openCampaign(app, owner, [mira], 'dm');
});
afterAll(async () => {
  await app.end();
  await receiver.end();
});

const listen = (events: WebhookEvent[], path = '/hook') =>
  owner.call.webhooks.create({ campaignId, format: 'signed', address: `${receiver.origin}${path}`, events });
const bodies = () => receiver.received.map(({ body }): Record<string, unknown> => JSON.parse(body));
const arrived = (count: number) => vi.waitFor(() => expect(receiver.received).toHaveLength(count), PATIENCE);
const deliveries = async () =>
  (await owner.call.webhooks.list({ campaignId }))[0]?.deliveries.map(({ event, state, status }) => [event, state, status]);
const roll = (to: { kind: 'group' } | { kind: 'dm' } = { kind: 'group' }) =>
  mira.call.chat.roll({ id: randomUUID(), campaignId, dice: '1d20+2', to });

describe('a webhook', () => {
  it('tells of turns and of rolls that the table sees, signed and in order, and lists what arrived', async () => {
    const { secret } = await listen(['turn', 'roll']);
    await mira.call.turns.raiseHand({ campaignId });
    await mira.call.turns.lowerHand({ campaignId });
    const { rolls } = await roll();
    await arrived(3);
    expect(bodies()).toMatchObject([
      { event: 'turn', campaign: { id: campaignId, name: 'The salt road' }, turn: { state: 'opened', cycle: 1 } },
      { event: 'turn', turn: { state: 'closed', cycle: 1, endsAt: null } },
      { event: 'roll', message: { author: expect.any(String), rolls: [{ modifier: 2, total: rolls[0]?.total }] } },
    ]);
    for (const { headers, body } of receiver.received) {
      const seconds = String(headers['x-hearthlore-timestamp']);
      expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
      const wanted = createHmac('sha256', secret ?? '')
        .update(`${seconds}.${body}`)
        .digest('hex');
      expect(headers['x-hearthlore-signature']).toBe(`sha256=${wanted}`);
    }
    await vi.waitFor(
      async () =>
        expect(await deliveries()).toEqual([
          ['roll', 'arrived', 204],
          ['turn', 'arrived', 204],
          ['turn', 'arrived', 204],
        ]),
      PATIENCE,
    );
    const [listed] = await owner.call.webhooks.list({ campaignId });
    expect(JSON.stringify(listed)).not.toContain('/hook');
    const { rows } = await app.database.pool.query('select * from webhook');
    expect(JSON.stringify(rows)).not.toContain('/hook');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('tells of the narrator’s replies as they stand', async () => {
    await owner.call.campaigns.saveSettings({ campaignId, settings: { narratorMode: 'ai' } });
    await listen(['reply']);
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I listen.' });
    await vi.waitFor(
      () =>
        expect(bodies().map(({ message }) => message)).toContainEqual(
          expect.objectContaining({ text: 'Then [I listen.]. What do you do?' }),
        ),
      PATIENCE,
    );
  });

  it('tells nothing of whispers, secret rolls, notes of Dungeon Masters and plain talk', async () => {
    await listen(['turn', 'reply', 'roll']);
    await roll({ kind: 'dm' });
    await owner.call.chat.roll({ id: randomUUID(), campaignId, dice: '1d20', to: { kind: 'notes' } });
    for (const to of [{ kind: 'dm' }, { kind: 'group' }, { kind: 'player', userId: owner.id }] as const)
      await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'A word in your ear.', to });
    const note = { campaignId, noteId: randomUUID(), seen: null, title: 'The traitor', text: 'It is the miller.' };
    await owner.call.notes.save({ ...note, audience: 'dm' });
    await roll();
    await arrived(1);
    expect(bodies()).toMatchObject([{ event: 'roll' }]);
    expect(await deliveries()).toHaveLength(1);
  });

  it('does not tell what was taken back before it was sent', async () => {
    receiver.answers.push({ status: 500 });
    await owner.call.campaigns.saveSettings({ campaignId, settings: { narratorMode: 'ai' } });
    await listen(['reply']);
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'I look.' });
    await vi.waitFor(async () => expect(await deliveries()).toContainEqual(['reply', 'waiting', 500]), PATIENCE);
    await mira.call.safety.useXCard({ campaignId });
    skipped += 61_000;
    await vi.waitFor(async () => expect(await deliveries()).toContainEqual(['reply', 'withdrawn', null]), PATIENCE);
    expect(receiver.received).toHaveLength(1);
  });

  it('sends a test when it is asked to', async () => {
    const { webhook } = await listen(['turn']);
    receiver.answers.push({ status: 418 });
    await owner.call.webhooks.sendTest({ campaignId, webhookId: webhook.id });
    await vi.waitFor(async () => expect(await deliveries()).toEqual([['test', 'failed', 418]]), PATIENCE);
    await owner.call.webhooks.sendTest({ campaignId, webhookId: webhook.id });
    await vi.waitFor(async () => expect((await deliveries())?.[0]).toEqual(['test', 'arrived', 204]), PATIENCE);
    expect((await owner.call.webhooks.list({ campaignId }))[0]?.stoppedAt).toBeNull();
  });
});

describe('a webhook at which nothing arrives', () => {
  it('tries again in order, is stopped after the last attempt, and tells those who lead; resumed, it goes on from there', async () => {
    const { webhook } = await listen(['roll']);
    receiver.answers.push(...Array.from({ length: campaignServerLimits.webhookAttempts }, () => ({ status: 500 })));
    await roll();
    await roll();
    for (let n = 1; n <= campaignServerLimits.webhookAttempts; n += 1) {
      await arrived(n);
      await vi.waitFor(async () => {
        const { rows } = await app.database.pool.query('select 1 from webhook_delivery where attempts = $1 and tried_at is not null', [n]);
        expect(rows).toHaveLength(1);
      }, PATIENCE);
      skipped += 2 ** (n - 1) * 60_000 + 1000;
    }
    await vi.waitFor(async () => expect((await owner.call.webhooks.list({ campaignId }))[0]?.stoppedAt).not.toBeNull(), PATIENCE);
    expect(await deliveries()).toEqual([
      ['roll', 'failed', null],
      ['roll', 'failed', 500],
    ]);
    const { notices } = await owner.call.notices.list({});
    expect(notices[0]?.fact).toEqual({ kind: 'webhookStopped', host: new URL(receiver.origin).host });
    await roll();
    await owner.call.webhooks.resume({ campaignId, webhookId: webhook.id });
    expect((await owner.call.notices.list({})).notices).toEqual([]);
    await roll();
    await arrived(campaignServerLimits.webhookAttempts + 1);
    await vi.waitFor(async () => expect((await deliveries())?.[0]).toEqual(['roll', 'arrived', 204]), PATIENCE);
    expect(await deliveries()).toHaveLength(3);
  });

  it('waits as long as the other side asks for, and does not count that', async () => {
    await owner.call.webhooks.create({
      campaignId,
      format: 'discord',
      address: `${receiver.origin}/api/webhooks/123/abc-DEF`,
      events: ['roll'],
    });
    receiver.answers.push({ status: 429, headers: { 'retry-after': '30' } });
    await roll();
    await arrived(1);
    await vi.waitFor(async () => expect(await deliveries()).toEqual([['roll', 'waiting', 429]]), PATIENCE);
    const { rows } = await app.database.pool.query('select attempts, due_at from webhook_delivery');
    expect(rows[0].attempts).toBe(0);
    expect((rows[0].due_at.getTime() - Date.now() - skipped) / 1000).toBeGreaterThan(15);
    skipped += 31_000;
    await arrived(2);
    expect(bodies()[1]).toMatchObject({ allowed_mentions: { parse: [] }, embeds: [{ title: 'The salt road' }] });
    expect(receiver.received[1]?.headers['x-hearthlore-signature']).toBeUndefined();
  });

  it('is stopped at once where Discord knows it no longer', async () => {
    await owner.call.webhooks.create({
      campaignId,
      format: 'discord',
      address: `${receiver.origin}/api/webhooks/123/abc`,
      events: ['roll'],
    });
    receiver.answers.push({ status: 404 });
    await roll();
    await vi.waitFor(async () => expect((await owner.call.webhooks.list({ campaignId }))[0]?.stoppedAt).not.toBeNull(), PATIENCE);
  });
});

describe('the address of a webhook', () => {
  it.each([
    ['signed', 'https://127.0.0.1/hook', 'webhook.addressRefused'],
    ['signed', 'https://10.0.0.7/hook', 'webhook.addressRefused'],
    ['signed', 'http://example.org/hook', 'webhook.addressRefused'],
    ['signed', 'https://router.local/hook', 'webhook.addressRefused'],
    ['signed', 'not an address', 'webhook.addressRefused'],
    ['discord', 'https://discord.example.org/api/webhooks/1/a', 'webhook.notDiscord'],
    ['discord', 'https://discord.com/channels/1/2', 'webhook.notDiscord'],
  ] as const)('for the format %s is not %s', async (format, address, code) => {
    await expect(owner.call.webhooks.create({ campaignId, format, address, events: ['roll'] })).rejects.toMatchObject({ code });
  });

  it('is taken of Discord', async () => {
    const { webhook, secret } = await owner.call.webhooks.create({
      campaignId,
      format: 'discord',
      address: 'https://discord.com/api/webhooks/1234567890/AbC-dEf_123',
      events: ['turn'],
    });
    expect([webhook.host, secret]).toEqual(['discord.com', null]);
  });

  it('is one of a bounded number', async () => {
    for (let n = 0; n < 5; n += 1) await listen(['turn'], `/${n}`);
    await expect(listen(['turn'])).rejects.toMatchObject({ code: 'webhook.tooMany' });
  });
});
