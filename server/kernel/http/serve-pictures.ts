import type { IncomingMessage, ServerResponse } from 'node:http';
import { daySeconds } from '#domain/limits/units.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { sendRefusal, sendUnchanged } from './http.ts';

/** A picture as it is sent. */
export interface ServedPicture {
  bytes: Uint8Array;
  type: string;
  etag: string;
  /** Whether it tells of nobody: browsers then keep it for a day without asking. */
  isForAll?: boolean;
}

/**
 * Answers addresses below `path` with the picture that `find` has for each, which refuses whoever may not see it. Its address changes
 * with it. What a browser has kept it asks about each time, so that whoever may not see it any more sees nothing; nobody on the way
 * keeps it.
 */
export function servePictures(path: string, find: (request: IncomingMessage, url: string) => Promise<ServedPicture>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !request.url?.startsWith(path)) return false;
    try {
      const { bytes, type, etag, isForAll = false } = await find(request, request.url);
      const headers = {
        'content-type': type,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': isForAll ? `public, max-age=${daySeconds}` : 'private, no-cache',
        etag,
      };
      if (!sendUnchanged(request, response, headers))
        response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(request.method === 'HEAD' ? undefined : bytes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendRefusal(response, error);
    }
    return true;
  };
}
