/** The token in a session cookie, whose value is `token.signature`; the token alone is looked up, and it cannot be guessed. */
export function tokenOf(header: string | null, name: string): string | null {
  const pair = header?.split(';').find((each) => each.trim().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf('=') + 1).trim();
  const token = value?.split('.')[0];
  return token !== undefined && /^[A-Za-z0-9_-]{16,128}$/.test(token) ? token : null;
}
