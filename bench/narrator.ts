import { setTimeout as pause } from 'node:timers/promises';
import { ServerFrame } from '#contract/realtime/frames.ts';
import { says } from '#tests/support/services/model-server.ts';
import { replyWords, sharedPrefix } from '#tests/support/services/prompt-prefix.ts';
import type { ModelServer } from '#tests/support/services/model-server.ts';
import { openCaller } from '#bench/subjects/caller.ts';
import { pick, told } from '#bench/subjects/dataset.ts';
import type { Options } from './options.ts';
import { compared, limited } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { median, percentile } from '#bench/figures/statistics.ts';
import type { Subject } from '#bench/subjects/subject.ts';

const FIRST_WORDS_MILLISECONDS = 10_000;
/** Milliseconds of measuring per second that a measurement takes elsewhere. */
const MILLISECONDS_PER_SECOND_ASKED = 6000;
/** Replies before anything is measured. */
const WARM_UP = 40;
const FIRST = 'A bell rings.';
/** Sentences too short to count as repeated, and enough of them for a scene. */
const REST = [' The water moves.', ' Rain taps on wood.', ' Somebody answers below.', ' A rope creaks.', ' The lamp burns low.'];

/**
 * How long after a message that the narrator owes a reply to has been heard its first words are heard, less what the
 * model itself takes; and how long after the model has said its first sentence the table reads it. The model is a local server
 * that answers at once; a bare request to it, in turn with each reply, says what it takes.
 */
export async function measureNarrator(ours: Subject, model: ModelServer, options: Options): Promise<Figure[]> {
  model.script(says(FIRST, ...REST, ...REST, ' You listen.'));
  const caller = openCaller(ours.port);
  const heard = listenFor();
  const close = await ours.listen(told, pick(told.members, 1), (frame) => heard.hear(frame));
  const times: Record<'ours' | 'bare' | 'released' | 'read', number[]> = { ours: [], bare: [], released: [], read: [] };
  const body = await askOnce(ours, heard, caller, model);
  const until = performance.now() + options.seconds * MILLISECONDS_PER_SECOND_ASKED;
  for (let n = 0; n < options.replies && performance.now() < until; n += 1) {
    const before = model.requests.length;
    const asked = await askModel(model, body);
    times.bare.push(asked.read - asked.began);
    times.read.push(asked.read - answeredAt(model, before));
    const { posted, spoke } = await tell(ours, heard, caller);
    times.ours.push(spoke - posted);
    times.released.push(spoke - answeredAt(model, before + 1));
  }
  const kept = await measureKept(ours, heard, caller, model);
  close();
  caller.close();
  const itself = median(times.bare);
  const bare = `model ${itself.toFixed(2)} ms`;
  const reading = median(times.read);
  const read = `model ${reading.toFixed(2)} ms`;
  return [
    limited("narrator, from the model's first sentence to its release, p50", 'ms', percentile(times.released, 0.5) - reading, 4, read),
    limited("narrator, from the model's first sentence to its release, p99", 'ms', percentile(times.released, 0.99) - reading, 30, read),
    limited('narrator, from the message to the first words, p50', 'ms', percentile(times.ours, 0.5) - itself, 4, bare),
    limited('narrator, from the message to the first words, p99', 'ms', percentile(times.ours, 0.99) - itself, 30, bare),
    kept,
  ];
}

/** Which share of what the model reads stands at the beginning of what it read for the reply before, where every reply differs. */
async function measureKept(
  ours: Subject,
  heard: Heard,
  caller: ReturnType<typeof openCaller>,
  model: ModelServer,
  replies = 20,
): Promise<Figure> {
  const before = model.requests.length;
  for (let turn = 1; turn <= replies; turn += 1) {
    model.script(says(replyWords(turn)));
    await tell(ours, heard, caller, `I look behind stone number ${turn} and ask who laid it.`);
  }
  const share = sharedPrefix(model.requests.slice(before)) * 100;
  const what = `narrator, share of a prompt that begins the next one, ${replies} replies`;
  return compared({ what, unit: '%', ours: share, bare: 100, atLeast: 0.6 });
}

type Heard = ReturnType<typeof listenFor>;

/** Frames of the narrator's, each awaited before it is provoked. */
function listenFor() {
  let posted: (at: number) => void = () => undefined;
  let spoken: (at: number) => void = () => undefined;
  let ended: () => void = () => undefined;
  return {
    hear(raw: Buffer) {
      const at = performance.now();
      const frame = ServerFrame.parse(JSON.parse(raw.toString('utf8')));
      if (frame.type === 'signal' && frame.signal.type === 'narrator.spoke' && frame.signal.offset === 0) spoken(at);
      if (frame.type === 'event' && frame.event.type === 'chat.posted' && frame.event.awaits === 'reply') posted(at);
      if (frame.type === 'event' && frame.event.type === 'narrator.ended') ended();
    },
    next: () => ({
      post: new Promise<number>((resolve) => (posted = resolve)),
      spoke: new Promise<number>((resolve) => (spoken = resolve)),
      end: new Promise<void>((resolve) => (ended = resolve)),
    }),
  };
}

/** When the model answered a request, counted from the first; its first sentence leaves it at once. */
function answeredAt(model: ModelServer, request: number): number {
  const asked = model.requests[request];
  if (asked === undefined) throw new Error('The model was not asked.');
  return asked.readAt;
}

/** When a message was heard, and when the first words of its reply were; returns when the reply is over. */
async function tell(
  ours: Subject,
  heard: Heard,
  caller: ReturnType<typeof openCaller>,
  words = 'What do I hear under the water?',
): Promise<{ posted: number; spoke: number }> {
  const { post, spoke, end } = heard.next();
  const answered = caller.send(ours.post(told, pick(told.members, 1), words));
  const patience = pause(FIRST_WORDS_MILLISECONDS, null, { ref: false });
  const [at, began] = await Promise.all([Promise.race([spoke, patience]), Promise.race([post, patience])]);
  if (at === null || began === null) throw new Error('The narrator did not speak.');
  await Promise.all([answered, Promise.race([end, patience])]);
  return { posted: began, spoke: at };
}

/** Tells once, to warm up, and returns what the model was sent. */
async function askOnce(ours: Subject, heard: Heard, caller: ReturnType<typeof openCaller>, model: ModelServer): Promise<string> {
  for (let n = 0; n < WARM_UP; n += 1) await tell(ours, heard, caller);
  const text = model.requests.at(-1)?.text;
  if (text === undefined) throw new Error('The model was not asked.');
  return text;
}

/** When a bare request was made, and when its first piece of the stream was here. */
async function askModel(model: ModelServer, body: string): Promise<{ began: number; read: number }> {
  const began = performance.now();
  const response = await fetch(`${model.url}/chat/completions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const reader = response.body?.getReader();
  await reader?.read();
  const read = performance.now();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read());
  return { began, read };
}
