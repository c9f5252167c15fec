import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brakes, socketsPerPerson } from '#domain/limits/brakes.ts';
import { FREE_TEMPLATE_CAMPAIGN as campaignId } from '#domain/ids.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openTestSocket, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { pngBytes } from '#tests/support/app/picture.ts';

const BUSY = { code: 'call.tooMany', status: 429 };
let app: TestApp;
let wren: Somebody;
let tov: Somebody;
/** The clock stands, but for what is skipped. */
const began = Date.now();
let skipped = 0;
beforeAll(async () => {
  app = await startApp({ brakes, trustProxy: true, now: () => new Date(began + skipped) });
  [wren, tov] = [await signUp(app.url, 'Wren'), await signUp(app.url, 'Tov')];
  for (const each of [wren, tov]) await each.call.campaigns.enroll({});
});
afterAll(() => app.end());

const post = (who: Somebody) => who.call.chat.post({ id: randomUUID(), campaignId, content: 'A lamp burns low.' });

/** Makes calls one after another and answers how many were taken and how the others ended. */
async function taken(many: number, make: () => Promise<unknown>): Promise<{ taken: number; refusals: unknown[] }> {
  const outcomes = [];
  for (let n = 0; n < many; n += 1)
    outcomes.push(
      await make().then(
        () => null,
        (error: unknown) => error ?? 'refused',
      ),
    );
  return { taken: outcomes.filter((each) => each === null).length, refusals: outcomes.filter((each) => each !== null) };
}

function send(path: string, body: unknown, { as, from = '198.51.100.1' }: { as?: Somebody; from?: string } = {}): Promise<Response> {
  return fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url, 'x-forwarded-for': from, cookie: as?.cookie ?? '' },
    body: JSON.stringify(body),
  });
}

describe('a thousand posts of one person', () => {
  it('are taken as far as the brake lets them, while everybody else goes on', async () => {
    const { taken: through, refusals } = await taken(1000, () => post(wren));
    expect(through).toBe(60);
    expect(refusals.at(-1)).toMatchObject({ ...BUSY, data: { title: 'Slow down a little', seconds: 1 } });
    await post(tov);
    skipped += 60_000;
    expect((await taken(60, () => post(wren))).taken).toBe(60);
  });

  it('are refused with a sentence and Retry-After, by every name of the operation', async () => {
    await taken(70, () => post(wren));
    const names = ['/call/chat/post', '/api/chat.post', '/api/rpc/post_message'];
    for (const name of names) {
      const plain = { id: randomUUID(), campaignId, content: 'x', _campaign_id: campaignId, _role: 'player', _content: 'x' };
      const response = await send(name, name.startsWith('/call') ? { json: plain } : plain, { as: wren });
      expect([name, response.status]).toEqual([name, 429]);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(JSON.stringify(await response.json())).toContain('You are sending messages too fast. Please wait 1 second and try again.');
    }
  });
});

describe('each of these has a brake of its own', () => {
  it.each<[string, number, () => Promise<unknown>]>([
    ['rolls', 60, () => tov.call.chat.roll({ id: randomUUID(), campaignId })],
    ['uses of the X-card', 20, () => tov.call.safety.useXCard({ campaignId })],
    ['searches', 120, () => tov.call.chat.search({ campaignId, text: 'lamp' })],
    ['new worlds', 30, () => tov.call.worlds.create({ name: 'The Weir' })],
  ])('%s', async (_what, atOnce, make) => {
    const { taken: through, refusals } = await taken(atOnce * 2, make);
    expect(through).toBe(atOnce);
    for (const refusal of refusals) expect(refusal).toMatchObject(BUSY);
  });

  it('pictures', async () => {
    const upload = async () => {
      const body = new FormData();
      body.set('alt', 'A lamp');
      for (const side of ['width', 'height']) body.set(side, '4');
      body.set('file', new Blob([new Uint8Array(pngBytes(4, 4, 'rest'))]), 'lamp.png');
      const headers = { cookie: tov.cookie, origin: app.url, 'x-hearthlore': '1' };
      const response = await fetch(`${app.url}/api/campaigns/${campaignId}/images`, { method: 'POST', headers, body });
      if (!response.ok)
        throw Object.assign(new Error(), await response.json(), { status: response.status, waits: response.headers.get('retry-after') });
    };
    const { taken: through, refusals } = await taken(80, upload);
    expect(through).toBe(60);
    expect(refusals[0]).toMatchObject({ ...BUSY, waits: '2' });
  });

  it('files that are packed for somebody', async () => {
    const { taken: through } = await taken(16, async () => {
      const response = await fetch(`${app.url}/api/account/export.zip`, { headers: { cookie: wren.cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(String(response.status));
    });
    expect(through).toBe(12);
  });
});

describe('from one address', () => {
  it('only so many invitation codes are tried', async () => {
    const statuses = [];
    for (let n = 0; n < 120; n += 1) statuses.push((await send('/api/invitations.check', { code: 'ABCDEFGHJKLMNPQRSTUVWXYZ23' })).status);
    expect(statuses.filter((status) => status !== 429).length).toBeGreaterThanOrEqual(90);
    expect(statuses.at(-1)).toBe(429);
    expect((await send('/api/invitations.check', { code: 'ABCDEFGHJKLMNPQRSTUVWXYZ23' }, { from: '198.51.100.2' })).status).not.toBe(429);
  });

  it('only so many accounts are opened, however its last numbers change', async () => {
    const open = (n: number, from: string) =>
      send('/api/auth/sign-up/email', { name: 'Uma', email: `uma-${n}@example.org`, password: 'a lantern in the reeds' }, { from });
    const responses = [];
    for (let n = 0; n < 33; n += 1) responses.push(await open(n, `2001:db8:1:2::${n.toString(16)}`));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(30);
    const last = responses.at(-1);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(await last?.json()).toMatchObject({
      code: 'call.tooMany',
      seconds: expect.any(Number),
      message: 'Too many accounts were opened from here. Please wait 2 minutes and try again.',
    });
    expect((await open(99, '2001:db8:1:3::1')).status).toBe(200);
  });
});

describe('sockets', () => {
  it('are twenty for a person at once; one more is told why it is closed', async () => {
    const sockets = await Promise.all(Array.from({ length: socketsPerPerson }, () => openTestSocket(app.url, wren.cookie)));
    for (const socket of sockets) socket.say({ type: 'ping' });
    for (const socket of sockets) await socket.hear('pong');
    expect(await (await openTestSocket(app.url, wren.cookie)).closed).toBe(4429);
    const other = await openTestSocket(app.url, tov.cookie);
    other.say({ type: 'ping' });
    await other.hear('pong');
    sockets[0]?.close();
    await sockets[0]?.closed;
    const again = await openTestSocket(app.url, wren.cookie);
    again.say({ type: 'ping' });
    await again.hear('pong');
    for (const socket of [...sockets, other, again]) socket.close();
  });
});
