import type { Actor } from '#domain/account.ts';
import type { Sql } from '#server/kernel/database.ts';
import { gathered } from '#server/kernel/gathered.ts';
import { findPeopleBySessions } from './auth.store.ts';

/** For how long a session that was just read is believed without reading it again; a sign-out is felt within this. */
const BELIEVED = 1000;
const REMEMBERED = 5000;

/** Makes the function that tells who sends a request, from the session cookie alone. */
export function createIdentify(sql: Sql, cookie: string, now: () => Date): (headers: Headers) => Promise<Actor> {
  const known = new Map<string, { actor: Promise<Actor>; until: number }>();
  const find = gathered((from: Sql, tokens: string[]) => findPeopleBySessions(from, tokens, now()));

  return (headers) => {
    const token = tokenOf(headers.get('cookie'), cookie);
    if (token === null) return Promise.resolve({ kind: 'visitor' });
    const at = performance.now();
    const remembered = known.get(token);
    if (remembered && remembered.until > at) return remembered.actor;
    const actor = find(sql, token).then((person): Actor => person ?? { kind: 'visitor' });
    known.delete(token);
    known.set(token, { actor, until: at + BELIEVED });
    actor.catch(() => known.delete(token));
    // Oldest first: a map keeps the order of insertion.
    for (const [old, { until }] of known) {
      if (known.size <= REMEMBERED && until > at) break;
      known.delete(old);
    }
    return actor;
  };
}

/** The token in a session cookie, whose value is `token.signature`; the token alone is looked up, and it cannot be guessed. */
function tokenOf(header: string | null, name: string): string | null {
  const pair = header?.split(';').find((each) => each.trim().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf('=') + 1).trim();
  const token = value?.split('.')[0];
  return token !== undefined && /^[A-Za-z0-9_-]{16,128}$/.test(token) ? token : null;
}
