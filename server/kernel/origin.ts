import type { IncomingMessage } from 'node:http';
import type { HeaderSource } from './kernel.ts';

/** The path a request asks for; null when what it asks for cannot be an address. */
export function pathOf(request: IncomingMessage): string | null {
  return URL.parse(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)?.pathname ?? null;
}

/** The headers of a request, as they came. */
export function headersOf({ headers }: IncomingMessage): HeaderSource {
  return {
    get(name) {
      const value = headers[name.toLowerCase()];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
  };
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
