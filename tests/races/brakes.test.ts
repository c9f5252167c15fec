import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brakes, socketsPerPerson } from '#domain/limits/brakes.ts';
import { FREE_TEMPLATE_CAMPAIGN as campaignId } from '#domain/ids.ts';
import { openTestSocket, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { whyNoPostgres } from '#tests/support/database/postgres.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import type { TwoServers } from '#tests/support/app/two-servers.ts';

const missing = await whyNoPostgres();
let servers: TwoServers;
let wren: Somebody;
beforeAll(async () => {
  if (missing) return;
  // The clock stands, so that what gets through is what may be done at once and nothing that time has brought.
  const now = new Date();
  servers = await openTwoServers({ brakes, now: () => now });
  wren = await signUp(servers.here.url, 'Wren');
  await wren.call.campaigns.enroll({});
});
afterAll(async () => {
  if (!missing) await servers.end();
});

/** Whether one more socket of Wren's is let in; it closes again. */
async function isLetIn(url: string): Promise<boolean> {
  const socket = await openTestSocket(url, wren.cookie);
  socket.say({ type: 'ping' });
  const answer = await Promise.race([socket.closed, socket.hear('pong').catch(() => 'silence')]);
  socket.close();
  await socket.closed;
  if (typeof answer === 'number') expect(answer).toBe(4429);
  return typeof answer !== 'number';
}

describe.skipIf(missing)('two servers', () => {
  it('let somebody who spreads over both post little more than on one', async () => {
    let taken = 0;
    for (let n = 0; n < 400; n += 1) {
      const sent = servers.at(n, wren).chat.post({ id: randomUUID(), campaignId, content: 'Again.' });
      taken += await sent.then(
        () => 1,
        () => 0,
      );
    }
    expect(taken).toBeGreaterThanOrEqual(brakes.posts.atOnce);
    // An eighth of sixty, and what comes in while a notice is on its way.
    expect(taken).toBeLessThanOrEqual(brakes.posts.atOnce * 1.5);
  });

  it('refuse on one what was done up on the other', async () => {
    let rolled = 0;
    while (rolled < brakes.rolls.atOnce) {
      await servers.at(0, wren).chat.roll({ id: randomUUID(), campaignId });
      rolled += 1;
    }
    // Far fewer tries than would use up what one server allows by itself.
    const roll = () =>
      servers
        .at(1, wren)
        .chat.roll({ id: randomUUID(), campaignId })
        .catch((error: unknown) => error);
    await expect.poll(roll, { interval: 1500, timeout: 15_000 }).toMatchObject({ status: 429 });
  });

  it('count sockets together', async () => {
    const sockets = [];
    for (let n = 0; n < socketsPerPerson; n += 1) {
      const socket = await openTestSocket((n % 2 ? servers.there : servers.here).url, wren.cookie);
      socket.say({ type: 'ping' });
      await socket.hear('pong');
      sockets.push(socket);
    }
    // What one server knows has to travel to the other, however busy the machine is.
    for (const { url } of [servers.here, servers.there]) await expect.poll(() => isLetIn(url), { timeout: 20_000 }).toBe(false);
    for (const socket of sockets) socket.close();
    await Promise.all(sockets.map((socket) => socket.closed));
    for (const { url } of [servers.here, servers.there]) await expect.poll(() => isLetIn(url), { timeout: 20_000 }).toBe(true);
  });
});
