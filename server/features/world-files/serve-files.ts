import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { sendRefusal } from '#server/kernel/http/http.ts';
import type { Linked } from '#server/kernel/files/file-links.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { findLinked } from './files.store.ts';

/** What a browser may show by itself; everything else is saved. */
const shown = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'text/plain'];

/** Answers a signed link with its file. Nothing in it runs: it is shown in a sandbox, or saved, as what it was found to be. */
export function serveFiles(kernel: Kernel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !request.url?.startsWith('/files/')) return false;
    const link = await followed(kernel, request.url);
    const file = link === null || link === 'expired' ? null : await findLinked(kernel.database.sql, link.path);
    if (link === 'expired') sendRefusal(response, new Refusal('file.linkExpired'));
    else if (!link || !file) sendRefusal(response, new Refusal('file.notFound'));
    else await send(kernel, request, response, { ...file, asFile: link.download || !shown.includes(file.type) });
    return true;
  };
}

/** What a link leads to; one that a program got has expired once its personal access token is good no longer. */
async function followed(kernel: Kernel, url: string): Promise<Linked | 'expired' | null> {
  const link = kernel.files.follow(url, kernel.now());
  if (link === null || link === 'expired' || link.tokenId === null) return link;
  return (await kernel.isTokenGood(link.tokenId)) ? link : 'expired';
}

interface Sent {
  path: string;
  name: string;
  type: string;
  asFile: boolean;
}

async function send(
  { files }: Kernel,
  request: IncomingMessage,
  response: ServerResponse,
  { path, name, type, asFile }: Sent,
): Promise<void> {
  const found = request.method === 'HEAD' ? await files.about(path) : await files.read(path);
  if (found === null) {
    log.fault('A file is not where it was put', new Error(path));
    return sendRefusal(response, new Refusal('file.notFound'));
  }
  response.writeHead(200, {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': `${asFile ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': `private, max-age=${limits.fileCacheSeconds}`,
  });
  // A browser that goes away in the middle is nobody's fault.
  if (found instanceof Readable) await pipeline(found, response).catch(() => response.destroy());
  else response.end();
  return undefined;
}
