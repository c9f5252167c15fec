import { pageAddresses } from './page-addresses.ts';
import type { PageAddress } from './page-addresses.ts';

/**
 * What somebody sees first: mostly one screen for each address. Two addresses have another screen by who comes or what they name:
 * `home` in place of the landing, and `table` in place of the list of campaigns.
 */
export type ScreenName = PageAddress | 'home' | 'table';

const parts = (path: string) => path.split('/').filter((part) => part !== '');
const patterns = pageAddresses.map((address) => ({ address, parts: parts(address) }));

/** The address that a path is written for, of which `$name` is any one part; a slash at its end does not matter. Null for no page. */
export function pageAddressOf(path: string): PageAddress | null {
  const asked = parts(path);
  const found = patterns.find(
    (pattern) => pattern.parts.length === asked.length && pattern.parts.every((part, at) => part.startsWith('$') || part === asked[at]),
  );
  return found?.address ?? null;
}

/** The screen at an address for a visitor, or for somebody who is signed in; null where no page stands. */
export function screenAt({ pathname, searchParams }: URL, isSignedIn: boolean): ScreenName | null {
  const address = pageAddressOf(pathname);
  if (address === '/' && isSignedIn) return 'home';
  return address === '/campaign' && isSignedIn && searchParams.has('id') ? 'table' : address;
}
