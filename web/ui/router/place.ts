/** What the product says of itself: `address` is the type of all its addresses. */
export interface Register {}
export type Address = Register extends { address: infer Known extends string } ? Known : string;

/** Where the browser is, or goes to. */
export interface Place {
  pathname: string;
  /** The texts after the question mark. */
  search: Readonly<Record<string, string | undefined>>;
  searchStr: string;
  /** Without its sign. */
  hash: string;
  href: string;
}

/** What an address is made of: one of the product’s with its names filled in, or a whole one. */
export interface Target {
  /** The address of a screen; the one that shows where it is left out. */
  to?: Address | undefined;
  params?: Readonly<Record<string, string>> | undefined;
  search?: Readonly<Record<string, string | undefined>> | undefined;
  hash?: string | undefined;
  /** A whole address of the product, in place of all others. */
  href?: string | undefined;
}

/** An address of the product as a place. A search string is plain texts: an id that looks like a number stays a text. */
export function placeOf(href: string): Place {
  const { pathname, search, hash } = new URL(href, 'http://place.invalid');
  return {
    pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    searchStr: search,
    hash: decoded(hash.slice(1)),
    href: pathname + search + hash,
  };
}

/** The address that a target means, for somebody who is at a place. */
export function hrefOf({ to, params = {}, search = {}, hash = '', href }: Target, { pathname }: Place): string {
  if (href !== undefined) return href;
  const path = to === undefined ? pathname : to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(search).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, value]]));
  const asked = given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
  return `${path}${asked}${hash === '' ? '' : `#${hash}`}`;
}

/** What the names in an address stand for at a path; null where the path is another one. Case and a last slash make no difference. */
export function paramsAt(address: string, pathname: string): Record<string, string> | null {
  const [wanted, given] = [partsOf(address), partsOf(pathname)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const there = given[at] ?? '';
    if (part.startsWith('$')) params[part.slice(1)] = decoded(there);
    else if (part.toLowerCase() !== there.toLowerCase()) return null;
  }
  return params;
}

/** Whether a place lies at an address or below it, with all that the address asks for. */
export function isWithin({ pathname, search }: Place, href: string): boolean {
  const outer = placeOf(href);
  const path = outer.pathname.replace(/(.)\/+$/, '$1');
  const isBelow = pathname === path || (pathname.startsWith(path) && pathname[path.length] === '/');
  return isBelow && Object.entries(outer.search).every(([key, value]) => search[key] === value);
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
