import { request as requestPlain } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { lookupPublic } from './public-address.ts';

interface Posting {
  headers: Record<string, string | number>;
  body: string | Buffer;
  /** Milliseconds for which an answer is waited for. */
  milliseconds: number;
  /** Bytes that are read of what is answered; none where it is not said. */
  answerBytes?: number;
  /** Origins that may lie on this machine and its network; tests alone set this. */
  trusted: readonly string[];
}

/**
 * Sends a request to an address that somebody named, which `isPublicUrl` has let through: to the public network alone, whatever its
 * name leads to. Of the answer only status and headers are read, and as much of its body as was asked for; nothing is followed.
 */
export function postOutside(
  address: string,
  { headers, body, milliseconds, trusted, answerBytes = 0 }: Posting,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(milliseconds),
      ...(trusted.includes(new URL(address).origin) ? {} : { lookup: lookupPublic }),
    };
    const sent = (address.startsWith('http:') ? requestPlain : requestSecure)(address, options, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      readAtMost(response, answerBytes).then((text) => resolve({ status, headers: answered, body: text }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The first bytes of an answer as text; leaving the loop lets go of the connection. */
async function readAtMost(response: IncomingMessage, most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  if (most === 0) response.destroy();
  else
    for await (const piece of response) {
      pieces.push(Buffer.from(piece));
      size += Buffer.byteLength(piece);
      if (size >= most) break;
    }
  return Buffer.concat(pieces).subarray(0, most).toString('utf8');
}
