import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPages } from './pages.ts';

let server: Server;
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlore-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'gone.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'a.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'a.js.br'), brotliCompressSync('plain'));
  writeFileSync(join(folder, 'assets', 'a.js.gz'), gzipSync('plain'));
  const pages = builtPages(folder);
  rmSync(join(folder, 'assets', 'gone.js'));
  server = createServer((request, response) => void pages(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => server.close());

function portOf(): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

function headersFor(accepted: string): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    get({ port: portOf(), path: '/assets/a.js', headers: { 'accept-encoding': accepted } }, (response) => {
      response.resume();
      resolve(response.headers);
    }).on('error', reject);
  });
}

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', undefined],
])('sends an asset as it was packed when it was built, to a browser that takes %s', async (accepted, encoding) => {
  const headers = await headersFor(accepted);
  expect([headers['content-encoding'], headers['content-type'], headers['vary']]).toEqual([encoding, 'text/javascript', 'Accept-Encoding']);
});

it('ends the answer about a file that is gone since it started, and goes on', async () => {
  const told = await fetch(`http://localhost:${portOf()}/assets/gone.js`)
    .then((response) => response.text())
    .catch(() => 'cut off');
  expect(told).toBe('cut off');
  expect((await fetch(`http://localhost:${portOf()}/assets/a.js`)).status).toBe(200);
});

it.each([
  ['/', 200],
  ['/campaign?id=some-campaign', 200],
  ['/world/view/some-world', 200],
  ['/auth/', 200],
  ['/nowhere', 404],
  ['/world/view/some-world/nowhere', 404],
  ['/assets/missing.js', 404],
])('answers %s with %i', async (path, status) => {
  const response = await fetch(`http://localhost:${portOf()}${path}`);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(path.startsWith('/assets') ? 'Not found' : '<!doctype html>');
});
