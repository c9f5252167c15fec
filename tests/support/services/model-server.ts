import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** What the server does next within one streamed answer. */
export type Beat =
  | { type: 'text'; text: string }
  /** A tool call whose arguments arrive in fragments of a few characters. */
  | { type: 'tool'; name: string; arguments: string }
  | { type: 'wait'; ms: number }
  /** Says nothing more and keeps the connection open. */
  | { type: 'stall' }
  /** Destroys the socket. */
  | { type: 'cut' }
  /** A line of the stream as it is, well formed or not. */
  | { type: 'raw'; data: string }
  | { type: 'usage'; input: number; output: number }
  | { type: 'finish'; reason: string };

/** What the server does with one request. */
export type Answer =
  | { kind: 'stream'; beats: Beat[] }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** Takes the request and never answers. */
  | { kind: 'silence' };

export interface RecordedRequest {
  headers: IncomingHttpHeaders;
  /** The body as it came. */
  text: string;
  body: ChatRequest;
  /** When all of it was here and the answer began, in milliseconds as `performance.now()` counts them. */
  readAt: number;
  /** Resolves once the connection of this request is done with; true when the client closed it before the end. */
  closedEarly: Promise<boolean>;
}

const ChatRequest = z.looseObject({
  model: z.string(),
  stream: z.boolean(),
  tool_choice: z.unknown().optional(),
  tools: z.array(z.object({ function: z.object({ name: z.string(), parameters: z.unknown() }) })).default([]),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown(), tool_call_id: z.string().optional() })),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

export interface ModelServer {
  /** The base URL that a client is given. */
  url: string;
  /** Every request so far, oldest first. */
  requests: RecordedRequest[];
  /** The answers to the next requests, in order; the last one also answers all that follow. One may be made of what is asked. */
  script(...answers: (Answer | ((asked: ChatRequest) => Answer))[]): void;
  close(): Promise<void>;
}

/** An answer in words, with the usage that a provider reports. */
export function says(...texts: string[]): Answer {
  const beats: Beat[] = texts.map((text) => ({ type: 'text', text }));
  return { kind: 'stream', beats: [...beats, { type: 'finish', reason: 'stop' }, { type: 'usage', input: 100, output: 20 }] };
}

/** An answer that calls tools, each given as its name and its arguments. */
export function calls(...tools: [name: string, input: object | string][]): Answer {
  const beats = tools.map(([name, input]): Beat => ({
    type: 'tool',
    name,
    arguments: typeof input === 'string' ? input : JSON.stringify(input),
  }));
  return { kind: 'stream', beats: [...beats, { type: 'finish', reason: 'tool_calls' }, { type: 'usage', input: 50, output: 10 }] };
}

/** Exactly these beats. */
export function streams(...beats: Beat[]): Answer {
  return { kind: 'stream', beats };
}

/** A refusal in the provider's form. */
export function refuses(status: number, headers: Record<string, string> = {}, message = 'Refused.'): Answer {
  return { kind: 'status', status, headers, body: JSON.stringify({ error: { message, type: 'error', code: null } }) };
}

/** Starts a server on a free port that speaks the OpenAI chat-completions protocol and answers as it is scripted. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  let answers: Parameters<ModelServer['script']> = [refuses(500, {}, 'Nothing is scripted.')];
  const server = createServer((request, response) => {
    void receive(request, response).then((recorded) => {
      requests.push(recorded);
      const [next, ...later] = answers;
      if (later.length > 0) answers = later;
      return next && give(typeof next === 'function' ? next(recorded.body) : next, response, requests.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the model server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    script(...next) {
      answers = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<RecordedRequest> {
  const closedEarly = new Promise<boolean>((resolve) => response.once('close', () => resolve(!response.writableFinished)));
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const text = Buffer.concat(pieces).toString('utf8');
  return { headers: request.headers, text, body: ChatRequest.parse(JSON.parse(text)), readAt: performance.now(), closedEarly };
}

async function give(answer: Answer, response: ServerResponse, request: number): Promise<void> {
  if (answer.kind === 'silence') return;
  if (answer.kind === 'status') {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body ?? '');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  let tools = 0;
  for (const beat of answer.beats) {
    if (beat.type === 'stall' || response.destroyed) return;
    if (beat.type === 'cut') {
      // What was written goes out first, so that the cut comes in the middle of the stream.
      await delay(5);
      response.socket?.destroy();
      return;
    }
    if (beat.type === 'wait') await delay(beat.ms);
    for (const data of chunksOf(beat, tools, `call-${request}-${tools}`)) response.write(`data: ${data}\n\n`);
    if (beat.type === 'tool') tools += 1;
  }
  response.end('data: [DONE]\n\n');
}

/** The lines of the protocol for one beat. */
function chunksOf(beat: Beat, index: number, id: string): string[] {
  if (beat.type === 'raw') return [beat.data];
  if (beat.type === 'text') return [delta({ role: 'assistant', content: beat.text })];
  if (beat.type === 'finish') return [chunk([{ index: 0, delta: {}, finish_reason: beat.reason }])];
  if (beat.type === 'usage') {
    const total = { prompt_tokens: beat.input, completion_tokens: beat.output, total_tokens: beat.input + beat.output };
    return [chunk([], total)];
  }
  if (beat.type !== 'tool') return [];
  const opening = { index, id, type: 'function', function: { name: beat.name, arguments: '' } };
  const fragments = beat.arguments.match(/[\s\S]{1,7}/g) ?? [];
  return [
    delta({ role: 'assistant', content: null, tool_calls: [opening] }),
    ...fragments.map((fragment) => delta({ tool_calls: [{ index, function: { arguments: fragment } }] })),
  ];
}

function delta(content: object): string {
  return chunk([{ index: 0, delta: content, finish_reason: null }]);
}

function chunk(choices: object[], usage: object | null = null): string {
  return JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_767_225_600, model: 'fake', choices, usage });
}
