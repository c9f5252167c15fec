import { Agent, request } from 'node:http';

/** What a call was answered with. */
export interface Answer {
  status: number;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 25 });

/**
 * Posts JSON, or what should be some, as it stands. For tests that call by the ten thousand: `fetch` costs as much as the answer does.
 * Rejects when nothing comes within `patience` milliseconds.
 */
export function post(url: string, cookie: string, body: string, patience: number): Promise<Answer> {
  const bytes = Buffer.from(body, 'utf8');
  const headers = { 'content-type': 'application/json', 'content-length': bytes.length, origin: new URL(url).origin, cookie };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers, timeout: patience }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') }));
      response.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error(`${url} did not answer.`)));
    call.on('error', reject);
    call.end(bytes);
  });
}
