import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Networks that nobody reaches from outside: RFC 1918, link-local, the shared space of RFC 6598 and unique local addresses. */
const local = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  local.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['fe80::', 10],
  ['fc00::', 7],
] as const)
  local.addSubnet(network, bits, 'ipv6');

/** Endings of names that the public name service never gives to anybody, so that no page of another site can be moved here under one. */
const LOCAL_ENDINGS = ['.local', '.localhost', '.home.arpa', '.internal', '.lan'];

/** The name in a Host header or an origin's host: in lower case, without port and brackets; empty for what is none. */
export function nameIn(host: string | undefined): string {
  const name = URL.parse(`http://${host ?? ''}`)?.hostname ?? '';
  return name.replace(/^\[(.*)\]$/, '$1');
}

/** Whether a name or address means this machine itself. */
export function isLoopback(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isWithin(loopback, name);
}

/** Whether a name or address is this machine's or means something in the network it stands in: names without a dot, `*.local` and the like. */
export function isLocal(name: string): boolean {
  if (isIP(name) !== 0) return isLoopback(name) || isWithin(local, name);
  return isLoopback(name) || (name !== '' && !name.includes('.')) || LOCAL_ENDINGS.some((ending) => name.endsWith(ending));
}

function isWithin(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
