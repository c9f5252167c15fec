import { setTimeout as pause } from 'node:timers/promises';
import { clientFor } from '#tests/support/people.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { judgeStory } from '#tests/chaos/support/judge-story.ts';
import { Listener } from '#tests/chaos/support/listener.ts';
import { readStored } from '#tests/chaos/support/stored.ts';
import { gather } from '#tests/chaos/support/table-of-people.ts';
import { timesOf } from '#tests/chaos/support/times.ts';
import { playTurn, untilAnswered } from '#tests/chaos/support/turns.ts';
import { Writer } from '#tests/chaos/support/writer.ts';

const WRITERS = 8;

/** kill -9 of the server in the middle of writing and of a turn. */
export const scenario: Scenario = {
  name: 'kill-server',
  promise:
    'What was acknowledged is there after kill -9, once and in its place; listeners miss nothing, and a turn in the middle gets one reply.',
  engines: ['embedded', 'postgres'],
  repetitions: { short: 2, long: 50 },
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const environment = await trial.fresh();
  let server = trial.start(environment);
  const place = { url: await server.ready };
  const { people, campaignId, turnCampaignId } = await gather(place.url, WRITERS);
  const listeners = await Promise.all(people.slice(0, 3).map(({ cookie }) => Listener.open(place, { cookie, campaignId })));
  const writers = people.map(({ cookie }) => new Writer(place, cookie, campaignId));
  const callOf = (n: number) => clientFor(place.url, people[n]?.cookie);
  const starts: number[] = [];
  for (let n = 0; n < trial.repetitions; n += 1) {
    await pause(300);
    const turn = playTurn(turnCampaignId, () => [callOf(0), callOf(1), callOf(2)]);
    await pause((n % 10) * 30);
    await server.kill();
    const began = performance.now();
    server = trial.start(environment);
    place.url = await server.ready;
    starts.push(performance.now() - began);
    await turn;
    await untilAnswered(turnCampaignId, () => callOf(0));
    if (n % 10 === 9) trial.say(`  ${n + 1} kills`);
  }
  await Promise.all(writers.map((writer) => writer.stop()));
  await Promise.all(listeners.map((listener) => listener.missing(writers.flatMap(({ acknowledged }) => acknowledged))));
  await server.stop();
  const stored = await readStored(environment, campaignId, turnCampaignId);
  const { figures, failures } = await judgeStory({ writers, listeners, stored, turns: trial.repetitions });
  listeners.forEach((listener) => listener.close());
  return { figures: { ...figures, restart: timesOf(starts) }, failures };
}
