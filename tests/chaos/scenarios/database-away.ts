import { setTimeout as pause } from 'node:timers/promises';
import { openWay } from '#tests/support/way-to-database.ts';
import type { Way } from '#tests/support/way-to-database.ts';
import type { BreakablePostgres } from '#tests/support/breakable-postgres.ts';
import { clientFor } from '#tests/support/people.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { judgeStory } from '#tests/chaos/support/judge-story.ts';
import { Listener } from '#tests/chaos/support/listener.ts';
import { readStored } from '#tests/chaos/support/stored.ts';
import { gather } from '#tests/chaos/support/table-of-people.ts';
import { timesOf } from '#tests/chaos/support/times.ts';
import { Writer } from '#tests/chaos/support/writer.ts';

const WRITERS = 6;
/** Milliseconds within which chat and notes answer once nothing is broken any more. */
const BACK = 5000;

interface Breakable {
  way: Way;
  postgres: BreakablePostgres;
  /** Milliseconds that silence lasts. */
  silence: number;
}

/** Ways in which a server loses its database. Each is over when it returns. */
const faults: Record<string, (at: Breakable) => Promise<void>> = {
  reset: async ({ way }) => way.reset(),
  'kill of one backend': async ({ postgres }) => void process.kill(postgres.backends()[0] ?? 0, 'SIGKILL'),
  'kill of PostgreSQL': async ({ postgres }) => {
    await postgres.kill();
    await postgres.start();
  },
  freeze: async ({ postgres, silence }) => {
    postgres.freeze();
    await pause(silence);
    postgres.thaw();
  },
  'black hole': async ({ way, silence }) => {
    way.fallSilent();
    await pause(silence);
    await way.heal();
  },
  'forgotten connections': async ({ way }) => way.forget(),
};

/** The database breaks, falls silent, stops and comes back, under writers. */
export const scenario: Scenario = {
  name: 'database-away',
  promise: 'The server stays when its database goes, loses and doubles nothing, and answers within 5 s of its return.',
  engines: ['postgres'],
  repetitions: { short: 1, long: 6 },
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const postgres = await trial.postgres();
  const databaseUrl = await postgres.freshUrl();
  const way = await openWay(databaseUrl);
  trial.onEnd(() => way.close());
  const environment = { ...(await trial.fresh()), DATABASE_URL: way.url };
  const server = trial.start(environment);
  const place = { url: await server.ready };
  const { people, campaignId, turnCampaignId } = await gather(place.url, WRITERS);
  const listeners = await Promise.all(people.slice(0, 2).map(({ cookie }) => Listener.open(place, { cookie, campaignId })));
  const writers = people.map(({ cookie }) => new Writer(place, cookie, campaignId));
  const call = clientFor(place.url, people[0]?.cookie);
  const backs: number[] = [];
  const late: string[] = [];
  for (let n = 0; n < trial.repetitions; n += 1) {
    for (const [name, harm] of Object.entries(faults)) {
      await pause(300);
      await harm({ way, postgres, silence: trial.form === 'long' ? ([10_000, 30_000][n % 2] ?? 0) : 3000 });
      const back = await untilAnswered(() => Promise.all([call.chat.list({ campaignId }), call.notes.list({ campaignId })]));
      backs.push(back);
      if (back > BACK) late.push(`chat and notes answered ${Math.round(back)} ms after: ${name}`);
    }
  }
  await Promise.all(writers.map((writer) => writer.stop()));
  await Promise.all(listeners.map((listener) => listener.missing(writers.flatMap(({ acknowledged }) => acknowledged))));
  await server.stop();
  const stored = await readStored({ ...environment, DATABASE_URL: databaseUrl }, campaignId, turnCampaignId);
  const { figures, failures } = await judgeStory({ writers, listeners, stored, turns: 0 });
  listeners.forEach((listener) => listener.close());
  return { figures: { faults: backs.length, ...figures, back: timesOf(backs) }, failures: [...failures, ...late] };
}

/** Milliseconds until it succeeds. */
async function untilAnswered(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 10 * BACK) {
    const isAnswered = await Promise.race([
      ask()
        .then(() => true)
        .catch(() => false),
      pause(BACK).then(() => false),
    ]);
    if (isAnswered) break;
    await pause(50);
  }
  return performance.now() - began;
}
