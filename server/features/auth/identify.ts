import type { Actor } from '#domain/account.ts';
import type { Sql } from '#server/kernel/database.ts';
import { gathered } from '#server/kernel/gathered.ts';
import type { HeaderSource } from '#server/kernel/kernel.ts';
import { findPeopleBySessions } from './auth.store.ts';

/** For how long a session that was just read is believed without reading it again; a sign-out is felt within this. */
const BELIEVED = 1000;
/** Whoever has asked within this is read again together with others, so that a busy evening is one reading a second. */
const ACTIVE = 5000;
const REMEMBERED = 5000;
/** Sessions read again along with one; more at once would hold up what waits behind them. */
const ALONG = 16;

interface Remembered {
  actor: Promise<Actor>;
  until: number;
  usedAt: number;
}

/** Makes the function that tells who sends a request, from the session cookie alone. */
export function createIdentify(sql: Sql, cookie: string, now: () => Date): (headers: HeaderSource) => Promise<Actor> {
  /** Oldest reading first: a map keeps the order of insertion. */
  const known = new Map<string, Remembered>();
  const find = gathered((from: Sql, tokens: string[]) => findPeopleBySessions(from, tokens, now()));

  function read(token: string, at: number, usedAt: number): Promise<Actor> {
    const actor = find(sql, token).then((person): Actor => person ?? { kind: 'visitor' });
    known.delete(token);
    known.set(token, { actor, until: at + BELIEVED, usedAt });
    actor.catch(() => known.delete(token));
    return actor;
  }

  /** Reads again what is believed no longer and was asked for lately, and forgets the rest. */
  function renew(at: number) {
    const over: [string, Remembered][] = [];
    for (const [token, entry] of known) {
      if (over.length === ALONG || (entry.until > at && known.size - over.length <= REMEMBERED)) break;
      over.push([token, entry]);
    }
    for (const [token, { until, usedAt }] of over) {
      if (until <= at && usedAt > at - ACTIVE) void read(token, at, usedAt);
      else known.delete(token);
    }
  }

  return (headers) => {
    const token = tokenOf(headers.get('cookie'), cookie);
    if (token === null) return Promise.resolve({ kind: 'visitor' });
    const at = performance.now();
    const remembered = known.get(token);
    if (remembered && remembered.until > at) {
      remembered.usedAt = at;
      return remembered.actor;
    }
    const actor = read(token, at, at);
    renew(at);
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
