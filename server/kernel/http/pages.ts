import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import sirv from 'sirv';
import { z } from 'zod';
import { pageAddressOf } from '#contract/http/screens.ts';
import type { ScreenName } from '#contract/http/screens.ts';

/** What is different from page to page. */
export interface PageParts {
  /** Stands in the head. */
  head: string;
  /** What is seen first; null where no page stands. */
  screen: ScreenName | null;
  /** Stands in the body, before the scripts run. */
  body: string;
}

/** Answers with files and the page; `parts` stand in the page in place of its marks. */
export type Pages = (request: IncomingMessage, response: ServerResponse, parts?: PageParts) => boolean | Promise<boolean>;

/** Where index.html leaves room for what is different from address to address. */
const HEAD_MARK = '<!--share-->';
const SHAPE_MARK = '<!--shape-->';
const BODY_MARK = '<!--first-->';

export const noParts: PageParts = { head: '', screen: null, body: '' };

/** A page with its parts. */
export function withParts(page: string, { head, body }: Pick<PageParts, 'head' | 'body'>): string {
  return page.replace(HEAD_MARK, () => head).replace(BODY_MARK, () => body);
}

/** A page says who is signed in: no cache keeps it. */
export const pageHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** Whether a request may be answered with the page, and not with a file. */
export function isForPage({ method = 'GET', url = '/' }: IncomingMessage): boolean {
  return ['GET', 'HEAD'].includes(method) && !/\.[a-z0-9]{2,12}$/i.test(URL.parse(url, 'http://x')?.pathname ?? '/x.x');
}

/** 200 where a screen stands, else 404, with the browser's 404 page. */
export function statusOfPage(pathname: string | null): 200 | 404 {
  return pathname !== null && pageAddressOf(pathname) !== null ? 200 : 404;
}

/** What the build wrote down of each screen: links to every file that it begins with, and its shape. */
const Screens = z.record(z.string(), z.object({ head: z.string(), shape: z.string() }));

/**
 * Serves the built browser code from `folder`: files with their hashed names for a year, everything else that a page
 * could stand at with the page itself, which routes in the browser. The page names all files of its screen at once. A missing
 * asset is a plain 404, never the page.
 */
export function builtPages(folder: string): Pages {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const screens = screensIn(folder);
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return async (request, response, { head, screen, body } = noParts) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const send = () => {
      const begins = screen === null ? undefined : screens[screen];
      const shaped = page.replace(SHAPE_MARK, () => begins?.shape ?? '');
      const text = withParts(shaped, { head: head + (begins?.head ?? ''), body });
      return sendPage(request, response, text, pathname === '/index.html' ? 200 : statusOfPage(pathname));
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (pathname === '/' || pathname === '/index.html') {
      await send();
    } else {
      const isFile = await new Promise<boolean>((resolve) => {
        response.once('close', () => resolve(true));
        // A file that is gone since the start, e.g. after another build, ends its answer and not the server.
        response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
        files(request, response, () => resolve(false));
      });
      if (isFile) return true;
      if (/\.[a-z0-9]{2,5}$/i.test(pathname)) response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      else await send();
    }
    return true;
  };
}

function screensIn(folder: string): z.infer<typeof Screens> {
  const file = join(folder, '.vite', 'screens.json');
  return existsSync(file) ? Screens.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

const pack = promisify(brotliCompress);
/** Packs in about a millisecond; the best packing takes longer than it saves. */
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function sendPage(request: IncomingMessage, response: ServerResponse, page: string, status: 200 | 404): Promise<void> {
  const isPacked = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const bytes = isPacked ? await pack(page, packing) : Buffer.from(page);
  response.writeHead(status, { ...pageHeaders, vary: 'accept-encoding, cookie', ...(isPacked && { 'content-encoding': 'br' }) }).end(bytes);
}
