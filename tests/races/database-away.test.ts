import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FREE_TEMPLATE_CAMPAIGN as campaignId } from '#domain/ids.ts';
import { Writer, WRITING_PAUSE_MILLISECONDS } from '#tests/chaos/support/writer.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { startBreakablePostgres } from '#tests/support/database/breakable-postgres.ts';
import type { BreakablePostgres } from '#tests/support/database/breakable-postgres.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { tier } from '#tests/support/tier.ts';
import { openWay } from '#tests/support/database/way-to-database.ts';
import type { Way } from '#tests/support/database/way-to-database.ts';

const WRITERS = 6;
/** Seconds that the network carries nothing; LONG_SILENCE=30 is how long the deep test waits. */
const SILENCE = Number(process.env['LONG_SILENCE'] ?? tier.bound(4, 10));
/** Milliseconds within which a call is refused while the database is away, and answered once it is back. */
const REFUSED = 2000;
const BACK = 5000;

let postgres: BreakablePostgres;
let way: Way;
let app: TestApp;
let oda: Somebody;

beforeAll(async () => {
  postgres = await startBreakablePostgres();
  way = await openWay(await postgres.freshUrl());
  app = await startApp({ databaseUrl: way.url });
  oda = await signUp(app.url, 'Oda');
  await oda.call.campaigns.enroll({});
});
afterAll(async () => {
  await app.end();
  way.close();
  await postgres.end();
});

/** Calls that write, read chat and read notes. */
const calls = {
  'chat.post': () => oda.call.chat.post({ id: randomUUID(), campaignId, content: 'Is anybody there?' }),
  'chat.list': () => oda.call.chat.list({ campaignId }),
  'notes.list': () => oda.call.notes.list({ campaignId }),
  'campaigns.list': () => oda.call.campaigns.list({}),
};

/** How each call ends, "answered" or the code of its refusal, and after how many milliseconds. */
async function ask() {
  return Promise.all(
    Object.entries(calls).map(async ([name, call]) => {
      const begun = performance.now();
      const outcome = await call().then(
        () => 'answered',
        (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
      );
      return { name, outcome, milliseconds: Math.round(performance.now() - begun) };
    }),
  );
}

/** Milliseconds until every call is answered again. */
async function untilAnswered(): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const outcomes = await ask();
    if (outcomes.every(({ outcome }) => outcome === 'answered')) return performance.now() - begun;
    if (performance.now() - begun > 4 * BACK) throw new Error(`Not answered again: ${JSON.stringify(outcomes)}`);
    await pause(50);
  }
}

/** Does harm while people write; tells what became of the messages that were acknowledged, and of the server. */
async function underWriters(harm: () => Promise<void>) {
  const writers = Array.from({ length: WRITERS }, () => new Writer(app, oda.cookie, campaignId, WRITING_PAUSE_MILLISECONDS));
  await pause(300);
  await harm();
  const back = await untilAnswered();
  await pause(300);
  await Promise.all(writers.map((writer) => writer.stop()));
  const { rows } = await app.database.pool.query<{ content: string }>(`select content from message where role = 'player'`);
  const times = new Map<string, number>();
  for (const { content } of rows) times.set(content, (times.get(content) ?? 0) + 1);
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  return {
    lostOrDoubled: acknowledged.filter((id) => times.get(id) !== 1),
    wrote: acknowledged.length > WRITERS,
    isBackSoon: back < BACK,
    refusals: writers.reduce((sum, each) => sum + (each.refusals.get('database.away') ?? 0), 0),
  };
}

const unharmed = { lostOrDoubled: [], wrote: true, isBackSoon: true };

describe('a server whose database', () => {
  it('resets every connection stays, and loses and doubles nothing', async () => {
    const outcome = await underWriters(async () => {
      for (let n = 0; n < 6; n += 1) {
        way.reset();
        await pause(200);
      }
    });
    expect(outcome).toMatchObject(unharmed);
  });

  it('loses one process, killed, stays and goes on when the others are back', async () => {
    const outcome = await underWriters(async () => {
      for (let n = 0; n < 3; n += 1) {
        await untilAnswered();
        process.kill(postgres.backends()[n] ?? 0, 'SIGKILL');
        await pause(400);
      }
    });
    expect(outcome).toMatchObject(unharmed);
  });

  it('is killed and starts again stays, and says meanwhile that it does not answer', async () => {
    const outcome = await underWriters(async () => {
      await postgres.kill();
      await pause(500);
      expect(new Set((await ask()).map((each) => each.outcome))).toEqual(new Set(['database.away']));
      await postgres.start();
    });
    expect(outcome).toMatchObject(unharmed);
    expect(outcome.refusals).toBeGreaterThan(0);
  });

  it('stands still says so within two seconds, whoever waits, and goes on when it does', async () => {
    const outcome = await underWriters(async () => {
      postgres.freeze();
      const first = (await Promise.all(Array.from({ length: 10 }, ask))).flat();
      await pause(1000);
      const later = await ask();
      postgres.thaw();
      expect(new Set([...first, ...later].map((each) => each.outcome))).toEqual(new Set(['database.away']));
      expect(Math.max(...first.map(({ milliseconds }) => milliseconds))).toBeLessThan(REFUSED);
      expect(Math.max(...later.map(({ milliseconds }) => milliseconds))).toBeLessThan(REFUSED / 4);
    });
    expect(outcome).toMatchObject(unharmed);
  });

  it(
    'is not reached by a single byte for a while answers soon after the network carries again',
    async () => {
      const outcome = await underWriters(async () => {
        way.fallSilent();
        const first = await ask();
        await pause(SILENCE * 1000);
        await way.heal();
        expect(first.map((each) => each.outcome)).toEqual(first.map(() => 'database.away'));
        expect(Math.max(...first.map(({ milliseconds }) => milliseconds))).toBeLessThan(REFUSED);
      });
      expect(outcome).toMatchObject(unharmed);
    },
    60_000 + SILENCE * 2000,
  );

  it('is forgotten by a router on the way is reached by new connections', async () => {
    const outcome = await underWriters(async () => {
      way.forget();
      const outcomes = await ask();
      expect(Math.max(...outcomes.map(({ milliseconds }) => milliseconds))).toBeLessThan(REFUSED);
    });
    expect(outcome).toMatchObject(unharmed);
  });

  it('refuses connections says so at once, and is used again when it takes them', async () => {
    const outcome = await underWriters(async () => {
      await way.refuse();
      await pause(200);
      const outcomes = await ask();
      await way.heal();
      expect(outcomes.map((each) => each.outcome)).toEqual(outcomes.map(() => 'database.away'));
    });
    expect(outcome).toMatchObject(unharmed);
  });
});
