import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public network: not to this machine, to its neighbours, or to a way back to them. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Names that never lead to the public network. */
const homely = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|home\.arpa)$/;

/**
 * Whether an address that somebody names may be asked by this server: over TLS at its usual port, by a name with a dot, and without
 * a user. `trusted` are origins that tests serve on this machine.
 */
export function isPublicUrl(address: string, trusted: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  if (trusted.includes(url.origin)) return true;
  const { protocol, hostname, port, username, password } = url;
  const name = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    name.includes('.') &&
    isIP(name) === 0 &&
    !name.startsWith('[') &&
    !homely.test(name)
  );
}

/** Looks a name up and refuses it when any of its addresses is not public: what is connected to is what was looked at. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error) callback(error, '', 0);
    else if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      callback(new Error(`${hostname} does not lead to the public network.`), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
