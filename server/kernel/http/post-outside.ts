import { request as requestPlain } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { lookupPublic } from './public-address.ts';

interface Posting {
  headers: Record<string, string | number>;
  body: string | Buffer;
  /** Milliseconds for which an answer is waited for. */
  milliseconds: number;
  /** Origins that may lie on this machine and its network; tests alone set this. */
  trusted: readonly string[];
}

/**
 * Sends a request to an address that somebody named, which `isPublicUrl` has let through: to the public network alone, whatever its
 * name leads to. Of the answer only status and headers are read, and nothing is followed.
 */
export function postOutside(
  address: string,
  { headers, body, milliseconds, trusted }: Posting,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(milliseconds),
      ...(trusted.includes(new URL(address).origin) ? {} : { lookup: lookupPublic }),
    };
    const sent = (address.startsWith('http:') ? requestPlain : requestSecure)(address, options, (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
