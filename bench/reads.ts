import { openCaller } from '#bench/subjects/caller.ts';
import { pick, tables } from '#bench/subjects/dataset.ts';
import type { Options } from './options.ts';
import { compared } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { median } from '#bench/figures/statistics.ts';
import type { Subject } from '#bench/subjects/subject.ts';

const CALLERS = 32;

/** How often the last fifty messages can be read, with the rights of the reader checked each time. */
export async function measureReads(subjects: { ours: Subject; bare: Subject }, options: Options): Promise<Figure[]> {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (const subject of [subjects.bare, subjects.ours]) {
    await check(subject);
    await read(subject, 2);
  }
  for (let round = 0; round < options.rounds; round += 1) {
    rates.bare.push(await read(subjects.bare, options.seconds));
    rates.ours.push(await read(subjects.ours, options.seconds));
  }
  const what = `the last 50 messages, ${CALLERS} callers`;
  return [compared({ what, unit: '/s', ours: median(rates.ours), bare: median(rates.bare), atLeast: 0.6 })];
}

async function read(subject: Subject, seconds: number): Promise<number> {
  const caller = openCaller(subject.port);
  const began = performance.now();
  let answered = 0;
  const lane = async (first: number) => {
    for (let n = first; performance.now() - began < seconds * 1000; n += CALLERS) {
      const room = pick(tables, n);
      await caller.send(subject.list(room, pick(room.members, Math.floor(n / tables.length))));
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, n) => lane(n)));
  caller.close();
  return (answered / (performance.now() - began)) * 1000;
}

/** An answer with fewer messages would be no read of fifty. */
async function check(subject: Subject): Promise<void> {
  const caller = openCaller(subject.port);
  const room = pick(tables, 0);
  const answer = await caller.send(subject.list(room, pick(room.members, 0)));
  caller.close();
  const found = answer.toString('utf8').match(/"content":/g)?.length ?? 0;
  if (found !== 50) throw new Error(`A read of fifty messages brought ${found}.`);
}
