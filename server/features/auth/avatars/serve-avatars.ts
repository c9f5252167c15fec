import type { IncomingMessage, ServerResponse } from 'node:http';
import { Id } from '#domain/ids.ts';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { sendRefusal, sendUnchanged } from '#server/kernel/http/http.ts';
import { findAvatar } from '#server/features/auth/people.store.ts';

/** Answers /avatars/<id> with somebody's picture. Its address changes with it, so browsers keep it. */
export function serveAvatars(sql: Sql) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, userId] = /^\/avatars\/([^/?]*)(?:\?.*)?$/.exec(request.url ?? '') ?? [];
    if (userId === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const picture = Id.safeParse(userId).success ? await findAvatar(sql, userId) : null;
    if (picture === null) {
      sendRefusal(response, new Refusal('image.notFound'));
      return true;
    }
    const etag = `"${picture.at.getTime().toString(36)}"`;
    const headers = { 'cache-control': `public, max-age=${accountServerLimits.avatarCacheSeconds}, immutable`, etag };
    if (!sendUnchanged(request, response, headers)) {
      response.writeHead(200, { ...headers, 'content-type': picture.type, 'content-length': picture.bytes.length });
      response.end(request.method === 'HEAD' ? undefined : picture.bytes);
    }
    return true;
  };
}
