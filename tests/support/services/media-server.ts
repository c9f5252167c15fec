import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';

/** What the server does with one request. */
export type MediaAnswer =
  /** Makes what was asked for. */
  | { kind: 'made' }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** Bytes that are not what was asked for, with status 200. */
  | { kind: 'bytes'; type: string; bytes: Buffer }
  /** Takes the request and never answers. */
  | { kind: 'silence' }
  /** Sends bytes without end. */
  | { kind: 'flood' };

export interface MediaRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface MediaServer {
  /** The base URL that a client is given. */
  url: string;
  /** Every request so far, oldest first. */
  requests: MediaRequest[];
  /** The answers to the next requests, in order; the last one also answers all that follow. */
  script(...answers: MediaAnswer[]): void;
  /** Holds answers back until the answer of this is called. */
  hold(): () => void;
  close(): Promise<void>;
}

const SpeechRequest = z.strictObject({
  model: z.string().min(1),
  voice: z.string().min(1),
  input: z.string().min(1).max(4096),
  response_format: z.enum(['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']),
});

const PictureRequest = z.strictObject({
  model: z.string().min(1),
  prompt: z.string().min(1).max(32_000),
  n: z.literal(1),
  size: z.enum(['1024x1024', '1536x1024', '1024x1536']),
  response_format: z.enum(['url', 'b64_json']).optional(),
});

/** A grey PNG, eight pixels on a side. */
const greySquare = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR4nGOogAIGyhgAOIQeATUqdRkAAAAASUVORK5CYII=',
  'base64',
);

/** An answer that holds a picture, in the form of the protocol. */
export function drawn(picture: Buffer): MediaAnswer {
  const body = JSON.stringify({ created: 0, data: [{ b64_json: picture.toString('base64') }] });
  return { kind: 'bytes', type: 'application/json', bytes: Buffer.from(body) };
}

/** A fifth of a second of silence as WAV: eight thousand samples of one byte in a second. */
export function silentWav(): Buffer {
  const samples = Buffer.alloc(1600, 128);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** A refusal in the form of the protocol. */
export function refusesMedia(status: number, message = 'Refused.'): MediaAnswer {
  return { kind: 'status', status, body: JSON.stringify({ error: { message, type: 'error', code: null } }) };
}

/** Starts a server on a free port that speaks the OpenAI protocol for speech and pictures, and makes what it is asked for until it is scripted. */
export async function startMediaServer(): Promise<MediaServer> {
  const requests: MediaRequest[] = [];
  let answers: MediaAnswer[] = [{ kind: 'made' }];
  let gate: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    void receive(request).then(async (received) => {
      requests.push(received);
      const [next, ...later] = answers;
      if (later.length > 0) answers = later;
      await gate;
      if (next) give(next, received, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the media server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    script(...next) {
      answers = next;
    },
    hold() {
      let open = () => {};
      gate = new Promise((resolve) => (open = resolve));
      return open;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(request: IncomingMessage): Promise<MediaRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const body = z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.concat(pieces).toString('utf8')));
  return { path: request.url ?? '', headers: request.headers, body };
}

function give(answer: MediaAnswer, request: MediaRequest, response: ServerResponse): void {
  if (answer.kind === 'silence') return;
  if (answer.kind === 'status')
    return void response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body ?? '');
  if (answer.kind === 'bytes') return void response.writeHead(200, { 'content-type': answer.type }).end(answer.bytes);
  if (answer.kind === 'flood') {
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 255))) continue;
    };
    response.on('drain', more);
    return more();
  }
  if (request.path === '/v1/audio/speech' && SpeechRequest.safeParse(request.body).success)
    return void response.writeHead(200, { 'content-type': 'audio/wav' }).end(silentWav());
  if (request.path === '/v1/images/generations' && PictureRequest.safeParse(request.body).success)
    return give(drawn(greySquare), request, response);
  return give(refusesMedia(400, 'The request is not of the protocol.'), request, response);
}
