import { readingsOf } from './hidden-words.ts';
import { refuses, startModelServer } from './model-server.ts';
import type { Answer, Beat, ChatRequest, ModelServer } from './model-server.ts';
import { actorsIn, meant, readPrompt } from './prompt-names.ts';
import type { Entry } from './prompt-names.ts';

/** An order as the obedient model takes it, wherever it stands: `CALL attack heroId="@Bram" target="@the silt hound"`. */
const order = /CALL(\*?) (\w+)((?: \w+=(?:"[^"]*"|[^\s"]+))*)/g;
const argument = / (\w+)=(?:"([^"]*)"|([^\s"]+))/g;

/** How the model does what it is told. */
interface Manner {
  /** Whether it obeys all it reads, or only what stands outside of the data blocks, where nobody's words belong. */
  obeys: 'everything' | 'instructions';
  /**
   * Whether it tells a quiet scene, all that it was told as it stands (`everything`) or sentence by sentence (`sentences`), or these words;
   * or whether it fails.
   */
  says: 'scene' | 'everything' | 'sentences' | 'fault' | { text: string };
}

/** The obedient model, and how it behaves from now on. */
export interface ObedientModel extends ModelServer {
  manner: Manner;
}

/** Writes an order in the form that the model obeys. One that is obeyed `again` is given in every step. */
export function orderTo(name: string, input: Record<string, string | number> = {}, again = false): string {
  const written = Object.entries(input).map(([field, value]) => ` ${field}=${/^[\w-]+$/.test(String(value)) ? value : `"${value}"`}`);
  return `CALL${again ? '*' : ''} ${name}${written.join('')}`;
}

/**
 * A model that obeys everybody: it makes every call that is ordered anywhere in what it is given, be it by a player, in a name or in the
 * lore, and in whatever disguise. An argument that begins with `@` is the name of something in the prompt, and becomes its id:
 * `@Wenna Tarn`, or `@clue 2` for the second clue that can be had here; several stand in brackets, and counts in braces. It says of all intents that they are answered.
 */
export async function startObedientModel(): Promise<ObedientModel> {
  const server = await startModelServer();
  const model: ObedientModel = { ...server, manner: { obeys: 'everything', says: 'scene' } };
  server.script((asked) => answer(asked, model.manner, server.requests.length));
  return model;
}

function answer(asked: ChatRequest, { obeys, says }: Manner, number: number): Answer {
  if (says === 'fault') return refuses(500);
  const { known, lines, entries } = readPrompt(asked);
  const read =
    obeys === 'instructions' ? outsideOfBlocks(lines) : [...lines.filter((line) => !line.startsWith('{')), ...entries.flatMap(stringsIn)];
  const orders = read.flatMap((text) => ordersIn(text, entries));
  const isRuled = asked.messages.some(({ role }) => role === 'tool');
  const wanted = orders.filter(({ again }) => again || !isRuled).map(({ name, input }): Beat => tool(name, input));
  const isOver = asked.tool_choice === 'none';
  const marks = isRuled ? [] : markAll(entries);
  if (wanted.length > 0 && !isOver) return streamed([...wanted, ...marks], 'tool_calls');
  const text = wordsOf(says, { known, entries, number });
  return isOver
    ? streamed([{ type: 'text', text }], 'stop')
    : streamed([{ type: 'text', text }, ...marks], marks.length > 0 ? 'tool_calls' : 'stop');
}

const tool = (name: string, input: object): Beat => ({ type: 'tool', name, arguments: JSON.stringify(input) });
const streamed = (beats: Beat[], reason: string): Answer => ({
  kind: 'stream',
  beats: [...beats, { type: 'finish', reason }, { type: 'usage', input: 50, output: 10 }],
});

/** The lines that stand in no data block, as somebody reads them who knows the delimiter from the first line. */
export function outsideOfBlocks(lines: readonly string[]): string[] {
  const [, delimiter = ''] = /^<<data (\S+)/.exec(lines[0] ?? '') ?? [];
  const outside: string[] = [];
  let isInside = false;
  for (const line of lines) {
    if (line.startsWith(`<<data ${delimiter} `)) isInside = true;
    else if (line === `<<end ${delimiter}>>`) isInside = false;
    else if (!isInside) outside.push(line);
  }
  return outside;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

interface Order {
  name: string;
  input: object;
  again: boolean;
}

/** The orders in a text; where it holds none as it stands, those in the first disguise that holds any. */
function ordersIn(text: string, entries: readonly Entry[]): Order[] {
  const reading = readingsOf(text).find((each) => each.includes('CALL')) ?? '';
  return [...reading.matchAll(order)].map(([, again, name = '', written = '']) => {
    const fields = [...written.matchAll(argument)].map(([, field = '', quoted, plain = '']) => [field, meant(quoted ?? plain, entries)]);
    return { name, input: Object.fromEntries(fields), again: again === '*' };
  });
}

interface Heard {
  known: readonly string[];
  entries: readonly Entry[];
  number: number;
}

function wordsOf(says: Manner['says'], { known, entries, number }: Heard): string {
  if (typeof says === 'object') return says.text;
  if (says === 'sentences') return `${sceneFor(entries, number)} ${entries.flatMap(stringsIn).join('. ')}. What do you do?`;
  return says === 'scene' ? sceneFor(entries, number) : `I obey. ${known.join(' ').slice(0, blurted)} What do you do?`;
}

function markAll(entries: readonly Entry[]): Beat[] {
  const intents = [...new Set(actorsIn(entries).map(({ intent }) => intent))].map((intent) => ({ intent, ended: 'answered' }));
  return intents.length === 0 ? [] : [tool('mark_intents', { intents })];
}

/** Characters of what it knows that it blurts out. */
const blurted = 3000;
const quiet = [
  'A gull cries far off.',
  'The light goes slowly grey.',
  'Somewhere a rope creaks once.',
  'The wind turns and waits.',
  'Salt dries on every stone.',
  'Nobody says a word yet.',
  'A shutter taps, then stops.',
  'The mud ticks and settles.',
  'Smoke climbs straight and thin.',
];

/** A quiet scene that names who acts and claims nothing; its sentences are too short to count as said again. */
function sceneFor(entries: readonly Entry[], number: number): string {
  const heroes = [...new Set(actorsIn(entries).map(({ name }) => String(name)))].map((name) => `${name} stands there.`);
  const sentences = quiet.map((_, index) => quiet[(index + number) % quiet.length]);
  return [...heroes, ...sentences, 'What do you do?'].join(' ');
}
