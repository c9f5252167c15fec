import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Serves the built browser code from `folder`: files with their hashed names for a year, everything else that a page
 * could stand at with the page itself, which routes in the browser. A missing asset is a plain 404, never the page.
 */
export function builtPages(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const page = readFileSync(join(folder, 'index.html'));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (pathname === '/' || pathname === '/index.html') {
      sendPage(response, page);
    } else {
      files(request, response, () => {
        if (/\.[a-z0-9]{2,5}$/i.test(pathname)) response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
        else sendPage(response, page);
      });
    }
    return true;
  };
}

function sendPage(response: ServerResponse, page: Buffer): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(page);
}
