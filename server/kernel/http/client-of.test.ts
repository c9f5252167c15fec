import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { addressOf } from './address-of.ts';

function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('the address of a caller', () => {
  it.each([
    ['192.0.2.1', undefined, false, '192.0.2.1'],
    ['::ffff:192.0.2.1', undefined, false, '192.0.2.1'],
    ['192.0.2.1', '198.51.100.7', false, '192.0.2.1'],
    ['127.0.0.1', '198.51.100.7', true, '198.51.100.7'],
    ['127.0.0.1', 'forged, 203.0.113.9, 198.51.100.7', true, '198.51.100.7'],
    ['127.0.0.1', undefined, true, '127.0.0.1'],
    ['2001:DB8:0:1:aaaa::1', undefined, false, '2001:db8:0:1::/64'],
    ['2001:db8:0:1:ffff:ffff:ffff:ffff', undefined, false, '2001:db8:0:1::/64'],
    ['::1', undefined, false, '0:0:0:0::/64'],
    ['fe80::1%eth0', undefined, false, 'fe80:0:0:0::/64'],
  ])('of a socket from %s that forwards for %s, a proxy being trusted: %s, is %s', (remote, forwarded, trusted, expected) => {
    expect(addressOf(requestFrom(remote, forwarded), trusted)).toBe(expected);
  });
});
