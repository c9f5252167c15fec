import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { inProject } from '#server/kernel/in-project.ts';
import { noParts, pageHeaders, statusOfPage, withParts } from './pages.ts';
import type { Pages } from './pages.ts';
import { pathOf } from './origin.ts';

/** Serves the browser's code from its sources with reload, for people who work on it. */
export async function sourcePages(): Promise<Pages> {
  const root = inProject('web');
  const vite = await createServer({ root, configFile: join(root, 'vite.config.ts'), appType: 'custom', server: { middlewareMode: true } });
  return async (request, response, parts = noParts) => {
    await new Promise<void>((resolve, reject) => {
      response.on('finish', resolve);
      vite.middlewares(request, response, (error: unknown) => {
        if (error) reject(new Error('Vite could not serve a file.', { cause: error }));
        else resolve();
      });
    });
    if (response.writableEnded) return true;
    const page = await vite.transformIndexHtml(request.url ?? '/', withParts(await readFile(join(root, 'index.html'), 'utf8'), parts));
    // The development page carries inline scripts of the tool; only here the policy is left out.
    response.removeHeader('content-security-policy');
    response.writeHead(statusOfPage(pathOf(request)), pageHeaders).end(page);
    return true;
  };
}
