import { setTimeout as pause } from 'node:timers/promises';
import { openTestSocket, signUp } from '#tests/support/app/people.ts';
import type { TestSocket } from '#tests/support/app/people.ts';
import { withOpenFiles } from '#tests/support/app/server-process.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { beginEvening } from '#tests/chaos/support/evening.ts';
import type { Evening } from '#tests/chaos/support/evening.ts';

/** Files that the server may have open, and sockets that arrive at once. */
const OPEN_FILES = 600;
const ARRIVING = 800;
/** Messages that everybody has acknowledged while no more sockets can be opened. */
const MEANWHILE = 10;

/** More sockets than files that may be open. */
export const scenario: Scenario = {
  name: 'few-open-files',
  promise:
    'Where more sockets arrive than files may be open, those who are there go on, others are turned away, and get in once there is room.',
  engines: ['embedded', 'postgres'],
  repetitions: { short: 1, long: 20 },
  tested: [],
  whyNot: () => (process.platform === 'linux' ? undefined : 'open files are limited differently outside Linux'),
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const environment = await trial.fresh();
  const server = trial.start(environment, { inside: withOpenFiles(OPEN_FILES) });
  const url = await server.ready;
  const evening = await beginEvening(trial, [{ url }], { writers: 4, listeners: 3 });
  const cookie = evening.people[0]?.cookie ?? '';
  const failures: string[] = [];
  let [taken, turnedAway] = [0, 0];
  for (let n = 0; n < trial.repetitions; n += 1) {
    const sockets = await arrive(trial, url, cookie);
    taken += sockets.length;
    turnedAway += ARRIVING - sockets.length;
    if (sockets.length === 0 || sockets.length === ARRIVING) failures.push(`${sockets.length} of ${ARRIVING} sockets were taken`);
    await untilWritten(trial, evening);
    for (const socket of sockets) socket.close();
    await Promise.all(sockets.map(({ closed }) => closed));
    const newcomer = await signUp(url, 'Newcomer');
    (await newcomer.listen()).close();
  }
  const cuts = evening.listeners.reduce((sum, listener) => sum + listener.cuts.size, 0);
  if (cuts > 0) failures.push(`${cuts} listeners who were there were cut off`);
  const judged = await evening.end({ stop: () => server.stop(), environment });
  return { figures: { taken, 'turned away': turnedAway, ...judged.figures }, failures: [...failures, ...judged.failures] };
}

/** Opens sockets, some at a time; answers those that were taken. */
async function arrive(trial: Trial, url: string, cookie: string): Promise<TestSocket[]> {
  const sockets: TestSocket[] = [];
  trial.onEnd(() => sockets.forEach((socket) => socket.close()));
  for (let n = 0; n < ARRIVING; n += 50) {
    const arriving = await Promise.allSettled(Array.from({ length: 50 }, () => openTestSocket(url, cookie)));
    sockets.push(...arriving.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
  }
  return sockets;
}

/** Waits until each writer has so many more messages acknowledged. */
async function untilWritten({ over }: Trial, { writers }: Evening): Promise<void> {
  const before = writers.map(({ acknowledged }) => acknowledged.length);
  while (!over.aborted && writers.some(({ acknowledged }, n) => acknowledged.length < (before[n] ?? 0) + MEANWHILE)) await pause(20);
}
