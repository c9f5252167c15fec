/**
 * An address that this server is to ask, as an administrator gave it. Refuses in one sentence what is missing, is no http or
 * https address, or holds a name or password. Addresses of one's own network are taken: models run there.
 */
export function outboundAddress(of: string, address: string | null): string {
  if (address === null || address === '') throw new Error(`${of} needs a base URL.`);
  const url = URL.parse(address);
  const begins = of.charAt(0).toLowerCase() + of.slice(1);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`The base URL of ${begins} is not an http or https address.`);
  if (url.username !== '' || url.password !== '') throw new Error(`The base URL of ${begins} must not hold a name or password.`);
  return address;
}

/** A key that can be sent as a header, or null for none. Refuses another in one sentence that does not show it. */
export function outboundKey(key: string | null): string | null {
  if (key !== null && !/^[\x21-\x7e]+$/.test(key))
    throw new Error('The API key is empty, or has spaces or characters that cannot be sent.');
  return key;
}
