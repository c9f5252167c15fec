import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const PAGE =
  '<!doctype html><html lang="en"><head><title>Bare</title><script type="module" src="/script.js"></script></head><body><div id="root"></div></body></html>';

/** A page of React that shows one heading: one document and one packed script, from a server that does nothing else. */
export async function serveBarePage(): Promise<{ url: string; close: () => void }> {
  const script = brotliCompressSync(await bundle());
  const server = createServer(({ url }, response) => {
    if (url === '/script.js') response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script);
    else response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(url === '/' ? PAGE : '');
  });
  return { url: await listen(server), close: () => server.close() };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { write: false, rolldownOptions: { input: fileURLToPath(new URL('bare-root.tsx', import.meta.url)) } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const script = first && 'output' in first ? first.output.find((part) => part.type === 'chunk') : undefined;
  if (script?.type !== 'chunk') throw new Error('The bare page could not be built.');
  return script.code;
}
