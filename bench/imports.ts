import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deflateSync, zipSync } from 'fflate';
import { z } from 'zod';
import { openCaller } from '#bench/subjects/caller.ts';
import { pick, tables } from '#bench/subjects/dataset.ts';
import type { Member } from '#bench/subjects/dataset.ts';
import type { Options } from './options.ts';
import { compared, limited } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { median, percentile } from '#bench/figures/statistics.ts';
import type { Subject } from '#bench/subjects/subject.ts';

/** Reads sent a second, at a steady pace, whether or not earlier ones were answered. */
const RATE = 100;
const MB = 1024 * 1024;
/** Of as many rounds as are played, the share that has to hold the bar: seven of nine. */
const HOLDING = 7 / 9;

/**
 * What people at their tables notice of somebody who sends files of ten megabytes that are read as worlds, one after the
 * other: the last fifty messages, read meanwhile, against the same when nobody sends any. The last note of each is such
 * that it is refused, once everything before it has been read, so that reading alone is measured.
 */
export async function measureImports(ours: Subject, options: Options): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlore-bench-'));
  const file = join(folder, 'large.zip');
  writeFileSync(file, largeVault());
  const tails: { with: number[]; without: number[] } = { with: [], without: [] };
  const sender = pick(pick(tables, 0).members, 0);
  await read(ours, 2);
  for (let round = 0; round < options.importRounds; round += 1) {
    tails.without.push(percentile(await read(ours, options.seconds), 0.99));
    const sending = sendOver(ours, sender, file);
    await pause(500);
    tails.with.push(percentile(await read(ours, options.seconds), 0.99));
    if ((await sending.stop()) === 0) throw new Error('No file was read to its end while messages were.');
  }
  rmSync(folder, { recursive: true });
  const what = `${RATE} reads/s while 10 MB are imported, p99`;
  const ratios = tails.with.map((each, n) => each / (tails.without[n] ?? Number.NaN));
  return [
    compared({ what, unit: 'ms', ours: median(tails.with), bare: median(tails.without) }),
    limited(`${what}, against the same without, in seven of nine rounds`, 'x', percentile(ratios, HOLDING), 1.5),
  ];
}

/** Milliseconds that each read took, from when it was due. */
async function read(subject: Subject, seconds: number): Promise<number[]> {
  const caller = openCaller(subject.port);
  const began = performance.now();
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  for (let n = 0; n < RATE * seconds; n += 1) {
    const due = began + (n * 1000) / RATE;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    const room = pick(tables, n);
    const call = subject.list(room, pick(room.members, n));
    sent.push(caller.send(call).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(sent);
  caller.close();
  return times;
}

/** Sends a file again and again, in a process of its own that gives way to all others, until told to stop. */
function sendOver(subject: Subject, member: Member, file: string) {
  const { headers } = subject.list(pick(tables, 0), member);
  const sender = fork(fileURLToPath(new URL('./import-sender.ts', import.meta.url)));
  sender.send({
    url: `http://127.0.0.1:${subject.port}/api/worlds/imports`,
    headers: { cookie: headers['cookie'] ?? '', origin: headers['origin'] ?? '' },
    file,
  });
  const answered = once(sender, 'message');
  return {
    /** How often the file was read to its end. */
    async stop(): Promise<number> {
      sender.send('stop');
      const [count] = z.tuple([z.int(), z.unknown()]).parse(await answered);
      return count;
    },
  };
}

/** A vault of notes and pictures of ten megabytes, packed as people pack; its last note has a property that is not let in. */
function largeVault(): Uint8Array {
  const notes = Object.fromEntries(
    Array.from({ length: 4000 }, (_, n) => [`Places/Place ${n}.md`, Buffer.from(`---\ntags: [coast]\n---\n${prose(n)}`)]),
  );
  const noise = Buffer.alloc(64 * 1024);
  for (let n = 0, seed = 7; n < noise.length; n += 1) noise[n] = (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) >>> 16;
  const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise]);
  const weigh = (files: Record<string, Uint8Array>) => zipSync(files, { level: 1 });
  const words = weigh(notes).length;
  const pictures = Math.max(0, Math.floor((9.8 * MB - words) / deflateSync(picture, { level: 1 }).length));
  const shown = Object.fromEntries(Array.from({ length: pictures }, (_, n) => [`Pictures/${n}.png`, picture]));
  return weigh({ ...notes, ...shown, 'Places/Zz last.md': Buffer.from('---\n__proto__: {a: 1}\n---\nLast.') });
}

/** A few paragraphs, unlike those of every other place. */
function prose(n: number): string {
  const words = ['salt', 'reed', 'bell', 'tide', 'lantern', 'weir', 'heron', 'mole', 'quay', 'fog', 'rope', 'tower', 'oath', 'ferry'];
  const sentence = (k: number) =>
    Array.from({ length: 12 }, (_, w) => words[(n * 7 + k * 5 + w * w + ((n * k) % 11)) % words.length]).join(' ');
  return Array.from({ length: 30 }, (_, k) => `The ${sentence(k)} ${n * 31 + k} of [[Place ${(n + k * 13) % 4000}]].`).join('\n');
}
