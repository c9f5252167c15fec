import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { limitConcurrency } from '#server/kernel/limit-concurrency.ts';
import { eventually } from '#tests/support/eventually.ts';
import { clientFor } from '#tests/support/app/people.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { memoryOf } from '#tests/chaos/support/memory-of.ts';
import { gather } from '#tests/chaos/support/table-of-people.ts';
import type { Party } from '#tests/chaos/support/table-of-people.ts';

/** Long: what a wild evening could not write. Short: as many bytes in less time. */
const LOAD = {
  short: { stalled: 6, perSecond: 200, seconds: 5, content: '火'.repeat(3900) },
  long: { stalled: 20, perSecond: 200, seconds: 40, content: 'reeds and lanterns '.repeat(100) },
};
/** Messages that are under way at once. */
const MESSAGES_UNDER_WAY = 24;
/** Milliseconds within which a message is taken. */
const ARRIVAL_MILLISECONDS = 60_000;
/** Milliseconds within which readers catch up: on a busy machine a reader may take seconds for a page of such texts. */
const CATCH_UP_MILLISECONDS = 180_000;
/** Megabytes by which readers who stall may raise what the server takes under the same load without them. */
const MEGABYTES_ALLOWED = 120;

/** Browsers that keep their socket open and read nothing. */
export const scenario: Scenario = {
  name: 'stalled-readers',
  promise: `Readers who stall are cut, cost at most ${MEGABYTES_ALLOWED} MB together, and miss nothing when they come back; a live reader does not notice.`,
  engines: ['embedded', 'postgres'],
  repetitions: { short: 1, long: 1 },
  tested: [],
  whyNot: () => (process.platform === 'linux' ? undefined : 'memory is counted differently outside Linux'),
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const { stalled: count, ...load } = LOAD[trial.form];
  const server = trial.start(await trial.fresh(), { flags: ['--max-semi-space-size=8'] });
  const place = { url: await server.ready };
  const party = await gather(place.url, 3);
  const who = { cookie: party.people[1]?.cookie ?? '', campaignId: party.campaignId };
  const live = await trial.listen(place, who);
  // The same load first without them, twice: what it costs by itself, and what a server keeps of its first such load, is not theirs.
  await write(place.url, party, load);
  const before = await weightDuring(server.pid, () => write(place.url, party, load));
  const stalled = await Promise.all(Array.from({ length: count }, () => trial.listen(place, who)));
  for (const each of stalled) each.stall();
  const ids: string[] = [];
  const during = await weightDuring(server.pid, async () => void ids.push(...(await write(place.url, party, load))));
  const liveCuts = live.cuts.size;
  const missedLive = await live.missing(ids);
  for (const each of stalled) each.wake();
  const missed = await Promise.all(stalled.map((each) => each.missing(ids, CATCH_UP_MILLISECONDS)));
  const cut = stalled.filter(({ cuts }) => cuts.size > 0).length;
  const again = [live, ...stalled].reduce((sum, each) => sum + each.doubled + each.gaps, 0);
  const behind = missed.filter((each) => each > 0).length;
  const failures = [
    cut === count ? '' : `only ${cut} of ${count} stalled readers were cut`,
    behind === 0 ? '' : `${behind} readers did not catch up`,
    missedLive === 0 && liveCuts === 0 ? '' : `the live reader missed ${missedLive} messages and was cut ${liveCuts} times`,
    again === 0 ? '' : `${again} numbers came twice or were passed over`,
    during - before <= MEGABYTES_ALLOWED ? '' : `stalled readers cost ${during - before} MB`,
  ];
  return {
    figures: {
      stalled: count,
      cut,
      messages: ids.length,
      missed: missed.reduce((sum, each) => sum + each, 0),
      'MB without them': before,
      'MB with them': during,
    },
    failures: failures.filter((each) => each !== ''),
  };
}

/** The megabytes that a process takes while something is done: the middle of what was seen, for the engine compiles itself in between. */
async function weightDuring(pid: number, act: () => Promise<unknown>): Promise<number> {
  const seen: number[] = [];
  const timer = setInterval(() => void seen.push(memoryOf(pid)), 250);
  try {
    await act();
  } finally {
    clearInterval(timer);
  }
  return seen.toSorted((one, other) => one - other)[Math.floor(seen.length / 2)] ?? 0;
}

/** Posts at an even rate, and slower where the machine cannot keep up, which would weigh more than the readers; answers the ids. */
async function write(
  url: string,
  { people, campaignId }: Party,
  load: { perSecond: number; seconds: number; content: string },
): Promise<string[]> {
  const began = performance.now();
  const posts: Promise<string>[] = [];
  const inTurn = limitConcurrency(MESSAGES_UNDER_WAY);
  for (let n = 0; n < load.perSecond * load.seconds; n += 1) {
    const early = began + (n * 1000) / load.perSecond - performance.now();
    if (early > 0) await pause(early);
    const { chat } = clientFor(url, people[n % people.length]?.cookie);
    const message = { id: randomUUID(), campaignId, content: `${n} ${load.content}` };
    // A busy machine may take no connection for a while; the message is then sent again, as browsers do.
    const post = inTurn(() => eventually(() => chat.post(message), ARRIVAL_MILLISECONDS)).then(({ id }) => id);
    // It is awaited once all have been sent.
    post.catch(() => undefined);
    posts.push(post);
  }
  return Promise.all(posts);
}
