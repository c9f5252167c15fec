import { setTimeout as pause } from 'node:timers/promises';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { openTestSocket } from '#tests/support/app/people.ts';
import type { TestSocket } from '#tests/support/app/people.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { beginEvening } from '#tests/chaos/support/evening.ts';
import type { Evening } from '#tests/chaos/support/evening.ts';
import { timesOf } from '#tests/chaos/support/times.ts';
import { playTurn, untilAnswered } from '#tests/chaos/support/turns.ts';
import type { Place } from '#tests/chaos/support/writer.ts';

/** Milliseconds within which people of a killed server are no longer shown. */
const WITHIN = 10_000;
/** For how long a server may stand still without its people leaving. */
const STILL = 4000;
/** How long a server looks at the others before it calls one of them gone. */
const GETTING_TO_KNOW = 8000;
/** Numbers of the people who are shown at the server that breaks. */
const SHOWN = [1, 2];

/** kill -9 of either of two servers in turn, each of which stood still for four seconds before. */
export const scenario: Scenario = {
  name: 'kill-either-server',
  promise:
    'Either of two servers can be killed: nothing is lost or doubled, each turn gets one reply, and its people are no longer shown within ten seconds; those of one that stands still for four stay.',
  engines: ['postgres'],
  repetitions: { short: 1, long: 10 },
  tested: [],
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const environment = await trial.fresh();
  const servers = [trial.start(environment), trial.start(environment)] as const;
  const places: [Place, Place] = [{ url: await servers[0].ready }, { url: await servers[1].ready }];
  const running = [...servers];
  const evening = await beginEvening(trial, places, { writers: 8, listeners: 4 });
  const { turnCampaignId, call } = evening;
  const left: number[] = [];
  let flickers = 0;
  for (let n = 0; n < trial.repetitions; n += 1) {
    const victim = running[n % 2];
    const [there, here] = n % 2 === 0 ? places : [places[1], places[0]];
    if (victim === undefined) break;
    const watcher = await watch(trial, evening, { here, there });
    await pause(GETTING_TO_KNOW);
    const seen = watcher.frames.length;
    process.kill(victim.pid, 'SIGSTOP');
    await pause(STILL);
    process.kill(victim.pid, 'SIGCONT');
    await pause(3000);
    flickers += watcher.frames.slice(seen).filter((frame) => frame.type === 'presence' && frame.count < SHOWN.length).length;
    const turn = playTurn(trial, turnCampaignId, () => [call(0), call(1), call(2)]);
    await pause((n % 10) * 30);
    const began = performance.now();
    await victim.kill();
    // Whoever was there goes to the other one, as behind a proxy, and comes back with the next.
    there.url = here.url;
    await untilShown(watcher, 0).catch(() => undefined);
    left.push(performance.now() - began);
    await turn;
    await untilAnswered(trial, turnCampaignId, () => call(0));
    watcher.close();
    const next = trial.start(environment);
    there.url = await next.ready;
    running[n % 2] = next;
    if (n % 5 === 4) trial.say(`  ${n + 1} kills`);
  }
  const stop = () => Promise.all(running.map((server) => server.stop()));
  const { figures, failures } = await evening.end({ stop, environment, turns: trial.repetitions });
  if (flickers > 0) failures.push(`People of a server that stood still for ${STILL} ms left ${flickers} times.`);
  for (const time of left) if (time > WITHIN) failures.push(`People of a killed server were shown for ${Math.round(time)} ms.`);
  return { figures: { ...figures, shown: timesOf(left), flickers }, failures };
}

/** Shows people at one server to somebody who watches at the other; waits until they are seen. */
async function watch(
  trial: Trial,
  { people, turnCampaignId }: Evening,
  { here, there }: { here: Place; there: Place },
): Promise<TestSocket> {
  const topic = campaignTopic(turnCampaignId);
  const open = async ({ url }: Place, n: number) => {
    const socket = await openTestSocket(url, people[n]?.cookie ?? '');
    trial.onEnd(() => socket.close());
    return socket;
  };
  // A new one each time: the server lets go of whoever says nothing for a minute.
  const watcher = await open(here, 0);
  watcher.say({ type: 'subscribe', topic });
  await watcher.hear('subscribed');
  for (const n of SHOWN) (await open(there, n)).say({ type: 'subscribe', topic, present: true });
  await untilShown(watcher, SHOWN.length);
  return watcher;
}

/** Waits until so many people are shown; gives up after half a minute. */
async function untilShown(watcher: TestSocket, count: number): Promise<void> {
  for (const end = performance.now() + 30_000; performance.now() < end; await pause(20)) {
    const last = watcher.frames.findLast((frame) => frame.type === 'presence');
    if (last?.type === 'presence' && last.count === count) return;
  }
  throw new Error(`${count} people were not shown.`);
}
