import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

/** What a receiver was sent. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program on this machine that webhooks write to. */
export interface WebhookReceiver {
  origin: string;
  /** Everything that came, oldest first. */
  received: Received[];
  /** The next answers, in order; 204 after them. */
  answers: { status: number; headers?: Record<string, string> }[];
  end(): Promise<void>;
}

/** Starts a receiver of webhooks. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = { origin: '', received: [], answers: [], end };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      receiver.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      const { status, headers = {} } = receiver.answers.shift() ?? { status: 204 };
      response.writeHead(status, headers).end();
    });
  });
  function end() {
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The receiver has no address.');
  receiver.origin = `http://127.0.0.1:${address.port}`;
  return receiver;
}
