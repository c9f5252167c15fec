import { calls, refuses, startModelServer, streams } from './model-server.ts';
import type { Answer, Beat, ChatRequest, ModelServer } from './model-server.ts';
import { actorsIn, meant, readPrompt } from './prompt-names.ts';
import type { Entry } from './prompt-names.ts';

/** What a scripted model writes: one text, or one for when all that it asked for came off and one for when something did not. */
export type Telling = string | { well: string; badly: string };

/** How a scripted model says that the intents of heroes ended, by the names of the heroes. */
export type Ends = Readonly<Record<string, 'answered' | 'with the party' | 'not possible'>>;

/** A tool call: its name and its arguments, in which `@` begins a name of the prompt; or arguments as they stand, well formed or not. */
export type ScriptedCall = readonly [name: string, input: Readonly<Record<string, unknown>> | string];

/** One answer of a scripted model to one request. */
export type Answering =
  | { asks: readonly ScriptedCall[] }
  | { tells: Telling; ends?: Ends }
  /** A stream that is cut after so many characters. */
  | { tells: string; cutAfter: number };

/** A model that answers what a script says, request by request. */
export interface ScriptedEvening extends ModelServer {
  /** What it answers from now on. */
  answers: Answering[];
  /** What it wrote, also where nobody was shown it, since this was emptied last. */
  written: string[];
  /** How often it was asked when no answer was left. */
  unscripted: number;
}

/**
 * Starts a model at a table: a local server that speaks the protocol of a provider. Without an answer left it fails, as a provider does
 * that is away.
 */
export async function startScriptedEvening(): Promise<ScriptedEvening> {
  const server = await startModelServer();
  const evening: ScriptedEvening = { ...server, answers: [], written: [], unscripted: 0 };
  server.script((asked) => {
    const [next, ...later] = evening.answers;
    evening.answers = later;
    if (next) return answer(next, asked, evening.written);
    evening.unscripted += 1;
    return refuses(500, {}, 'Nothing is scripted.');
  });
  return evening;
}

/** So long are the pieces in which words arrive. */
const PIECE_CHARACTERS = 60;

function answer(next: Answering, asked: ChatRequest, written: string[]): Answer {
  const { entries } = readPrompt(asked);
  if ('asks' in next) return calls(...next.asks.map(([name, input]): [string, object | string] => [name, argumentsOf(input, entries)]));
  const text = typeof next.tells === 'string' ? next.tells : next.tells[cameOff(asked) ? 'well' : 'badly'];
  if ('cutAfter' in next) {
    written.push(text.slice(0, next.cutAfter));
    return streams(...pieces(text.slice(0, next.cutAfter)), { type: 'cut' });
  }
  written.push(text);
  const intents = Object.entries(next.ends ?? {}).map(([hero, ended]) => ({ intent: intentOf(hero, entries), ended }));
  const marks: Beat[] = intents.length === 0 ? [] : [{ type: 'tool', name: 'mark_intents', arguments: JSON.stringify({ intents }) }];
  const reason = marks.length > 0 ? 'tool_calls' : 'stop';
  return streams(...pieces(text), ...marks, { type: 'finish', reason }, { type: 'usage', input: 50, output: 10 });
}

const pieces = (text: string): Beat[] =>
  Array.from({ length: Math.ceil(text.length / PIECE_CHARACTERS) }, (_, at) => ({
    type: 'text',
    text: text.slice(at * PIECE_CHARACTERS, (at + 1) * PIECE_CHARACTERS),
  }));

/** The arguments with ids in the place of the names of the prompt. */
function argumentsOf(input: ScriptedCall[1], entries: readonly Entry[]): object | string {
  if (typeof input === 'string') return input;
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, typeof value === 'string' ? meant(value, entries) : value]),
  );
}

const intentOf = (hero: string, entries: readonly Entry[]): unknown => actorsIn(entries).find(({ name }) => name === hero)?.['intent'];

/** Whether no answer to what the model asked for says that it failed or missed. */
function cameOff({ messages }: ChatRequest): boolean {
  return !messages.some(({ role, content }) => role === 'tool' && /\b(?:fails|misses)\b/.test(JSON.stringify(content)));
}
