import { setTimeout as pause } from 'node:timers/promises';
import { streams } from '#tests/support/services/model-server.ts';
import type { Beat, ModelServer } from '#tests/support/services/model-server.ts';
import { openCaller } from '#bench/subjects/caller.ts';
import { pick, watched } from '#bench/subjects/dataset.ts';
import { compared, limited } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { median, percentile } from '#bench/figures/statistics.ts';
import type { Subject } from '#bench/subjects/subject.ts';
import type { Options } from './options.ts';

/** Milliseconds between two sentences of the model. */
const PACE_MILLISECONDS = 50;
const REPLY_MILLISECONDS = 15_000;
/** Replies before anything is measured. */
const WARM_UP = 4;
/** Sentences too short to count as repeated; their number makes a scene of the usual length. */
const SENTENCES = ['The water moves.', 'Rain taps on wood.', 'Somebody answers below.', 'A rope creaks.', 'The lamp burns low.'];
const SENTENCES_OF_REPLY = 40;

/** What viewers of a reply receive, as the bytes of a frame say it. */
const piece = { ours: '"narrator.spoke"', bare: '"content"' } as const;
const end = { ours: '"narrator.ended"', bare: 'ended' } as const;
type Side = keyof typeof piece;

/** How evenly a reply that 200 people watch comes to each of them: how much the time between two pieces differs from the usual one. */
export async function measureViewers(subjects: Record<Side, Subject>, model: ModelServer, options: Options): Promise<Figure[]> {
  const beats = Array.from({ length: SENTENCES_OF_REPLY }, (_, n): Beat[] => [
    { type: 'wait', ms: PACE_MILLISECONDS },
    { type: 'text', text: `${pick(SENTENCES, n)} ` },
  ]);
  const last: Beat[] = [
    { type: 'wait', ms: PACE_MILLISECONDS },
    { type: 'text', text: 'You listen.' },
  ];
  model.script(streams(...beats.flat(), ...last, { type: 'finish', reason: 'stop' }));
  const [ours, bare] = await Promise.all([watch(subjects.ours, 'ours'), watch(subjects.bare, 'bare')]);
  for (let n = 0; n < WARM_UP; n += 1) for (const side of [bare, ours]) await side.tell();
  const found: Record<Side, { jitter: number; missed: number }[]> = { ours: [], bare: [] };
  for (let round = 0; round < options.rounds; round += 1) {
    found.bare.push(await bare.tell());
    found.ours.push(await ours.tell());
  }
  ours.close();
  bare.close();
  const jitter = (side: Side) => median(found[side].map((each) => each.jitter));
  const missed = found.ours.reduce((sum, each) => sum + each.missed, 0);
  return [
    compared({
      what: `a reply for ${watched.members.length} viewers, jitter between pieces, p99`,
      unit: 'ms',
      ours: jitter('ours'),
      bare: jitter('bare'),
      atMost: 2,
    }),
    limited(`a reply for ${watched.members.length} viewers, pieces that somebody missed`, '', missed, 0),
  ];
}

/** Opens everybody's sockets; `tell` has one reply told and says how evenly it came, and what did not reach somebody. */
async function watch(subject: Subject, side: Side) {
  const caller = openCaller(subject.port);
  const heard = watched.members.map((): number[] => []);
  let left = 0;
  let over: () => void = () => undefined;
  const hear = (viewer: number, frame: Buffer) => {
    if (frame.includes(piece[side])) heard[viewer]?.push(performance.now());
    else if (frame.includes(end[side])) {
      left -= 1;
      if (left === 0) over();
    }
  };
  const closers = await Promise.all(watched.members.map((member, n) => subject.listen(watched, member, (frame) => hear(n, frame))));
  return {
    async tell() {
      for (const times of heard) times.length = 0;
      left = watched.members.length;
      const ended = new Promise<true>((resolve) => (over = () => resolve(true)));
      const answered = caller.send(subject.tell(watched, pick(watched.members, 1)));
      const isOver = await Promise.race([ended, pause(REPLY_MILLISECONDS, false, { ref: false })]);
      if (!isOver) throw new Error('A reply did not reach all of its viewers.');
      await answered;
      // A sentence is known to be whole once the next one begins, and the last one once all is over: the two come together.
      const gaps = heard.map((times) => times.slice(1, -1).map((time, n) => time - (times[n] ?? time)));
      const usual = median(gaps.flat());
      const off = gaps.flat().map((gap) => Math.abs(gap - usual));
      return { jitter: percentile(off, 0.99), missed: missedOf(heard) };
    },
    close() {
      for (const close of closers) close();
      caller.close();
    },
  };
}

/** Pieces that reached some viewers and not others. */
function missedOf(heard: number[][]): number {
  const most = Math.max(...heard.map((times) => times.length));
  return heard.reduce((sum, times) => sum + most - times.length, 0);
}
