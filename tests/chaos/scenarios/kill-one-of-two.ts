import { setTimeout as pause } from 'node:timers/promises';
import { campaignTopic } from '#contract/topics.ts';
import { openEar } from '#tests/support/people.ts';
import type { Ear } from '#tests/support/people.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { gather } from '#tests/chaos/support/table-of-people.ts';
import { timesOf } from '#tests/chaos/support/times.ts';

/** Milliseconds within which people of a killed server are no longer shown. */
const WITHIN = 10_000;
/** For how long a server may stand still without its people leaving. */
const STILL = 4000;
/** How long a server looks at the others before it calls one of them gone. */
const GETTING_TO_KNOW = 8000;

/** kill -9 of one of two servers, and one that stands still for four seconds. */
export const scenario: Scenario = {
  name: 'kill-one-of-two',
  promise: 'People of a killed server are no longer shown within ten seconds; those of one that stands still for four stay.',
  engines: ['postgres'],
  repetitions: { short: 1, long: 10 },
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const environment = await trial.fresh();
  const here = trial.start(environment);
  const url = await here.ready;
  const { people, campaignId } = await gather(url, 3);
  const topic = campaignTopic(campaignId);
  const left: number[] = [];
  const failures: string[] = [];
  let flickers = 0;
  for (let n = 0; n < trial.repetitions; n += 1) {
    const there = trial.start(environment);
    const away = await there.ready;
    // A new one each time: the server lets go of whoever says nothing for a minute.
    const watcher = await openEar(url, people[0]?.cookie ?? '');
    watcher.say({ type: 'subscribe', topic });
    await watcher.hear('subscribed');
    const ears = await Promise.all(people.slice(1).map(({ cookie }) => openEar(away, cookie)));
    for (const ear of ears) ear.say({ type: 'subscribe', topic, present: true });
    await untilShown(watcher, 2);
    await pause(GETTING_TO_KNOW);
    const seen = watcher.frames.length;
    process.kill(there.pid, 'SIGSTOP');
    await pause(STILL);
    process.kill(there.pid, 'SIGCONT');
    await pause(3000);
    flickers += watcher.frames.slice(seen).filter((frame) => frame.type === 'presence' && frame.count < 2).length;
    const began = performance.now();
    await there.kill();
    await untilShown(watcher, 0).catch(() => undefined);
    left.push(performance.now() - began);
    watcher.close();
  }
  if (flickers > 0) failures.push(`People of a server that stood still for ${STILL} ms left ${flickers} times.`);
  for (const time of left) if (time > WITHIN) failures.push(`People of a killed server were shown for ${Math.round(time)} ms.`);
  return { figures: { kills: left.length, shown: timesOf(left), flickers }, failures };
}

/** Waits until so many people are shown; gives up after half a minute. */
async function untilShown(watcher: Ear, count: number): Promise<void> {
  for (const end = performance.now() + 30_000; performance.now() < end; await pause(20)) {
    const last = watcher.frames.findLast((frame) => frame.type === 'presence');
    if (last?.type === 'presence' && last.count === count) return;
  }
  throw new Error(`${count} people were not shown.`);
}
