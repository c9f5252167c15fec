import { randomUUID } from 'node:crypto';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { setup, teardown } from '#tests/support/database/postgres-cleanup.ts';
import { freshDatabaseUrl } from '#tests/support/database/postgres.ts';
import { median } from '#bench/figures/statistics.ts';
import type { Figure } from '#bench/figures/report.ts';
import type { Options } from '#bench/options.ts';
import { openCaller } from '#bench/subjects/caller.ts';
import { WORDS, pick, roomOf } from '#bench/subjects/dataset.ts';
import type { Room } from '#bench/subjects/dataset.ts';
import { fillPeople, fillTables, fillWorld } from '#bench/subjects/hearthlore-fill.ts';
import { openSocket } from '#bench/subjects/socket.ts';
import { curve } from './curve.ts';
import type { Point } from './curve.ts';
import { callOf } from './grown.ts';

/** Servers on one PostgreSQL; n log n begins at two. */
const SERVERS = [1, 2, 3];

/** More servers on one PostgreSQL: milliseconds from a message at the first of them until each of them has told somebody of it. */
export async function growingServers(options: Options): Promise<Figure[]> {
  await setup();
  const apps: TestApp[] = [];
  try {
    const databaseUrl = await freshDatabaseUrl();
    const room = roomOf('shared', 6);
    const points: Point[] = [];
    for (const count of SERVERS) {
      const app = await startApp({ databaseUrl });
      apps.push(app);
      if (count === 1) await fill(app, room);
      points.push({ n: count, cost: await heardBy(apps, room, options.rounds * 50) });
    }
    return [curve('a message until every server has told it, as servers grow', 'ms', points)];
  } finally {
    for (const app of apps) await app.end();
    await teardown();
  }
}

async function fill({ database }: TestApp, room: Room): Promise<void> {
  await fillWorld(database.pool);
  await fillPeople(database.pool, room.members);
  await fillTables(database, [room]);
}

/** The median time of a message at the first server until a socket at each server has heard it. */
async function heardBy(apps: readonly TestApp[], room: Room, count: number): Promise<number> {
  const waiting = { left: 0, done: () => {} };
  const hear = (frame: Buffer) => {
    if (!frame.includes('"chat.posted"')) return;
    waiting.left -= 1;
    if (waiting.left === 0) waiting.done();
  };
  const closers = await Promise.all(
    apps.map(({ url }, n) =>
      openSocket({
        url: `${url.replace('http', 'ws')}/realtime`,
        headers: { cookie: `hearthlore.session=${pick(room.members, n).token}.signature`, origin: url },
        greeting: JSON.stringify({ type: 'subscribe', topic: campaignTopic(room.id) }),
        ready: '"subscribed"',
        hear,
      }),
    ),
  );
  const caller = openCaller(Number(new URL(apps[0]?.url ?? '').port));
  const times: number[] = [];
  for (let n = 0; n < count * 2; n += 1) {
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(waiting, { left: apps.length, done: resolve });
    const began = performance.now();
    await caller.send(callOf('chat/post', pick(room.members, n), { id: randomUUID(), campaignId: room.id, content: WORDS }));
    await promise;
    if (n >= count) times.push(performance.now() - began);
  }
  caller.close();
  for (const close of closers) close();
  return median(times);
}
