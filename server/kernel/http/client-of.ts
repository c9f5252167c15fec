import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Client } from '#server/kernel/calls/caller.ts';
import { addressOf } from './address-of.ts';
import { setupWay } from './first-account.ts';
import type { Hosts } from './hosts.ts';

/** What is known of the program behind a request. Its address is the socket's, or what our own proxy says it is. */
export function clientOf(request: IncomingMessage, response: ServerResponse, hosts: Hosts): Client {
  const { publicUrl, trustProxy } = hosts;
  return {
    address: addressOf(request, trustProxy),
    origin: publicUrl ?? `http://${request.headers.host ?? 'localhost'}`,
    setupWay: () => setupWay(request, hosts),
    setCookie: (cookie) => void response.appendHeader('set-cookie', cookie),
    setRetryAfter: (seconds) => void response.setHeader('retry-after', String(seconds)),
  };
}
