import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Client } from './caller.ts';

interface Settings {
  publicUrl: string | null;
  /** Whether a proxy of ours stands before the server and names the caller. */
  trustProxy: boolean;
}

/** What is known of the program behind a request. Its address is the socket's, or what our own proxy says it is. */
export function clientOf(request: IncomingMessage, response: ServerResponse, { publicUrl, trustProxy }: Settings): Client {
  return {
    address: addressOf(request, trustProxy),
    origin: publicUrl ?? `http://${request.headers.host ?? 'localhost'}`,
    setCookie: (cookie) => void response.appendHeader('set-cookie', cookie),
  };
}

/**
 * The address a request comes from. Of X-Forwarded-For only the last hop is believed, which our proxy wrote, and only
 * where there is one. One home or server has a whole /64 of IPv6, so that is what counts as one address.
 */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? [request.headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() : '';
  const address = (forwarded || request.socket.remoteAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(address) ? networkOf(address) : address.slice(0, 64);
}

function networkOf(address: string): string {
  const [left = '', right] = address.toLowerCase().split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
