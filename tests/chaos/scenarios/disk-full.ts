import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '#tests/support/app/people.ts';
import { sendFile } from '#tests/support/app/world-files.ts';
import type { Outcome, Scenario, Trial } from '#tests/chaos/scenario.ts';
import { beginEvening } from '#tests/chaos/support/evening.ts';
import type { Evening } from '#tests/chaos/support/evening.ts';
import { leaksIn, privateTexts } from '#tests/chaos/support/private-texts.ts';
import { smallDisk, whyNoSmallDisk } from '#tests/chaos/support/small-disk.ts';
import { timesOf } from '#tests/chaos/support/times.ts';

/** Megabytes of the disk that is filled up. */
const DISK = 260;
/** Milliseconds within which a full disk is noticed, and within which the server answers once there is room. */
const ANSWER_MILLISECONDS = 60_000;
/** How calls are refused meanwhile. */
const REFUSALS = ['disk.full', 'database.away', 'server.busy'];

/** The disk of the embedded database and of the files fills up, and gets room again. */
export const scenario: Scenario = {
  name: 'disk-full',
  promise:
    'On a full disk calls are refused with a sentence and nothing acknowledged is lost; once there is room the server goes on by itself; no private word is printed.',
  engines: ['embedded'],
  tested: [],
  repetitions: { short: 1, long: 15 },
  whyNot: whyNoSmallDisk,
  run,
};

async function run(trial: Trial): Promise<Outcome> {
  const texts = privateTexts();
  const disk = smallDisk(trial, DISK);
  const environment = { ...(await trial.fresh()), DATA_DIR: disk.folder };
  const server = trial.start(environment);
  const place = { url: await server.ready };
  const evening = await beginEvening(trial, [place], { writers: 4, listeners: 2 });
  const { id: worldId } = await evening.call(0).worlds.create({ name: 'The Weir' });
  const answers: string[] = [];
  const backs: number[] = [];
  for (let n = 0; n < trial.repetitions; n += 1) {
    await pause(300);
    disk.fill();
    await untilRefused(evening, texts.whisper, answers);
    answers.push(await uploaded(place, evening, worldId, texts.note));
    // Later, its log finds no room either.
    await pause((n % 4) * 1500);
    answers.push(await answerOf(evening.call(0).chat.list({ campaignId: evening.campaignId })));
    disk.clear();
    backs.push(await untilTaken(evening, texts.whisper, answers));
    if (n % 5 === 4) trial.say(`  ${n + 1} times`);
  }
  const judged = await evening.end({ stop: () => server.stop(), environment, refusals: REFUSALS });
  const { code, lines } = await server.ended;
  const others = answers.filter((answer) => answer !== 'taken' && !REFUSALS.includes(answer));
  const leaks = leaksIn(lines, texts, []);
  const failures = [
    ...judged.failures,
    ...leaks,
    ...(code === 0 ? [] : [`the server ended with ${code}`]),
    ...[...new Set(others)].map((answer) => `a call was answered with ${answer}`),
    ...(answers.includes('disk.full') ? [] : ['no call was told that the disk is full']),
    ...backs.filter((time) => time > ANSWER_MILLISECONDS).map((time) => `nothing was taken ${Math.round(time)} ms after there was room`),
  ];
  const refused = answers.filter((answer) => REFUSALS.includes(answer)).length;
  const restarts = lines.filter((line) => line.includes('The embedded database gave up')).length;
  return {
    figures: { refused, 'restarts of the engine': restarts, leaks: leaks.length, ...judged.figures, back: timesOf(backs) },
    failures,
  };
}

/** "taken", the code of the refusal, or what was answered instead of either. */
function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'taken',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );
}

const noteOf = ({ notes }: Client, campaignId: string, text: string) =>
  notes.save({ campaignId, noteId: randomUUID(), seen: null, title: text, text: `${text} ${'tide '.repeat(500)}`, audience: 'private' });

/** Writes private notes until one is refused. */
async function untilRefused({ call, campaignId }: Evening, word: string, answers: string[]): Promise<void> {
  for (const until = performance.now() + ANSWER_MILLISECONDS; performance.now() < until;) {
    const answer = await answerOf(noteOf(call(0), campaignId, word));
    answers.push(answer);
    if (answer !== 'taken') return;
  }
}

/** Writes private notes until one is taken; answers after how many milliseconds. */
async function untilTaken({ call, campaignId }: Evening, word: string, answers: string[]): Promise<number> {
  const began = performance.now();
  while (performance.now() - began <= ANSWER_MILLISECONDS) {
    const answer = await answerOf(noteOf(call(0), campaignId, word));
    answers.push(answer);
    if (answer === 'taken') break;
    await pause(50);
  }
  return performance.now() - began;
}

/** Uploads a document, for which there is no room; answers the code of its refusal. */
async function uploaded(place: { url: string }, { people: [owner] }: Evening, worldId: string, word: string): Promise<string> {
  if (!owner) throw new Error('Nobody owns the world.');
  const bytes = new TextEncoder().encode(`${word} `.repeat(20_000));
  const response = await sendFile(place, owner, `/api/worlds/${worldId}/tomes`, 'note.md', bytes, { title: word });
  const { code }: { code?: string } = await response.json();
  return response.ok ? 'taken' : (code ?? String(response.status));
}
