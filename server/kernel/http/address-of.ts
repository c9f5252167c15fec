import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Carries the caller's network address to what is given no more of a request than its headers; always written by this server. */
export const ADDRESS_HEADER = 'x-hearthlore-address';

/** The network address that headers came from. */
export const addressIn = (headers: Headers): string => headers.get(ADDRESS_HEADER) ?? 'unknown';

/** The address that a request is counted by: one home or server has a whole /64 of IPv6, so that is one. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const address = wholeAddressOf(request, trustProxy);
  return isIPv6(address) ? homeOf(address) : address.slice(0, 64);
}

/**
 * The address a request comes from. Of X-Forwarded-For only the last hop is believed, which our proxy wrote, and only
 * where there is one.
 */
export function wholeAddressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? [request.headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() : '';
  return (forwarded || request.socket.remoteAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/**
 * The network of an address that requests are counted by: whoever rents a /48 of IPv6 has 65,536 homes to come from, so that is
 * one. An IPv4 address stands for itself.
 */
export function networkOf(address: string): string {
  return address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address;
}

function homeOf(address: string): string {
  const [left = '', right] = address.toLowerCase().split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
