import type { IncomingMessage } from 'node:http';
import type { SetupWay } from '#domain/account/setup-way.ts';
import { wholeAddressOf } from './address-of.ts';
import { isLocal, isLoopback, nameIn } from './host-names.ts';
import type { Hosts } from './hosts.ts';
import { isOwnHost } from './origin.ts';

/** Carries how the first account may be made from where a request comes; always written by this server. */
export const SETUP_HEADER = 'x-hearthlore-setup';

/** What a proxy adds. Where none is trusted, one of them means that the connection is not the person's. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Judges who may make the first account, which administers. Without PUBLIC_URL the server must be called by a local name or by
 * HOST, so that no page of another site whose name was moved here gets in; with it, by that address. Only somebody on the machine
 * itself, over its own address, needs no setup link.
 */
export function setupWay(request: IncomingMessage, hosts: Hosts): SetupWay {
  const { publicUrl, trustProxy, host: listens } = hosts;
  const { host, origin } = request.headers;
  const name = nameIn(host);
  const isHere =
    isLoopback(name) &&
    (origin === undefined || isLoopback(nameIn(URL.parse(origin)?.host))) &&
    isLoopback(wholeAddressOf(request, trustProxy)) &&
    (trustProxy || OF_PROXIES.every((header) => request.headers[header] === undefined)) &&
    // Where people come over another address, a proxy may stand here that says nothing of them.
    (publicUrl === null || isLoopback(nameIn(URL.parse(publicUrl)?.host)));
  if (isHere) return 'here';
  const isKnown = publicUrl === null ? isLocal(name) || name === nameIn(listens) : isOwnHost(request, hosts);
  return isKnown ? 'link' : 'foreign';
}
