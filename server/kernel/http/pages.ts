import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { isPageAddress } from '#contract/http/page-addresses.ts';

/** Answers with files and the page; `head` stands in the page's head in place of its mark. */
export type Pages = (request: IncomingMessage, response: ServerResponse, head?: string) => boolean | Promise<boolean>;

/** Where index.html leaves room for what is different from address to address. */
const HEAD_MARK = '<!--share-->';

/** A page with more in its head. */
export function withHead(page: string, head: string): string {
  return page.replace(HEAD_MARK, () => head);
}

/** Whether a request may be answered with the page, and not with a file. */
export function isForPage({ method = 'GET', url = '/' }: IncomingMessage): boolean {
  return ['GET', 'HEAD'].includes(method) && !/\.[a-z0-9]{2,12}$/i.test(URL.parse(url, 'http://x')?.pathname ?? '/x.x');
}

/**
 * Serves the built browser code from `folder`: files with their hashed names for a year, everything else that a page
 * could stand at with the page itself, which routes in the browser: with 200 where a screen stands, else with 404 and the
 * browser's 404 page. A missing asset is a plain 404, never the page.
 */
export function builtPages(folder: string): Pages {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response, head = '') => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (pathname === '/' || pathname === '/index.html') {
      sendPage(response, withHead(page, head), 200);
    } else {
      files(request, response, () => {
        if (/\.[a-z0-9]{2,5}$/i.test(pathname)) response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
        else sendPage(response, withHead(page, head), isPageAddress(pathname) ? 200 : 404);
      });
    }
    return true;
  };
}

function sendPage(response: ServerResponse, page: string, status: 200 | 404): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(page);
}
