import { buffer } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '#domain/account/account.ts';
import { Id } from '#domain/ids.ts';
import { coverAddress, coverOf } from '#domain/market/manifest.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { sendRefusal, sendUnchanged } from '#server/kernel/http/http.ts';
import { headersOf } from '#server/kernel/http/origin.ts';
import { placeOf } from './package/keep-package.ts';
import { findShownPackage } from './packages.store.ts';

const types: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/**
 * Answers /covers/<package>/<picture> with the picture on the cover of a package: to everybody where it is offered, and else to those
 * who have got or published it and to administrators. Its address changes with it.
 */
export function serveCovers(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !request.url?.startsWith('/covers/')) return false;
    try {
      const { actor } = await kernel.identify(headersOf(request));
      const { bytes, type } = await find(kernel, actor, request.url);
      const headers = {
        'content-type': type,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        // Asked about each time, so that one that is taken down shows nothing more.
        'cache-control': 'private, no-cache',
        etag: `"${request.url.split('/').at(-1) ?? ''}"`,
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

async function find({ files, database }: Kernel, actor: Actor, url: string): Promise<{ bytes: Uint8Array; type: string }> {
  const [, packageId] = /^\/covers\/([^/?]+)\/[0-9a-f]{32}$/.exec(url) ?? [];
  const viewer = actor.kind === 'person' ? { id: actor.id, isAdmin: actor.plan === 'ADMIN' } : { id: '', isAdmin: false };
  const found = await findShownPackage(database.sql, viewer, Id.safeParse(packageId).data ?? '');
  const cover = found && coverAddress(found.id, found.manifest) === url ? coverOf(found.manifest) : undefined;
  const stream = found && cover && (await files.read(placeOf(found.id, found.manifest.parts.indexOf(cover))));
  if (!stream) throw new Refusal('image.notFound');
  return { bytes: await buffer(stream), type: types[cover.path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' };
}
