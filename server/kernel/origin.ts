import type { IncomingMessage } from 'node:http';

/** The path a request asks for; null when what it asks for cannot be an address. */
export function pathOf(request: IncomingMessage): string | null {
  return URL.parse(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)?.pathname ?? null;
}

/** The headers of a request as the fetch standard has them. */
export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
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
