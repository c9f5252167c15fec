import { setTimeout as pause } from 'node:timers/promises';
import { openWay } from '#tests/support/database/way-to-database.ts';
import type { Way } from '#tests/support/database/way-to-database.ts';
import type { BreakablePostgres } from '#tests/support/database/breakable-postgres.ts';
import type { Outcome, Trial } from '#tests/chaos/scenario.ts';
import { beginEvening } from './evening.ts';
import { timesOf } from './times.ts';

/** Milliseconds within which chat and notes answer once nothing is broken any more. */
const BACK = 5000;

/** What can be broken between a server and what it stores. */
export interface Breakable {
  way: Way;
  postgres: BreakablePostgres;
  /** Milliseconds that silence lasts. */
  silence: number;
}

/** A way in which a server loses its database; it is over when it returns. */
export type Fault = (at: Breakable) => Promise<void>;

/** Runs each of these faults, again and again, under people who write and listen. */
export async function breakDatabase(trial: Trial, faults: Record<string, Fault>): Promise<Outcome> {
  const postgres = await trial.postgres();
  const databaseUrl = await postgres.freshUrl();
  const way = await openWay(databaseUrl);
  trial.onEnd(() => way.close());
  const environment = { ...(await trial.fresh()), DATABASE_URL: way.url };
  const server = trial.start(environment);
  const { campaignId, call, end } = await beginEvening(trial, [{ url: await server.ready }], { writers: 6, listeners: 2 });
  const backs: number[] = [];
  const late: string[] = [];
  for (let n = 0; n < trial.repetitions; n += 1) {
    for (const [name, harm] of Object.entries(faults)) {
      await pause(300);
      await harm({ way, postgres, silence: trial.form === 'long' ? ([10_000, 30_000][n % 2] ?? 0) : 3000 });
      const back = await untilAnswered(() => Promise.all([call(0).chat.list({ campaignId }), call(0).notes.list({ campaignId })]));
      backs.push(back);
      if (back > BACK) late.push(`chat and notes answered ${Math.round(back)} ms after: ${name}`);
    }
  }
  const { figures, failures } = await end({
    stop: () => server.stop(),
    environment: { ...environment, DATABASE_URL: databaseUrl },
    refusals: ['database.away', 'server.busy'],
  });
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
