import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Caller, Session } from '#server/kernel/calls/caller.ts';
import { visitor } from '#server/kernel/calls/caller.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { batchLoader } from '#server/kernel/database/batch-loader.ts';
import type { HeaderSource } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import type { SessionInvalidation } from '#server/kernel/calls/session-invalidation.ts';
import { findTokenCallers, isTokenGood, noteTokenUsed, pruneTokens } from './personal-tokens.store.ts';
import { hashOfToken, isPersonalToken } from './personal-token.ts';
import { readAccessToken } from './access-token.ts';
import { rememberedCallers } from './remembered-callers.ts';
import { sessionCookie } from './session-cookie.ts';
import { findCallers, findCallersById, noteSeen, pruneSessions, renewToken } from './sessions.store.ts';
import type { SeenCaller } from './sessions.store.ts';
import { tokenOf } from './token-of.ts';

interface Settings {
  sql: Sql;
  secret: string;
  publicUrl: string | null;
  now: () => Date;
  sessionInvalidation: SessionInvalidation;
}

/** Opens the sessions of an installation: what tells who calls, from the session cookie or from an access token that names a session. */
export function openSessions({ sql, secret, publicUrl, now, sessionInvalidation }: Settings) {
  const cookie = sessionCookie(publicUrl, secret);
  const remembered = rememberedCallers(sessionInvalidation, now);
  const find = batchLoader((from: Sql, tokens: string[]) => findCallers(from, tokens, now()));
  const findById = batchLoader((from: Sql, ids: string[]) => findCallersById(from, ids, now()));
  const findByToken = batchLoader((from: Sql, hashes: string[]) => findTokenCallers(from, hashes, now()));
  const remember = (key: string, read: () => Promise<SeenCaller>) => remembered.find(key, () => read().then(noted));

  function noted({ caller, seenAt }: SeenCaller): Caller {
    if (seenAt && now().getTime() - seenAt.getTime() > accountServerLimits.sessionSeenMilliseconds) noteUse(caller);
    return caller;
  }

  function noteUse({ session, token }: Caller): void {
    if (session) noteSeen(sql, session.id, now()).catch((error: unknown) => log.fault('A session could not be noted as seen', error));
    else if (typeof token === 'object')
      noteTokenUsed(sql, token.id, now()).catch((error: unknown) => log.fault('A token could not be noted as used', error));
  }

  function bySession(headers: HeaderSource, bearer = bearerOf(headers)): Promise<Caller> {
    if (bearer !== null) {
      const sessionId = readAccessToken(secret, bearer, now());
      return sessionId === null ? Promise.resolve(visitor) : remember(`id ${sessionId}`, () => findById(sql, sessionId));
    }
    const token = tokenOf(headers.get('cookie'), cookie.name);
    return token === null ? Promise.resolve(visitor) : remember(token, () => find(sql, token));
  }

  const identification = {
    /** Tells who sends a request, by its session. An access token that is not good makes a visitor, whatever cookie comes with it. */
    identify: (headers: HeaderSource): Promise<Caller> => bySession(headers),
    /** Tells who calls an operation, also by a personal access token. */
    identifyCall(headers: HeaderSource): Promise<Caller> {
      const bearer = bearerOf(headers);
      if (bearer === null || !isPersonalToken(bearer)) return bySession(headers, bearer);
      const hash = hashOfToken(bearer);
      return remember(`token ${hash}`, () => findByToken(sql, hash));
    },
    recall: async (sessionId: string): Promise<Caller> => (await findById(sql, sessionId)).caller,
    isTokenGood: (tokenId: string): Promise<boolean> => isTokenGood(sql, tokenId, now()),
    /** Changes a session's token; null when another call did. */
    async renew(session: Session): Promise<string | null> {
      const at = now();
      const token = await renewToken(sql, session.id, at);
      remembered.forget(session.token);
      return token === null ? null : cookie.carry(token, (session.expiresAt.getTime() - at.getTime()) / 1000);
    },
  };
  async function prune(): Promise<void> {
    await pruneSessions(sql, now());
    await pruneTokens(sql, now());
  }

  return { cookie, identification, prune };
}

/** What a call carries in place of a cookie; null where it carries nothing. */
function bearerOf(headers: HeaderSource): string | null {
  return /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}
