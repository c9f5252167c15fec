import { Agent, request } from 'node:http';
import type { Call } from './subject.ts';

/** Sends requests over connections that stay open. */
export interface Caller {
  /** Resolves with the body once it is all here; rejects what is not answered with 200. */
  send(call: Call): Promise<Buffer>;
  close(): void;
}

export function openCaller(port: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const send = (call: Call): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const { path, headers, body } = call;
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () => {
          const answer = Buffer.concat(pieces);
          if (response.statusCode === 200) resolve(answer);
          else reject(new Error(`${path} was answered with ${response.statusCode}: ${answer.toString('utf8', 0, 300)}`));
        });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // A server closes connections that rest; one that was taken up at that moment never brought the request there.
        if (sent.reusedSocket && error.code === 'ECONNRESET') send(call).then(resolve, reject);
        else reject(error);
      });
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}
