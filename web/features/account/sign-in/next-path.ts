/**
 * Where to go after signing in: a path of this very site, or home. Refuses other origins however they are spelled
 * (`//host`, `/\host`, control characters) and the sign-in page itself.
 */
export function safeNextPath(next: string | undefined, origin: string): string {
  if (next === undefined || !next.startsWith('/') || !URL.canParse(next, origin)) return '/';
  const target = new URL(next, origin);
  if (target.origin !== origin || target.pathname === '/auth' || target.pathname.startsWith('//')) return '/';
  return `${target.pathname}${target.search}${target.hash}`;
}
