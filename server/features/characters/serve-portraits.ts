import type { IncomingMessage, ServerResponse } from 'node:http';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { permit } from '#server/kernel/calls/handle.ts';
import { sendRefusal, sendUnchanged } from '#server/kernel/http/http.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { pictureAt } from './portraits.ts';
import { findPicture } from './portraits.store.ts';
import type { Picture, PictureName } from './portraits.store.ts';

/**
 * Answers /portraits/<campaign>/<character>/<picture> to those who have a seat at the table. Its address changes with it.
 * What a browser has kept it asks about each time, so that a seat that was lost shows nothing more.
 */
export function servePortraits(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !request.url?.startsWith('/portraits/')) return false;
    try {
      const { bytes, type, etag } = await find(kernel, request, pictureAt(request.url));
      const headers = {
        'content-type': type,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        // Kept by the browser of whoever may see it, which asks each time whether they still may; and by nobody on the way.
        'cache-control': 'private, no-cache',
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

async function find(kernel: Kernel, request: IncomingMessage, name: PictureName | null): Promise<Picture & { etag: string }> {
  if (!name) throw new Refusal('image.notFound');
  const { sql } = kernel.database;
  const { actor } = await kernel.identify(headersOf(request));
  permit(policies['characters.list'], actor, await findAccess({ sql, actor, input: name }));
  const picture = await findPicture(sql, name);
  if (!picture) throw new Refusal('image.notFound');
  return { ...picture, etag: `"${name.id}"` };
}
