import type { IncomingMessage } from 'node:http';

/** The headers of a request as the fetch standard has them. */
export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/**
 * Whether a request that changes something says so in a way that no form and no link of another site can: it carries
 * JSON, or our own header, for either of which a browser asks the server first.
 */
export function isDeliberate(request: IncomingMessage): boolean {
  return /^application\/json\b/i.test(request.headers['content-type'] ?? '') || request.headers['x-hearthlore'] === '1';
}

/**
 * Whether a request comes from our own pages or from no page at all. Browsers name the page's origin on every
 * state-changing request and on sockets, and a page cannot forge it.
 */
export function isOwnOrigin(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin';
  if (origin === publicUrl) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
