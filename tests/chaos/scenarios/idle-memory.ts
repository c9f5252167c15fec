import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { memoryOf } from '#tests/chaos/support/memory-of.ts';
import { startAsPeople } from '#tests/chaos/support/start-as-people.ts';
import { gather } from '#tests/chaos/support/table-of-people.ts';

const MESSAGES = 3000;
/** What collects itself while nobody does anything has been collected by then. */
const IDLE_MS = 40_000;
/** Megabytes of all processes together. */
const MOST = { embedded: 420, postgres: 260 };

/** What the product weighs while nobody does anything. */
export const scenario: Scenario = {
  name: 'idle-memory',
  promise: `Idle it takes at most ${MOST.embedded} MB on the embedded database and ${MOST.postgres} MB beside PostgreSQL, new or with ${MESSAGES} messages.`,
  engines: ['embedded', 'postgres'],
  repetitions: { short: 0, long: 1 },
  whyNot: () => (process.platform === 'linux' ? undefined : 'memory is counted differently outside Linux'),
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const environment = await trial.fresh();
  const weigh = async (act: (url: string) => Promise<void>): Promise<number> => {
    const running = await startAsPeople(environment);
    try {
      await act(running.url);
      await pause(IDLE_MS);
      return memoryOf(running.pid);
    } finally {
      await running.stop();
    }
  };
  const nothing = () => Promise.resolve();
  const weights = [await weigh(nothing), await weigh((url) => write(trial, url)), await weigh(nothing)];
  const failures = weights
    .filter((weight) => weight > MOST[trial.engine])
    .map((weight) => `${weight} MB is more than ${MOST[trial.engine]}`);
  const [fresh = 0, after = 0, again = 0] = weights;
  return { figures: { 'MB new': fresh, [`MB after ${MESSAGES} messages`]: after, 'MB started again': again }, failures };
}

async function write(trial: Trial, url: string): Promise<void> {
  const { people, campaignId } = await gather(url, 6);
  const writers = people.map(({ cookie }) => trial.write({ url }, cookie, campaignId));
  while (writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) < MESSAGES) await pause(50);
  await Promise.all(writers.map((writer) => writer.stop()));
}
