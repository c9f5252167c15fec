import { setTimeout as pause } from 'node:timers/promises';
import { clientFor } from '#tests/support/app/people.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { beginEvening } from '#tests/chaos/support/evening.ts';
import { longWork } from '#tests/chaos/support/long-work.ts';
import { timesOf } from '#tests/chaos/support/times.ts';

/** Milliseconds between the beginning of the work and the kill: a little longer each time, up to what all of it takes. */
const delayOf = (n: number) => (n * 170 + 340) % 3400;

/** kill -9 while worlds come in and go out, documents are read and lore is written. */
export const scenario: Scenario = {
  name: 'kill-in-long-work',
  promise: 'After kill -9 in an import, an upload, a reading, a generation or an export nothing is half there, and what was begun ends.',
  engines: ['embedded', 'postgres'],
  repetitions: { short: 1, long: 10 },
  tested: [],
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const environment = await trial.fresh();
  let server = trial.start(environment);
  const place = { url: await server.ready };
  const evening = await beginEvening(trial, [place], { writers: 3, listeners: 1 });
  const [first] = evening.people;
  if (!first) throw new Error('Nobody owns the table.');
  const brokenOff: Record<string, number> = {};
  const failures: string[] = [];
  const starts: number[] = [];
  for (let n = 0; n < trial.repetitions; n += 1) {
    const owner = { ...first, call: clientFor(place.url, first.cookie) };
    const works = [];
    for (const [name, begin] of Object.entries(longWork)) works.push({ name, ...(await begin(place, owner)) });
    await pause(delayOf(n));
    await server.kill();
    const began = performance.now();
    server = trial.start(environment);
    place.url = await server.ready;
    starts.push(performance.now() - began);
    for (const { name, wasTold, judge } of works) {
      if (wasTold?.() === false) brokenOff[name] = (brokenOff[name] ?? 0) + 1;
      failures.push(...(await judge()));
    }
    if (n % 5 === 4) trial.say(`  ${n + 1} kills`);
  }
  const { figures, failures: others } = await evening.end({ stop: () => server.stop(), environment });
  const counted = Object.entries(brokenOff).map(([name, count]) => [`${name} broken off`, count]);
  return { figures: { ...Object.fromEntries(counted), ...figures, restart: timesOf(starts) }, failures: [...failures, ...others] };
}
