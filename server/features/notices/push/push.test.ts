import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { hurriedTimers } from '#tests/support/hurried-timers.ts';
import { startPushService } from '#tests/support/services/push-service.ts';
import type { FakePushService } from '#tests/support/services/push-service.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';

const PATIENCE = { timeout: 15_000, interval: 50 };
let app: TestApp;
let push: FakePushService;
let skipped = 0;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  push = await startPushService();
  app = await startApp({ now: () => new Date(Date.now() + skipped), timers: hurriedTimers(20), trustedOrigins: [push.origin] });
  owner = await signUp(app.url, 'Oda');
});
beforeEach(async () => {
  push.pushed.length = 0;
  push.answers.length = 0;
  mira = await signUp(app.url, 'Mira');
  campaignId = await openCampaign(app, owner, [mira]);
  await owner.call.campaigns.saveSettings({ campaignId, settings: { collectingSeconds: 3600 } });
});
afterAll(async () => {
  await app.end();
  await push.end();
});

/** Waits until the server's own rounds have settled everything that is due. */
async function settled(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await app.database.pool.query('select 1 from notice where push_due_at <= $1', [new Date(Date.now() + skipped)]);
    expect(rows).toEqual([]);
  }, PATIENCE);
}

async function pushDue(): Promise<void> {
  skipped += 31_000;
  await settled();
}
const kept = async (endpoint: string) =>
  (await app.database.pool.query('select 1 from push_subscription where endpoint = $1', [endpoint])).rows.length > 0;

describe('a browser that asked for notices', () => {
  it('is told of a turn in play by post, encrypted and signed, without anybody’s words', async () => {
    const subscription = push.subscribe();
    await mira.call.notices.subscribe(subscription);
    await owner.call.turns.raiseHand({ campaignId });
    await settled();
    expect(push.pushed).toEqual([]);
    await pushDue();
    await vi.waitFor(() => expect(push.pushed).toHaveLength(1), PATIENCE);
    const [message] = push.pushed;
    expect(message?.payload).toEqual({
      title: 'The salt road',
      body: 'A turn has begun. Raise your hand and write what you do.',
      path: `/campaign?id=${campaignId}`,
      tag: `turn:${campaignId}`,
    });
    const { key } = await mira.call.notices.pushKey({});
    expect(message?.senderKey).toBe(key);
    expect(message?.claims).toMatchObject({ aud: push.origin, sub: 'mailto:table@example.org' });
    const hours = ((message?.claims.exp ?? 0) * 1000 - Date.now() - skipped) / 3_600_000;
    expect(hours).toBeGreaterThan(11);
    expect(hours).toBeLessThanOrEqual(24);
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800', urgency: 'normal' });
    expect(message?.headers['topic']).toMatch(/^[A-Za-z0-9_-]{32}$/);
  });

  it('is told nothing while the person is at the table, has read it, or has raised their hand', async () => {
    await mira.call.notices.subscribe(push.subscribe());
    const socket = await mira.listen();
    socket.say({ type: 'subscribe', topic: campaignTopic(campaignId), present: true });
    await socket.hear('presence', ({ count }) => count === 1);
    await owner.call.turns.raiseHand({ campaignId });
    await pushDue();
    socket.close();
    await owner.call.turns.lowerHand({ campaignId });
    await owner.call.turns.raiseHand({ campaignId });
    await mira.call.notices.markRead({ campaignId });
    await pushDue();
    await owner.call.turns.lowerHand({ campaignId });
    await owner.call.turns.raiseHand({ campaignId });
    await mira.call.turns.raiseHand({ campaignId });
    await pushDue();
    expect(push.pushed).toEqual([]);
  });

  it('is forgotten when the person signs out there, and not when they do elsewhere', async () => {
    const [here, there] = [push.subscribe(), push.subscribe()];
    await mira.call.notices.subscribe(here);
    await owner.call.notices.subscribe(there);
    await mira.call.account.signOut({ scope: 'local' });
    expect(await Promise.all([kept(here.endpoint), kept(there.endpoint)])).toEqual([false, true]);
    await owner.call.notices.unsubscribe({ endpoint: there.endpoint });
    expect(await kept(there.endpoint)).toBe(false);
  });

  it.each([404, 410])('is forgotten when its push service answers %i', async (status) => {
    const subscription = push.subscribe();
    await mira.call.notices.subscribe(subscription);
    await owner.call.turns.raiseHand({ campaignId });
    push.answers.push(status);
    await pushDue();
    await vi.waitFor(async () => expect(await kept(subscription.endpoint)).toBe(false), PATIENCE);
  });

  it('is tried again when its push service fails, and where that leads is not followed', async () => {
    const fault = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const subscription = push.subscribe();
    await mira.call.notices.subscribe(subscription);
    await owner.call.turns.raiseHand({ campaignId });
    push.answers.push(503, 302);
    const before = push.requests;
    for (const [asked, wait] of [31_000, 61_000, 121_000].entries()) {
      expect(push.pushed).toEqual([]);
      skipped += wait;
      await vi.waitFor(() => expect(push.requests - before).toBe(asked + 1), PATIENCE);
    }
    fault.mockRestore();
    expect([push.pushed.length, await kept(subscription.endpoint)]).toEqual([1, true]);
  });

  it('belongs to who asked last, and nobody else takes it away', async () => {
    const subscription = push.subscribe();
    await mira.call.notices.subscribe(subscription);
    await owner.call.notices.unsubscribe({ endpoint: subscription.endpoint });
    expect(await kept(subscription.endpoint)).toBe(true);
    await owner.call.notices.subscribe(subscription);
    const { rows } = await app.database.pool.query('select user_id from push_subscription where endpoint = $1', [subscription.endpoint]);
    expect(rows).toEqual([{ user_id: owner.id }]);
  });

  it.each([
    'https://127.0.0.1/push',
    'https://localhost/push',
    'https://metadata.internal/push',
    'http://push.services.org/x',
    'https://push.services.org:8443/x',
  ])('is refused at %s', async (endpoint) => {
    const { keys } = push.subscribe();
    await expect(mira.call.notices.subscribe({ endpoint, keys })).rejects.toMatchObject({ code: 'push.endpointRefused' });
  });

  it('is one of at most twenty', async () => {
    const all = Array.from({ length: 21 }, () => push.subscribe());
    for (const each of all) {
      await mira.call.notices.subscribe(each);
      skipped += 1;
    }
    const { rows } = await app.database.pool.query('select endpoint from push_subscription where user_id = $1', [mira.id]);
    expect(rows).toHaveLength(20);
    expect(await kept(all[0]?.endpoint ?? '')).toBe(false);
  });
});

describe('the keys of the installation', () => {
  it('are the same after another start, and the private one is not readable where it is kept', async () => {
    const { key } = await mira.call.notices.pushKey({});
    const second = await startApp({ database: app.database, timers: hurriedTimers(20), trustedOrigins: [push.origin] });
    const other = await signUp(second.url, 'Tov');
    expect((await other.call.notices.pushKey({})).key).toBe(key);
    await second.end();
    const { rows } = await app.database.pool.query("select value from setting where key = 'push.keys'");
    expect(Object.keys(rows[0]?.value ?? {}).toSorted()).toEqual(['publicKey', 'sealedPrivateKey']);
    expect(Buffer.from(String(rows[0]?.value.sealedPrivateKey), 'base64url').length).toBeGreaterThan(43);
  });
});
