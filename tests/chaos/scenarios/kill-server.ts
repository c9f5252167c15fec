import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { beginEvening } from '#tests/chaos/support/evening.ts';
import { timesOf } from '#tests/chaos/support/times.ts';
import { playTurn, untilAnswered } from '#tests/chaos/support/turns.ts';

/** kill -9 of the server in the middle of writing and of a turn. */
export const scenario: Scenario = {
  name: 'kill-server',
  promise:
    'What was acknowledged is there after kill -9, once and in its place; listeners miss nothing, and a turn in the middle gets one reply.',
  engines: ['embedded', 'postgres'],
  repetitions: { short: 2, long: 50 },
  tested: ['embedded'],
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const environment = await trial.fresh();
  let server = trial.start(environment);
  const place = { url: await server.ready };
  const { turnCampaignId, call, end } = await beginEvening(trial, [place], { writers: 8, listeners: 3 });
  const starts: number[] = [];
  for (let n = 0; n < trial.repetitions; n += 1) {
    await pause(300);
    const turn = playTurn(trial, turnCampaignId, () => [call(0), call(1), call(2)]);
    await pause((n % 10) * 30);
    await server.kill();
    const began = performance.now();
    server = trial.start(environment);
    place.url = await server.ready;
    starts.push(performance.now() - began);
    await turn;
    await untilAnswered(trial, turnCampaignId, () => call(0));
    if (n % 10 === 9) trial.say(`  ${n + 1} kills`);
  }
  const { figures, failures } = await end({ stop: () => server.stop(), environment, turns: trial.repetitions });
  return { figures: { ...figures, restart: timesOf(starts) }, failures };
}
