import type { IncomingMessage } from 'node:http';
import { wholeAddressOf } from './address-of.ts';
import { isLocal, isLoopback, nameIn } from './host-names.ts';
import type { Hosts } from './hosts.ts';
import type { HeaderSource } from '#server/kernel/calls/kernel.ts';

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
 * JSON, our own header or an access token, for each of which a browser asks the server first.
 */
export function isDeliberate(request: IncomingMessage): boolean {
  const { authorization = '', 'content-type': type = '' } = request.headers;
  return /^application\/json\b/i.test(type) || request.headers['x-hearthlore'] === '1' || /^bearer +\S/i.test(authorization);
}

/**
 * Whether a request comes from our own pages or from no page at all. Browsers name the page's origin on every
 * state-changing request and on sockets, and a page cannot forge it.
 */
export function isOwnOrigin(request: IncomingMessage, hosts: Hosts): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin';
  if (origin === hosts.publicUrl) return true;
  return URL.parse(origin)?.host === host && isOwnHost(request, hosts);
}

/**
 * Whether a request that changes something names this server as one may. With PUBLIC_URL that is its address, for somebody on the
 * machine itself its own too, and for programs, which name no origin, a local name. Behind a trusted proxy without PUBLIC_URL it is a
 * local name or HOST; else any name. What only reads is not asked: pages of other sites cannot read it, and health checks come by address.
 */
export function isOwnHost(request: IncomingMessage, { publicUrl, trustProxy, host: listens }: Hosts): boolean {
  const { origin, host } = request.headers;
  const name = nameIn(host);
  if (publicUrl === null) return !trustProxy || isLocal(name) || name === nameIn(listens);
  if (origin === publicUrl || host === URL.parse(publicUrl)?.host) return true;
  return origin === undefined ? isLocal(name) : isLoopback(name) && isLoopback(wholeAddressOf(request, trustProxy));
}
