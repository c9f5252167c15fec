import { EndpointFault } from './endpoint-fault.ts';
import type { Endpoint } from './endpoint.ts';

/** What is asked, and how much is waited for and taken. */
interface Asked {
  /** Behind the base URL, as `/audio/speech`. */
  path: string;
  body: Record<string, unknown>;
  /** Milliseconds for the whole answer. */
  milliseconds: number;
  /** Bytes an answer may have; one byte more ends it. */
  bytes: number;
}

/**
 * Posts JSON to a service and reads its whole answer. Throws an EndpointFault for everything else than a good answer in time.
 * It follows no redirects, which could lead the key elsewhere, and lets go of an answer that is too large.
 */
export async function askEndpoint({ baseUrl, apiKey }: Endpoint, { path, body, milliseconds, bytes }: Asked): Promise<Buffer> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw faultOf(response.status);
    }
    return await readAtMost(response, bytes);
  } catch (error) {
    if (error instanceof EndpointFault) throw error;
    throw new EndpointFault(signal.aborted ? 'no-answer' : 'unreachable');
  }
}

function faultOf(status: number): EndpointFault {
  if (status === 401 || status === 403) return new EndpointFault('key-refused', status);
  if (status === 429) return new EndpointFault('rate-limited', status);
  if (status >= 500 || status === 408) return new EndpointFault('server-error', status);
  return new EndpointFault(status >= 400 ? 'request-refused' : 'bad-answer', status);
}

async function readAtMost(response: Response, bytes: number): Promise<Buffer> {
  if (response.body === null) throw new EndpointFault('bad-answer');
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop lets go of the connection.
  for await (const piece of response.body) {
    size += piece.length;
    if (size > bytes) throw new EndpointFault('too-large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
