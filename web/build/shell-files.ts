import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf, storyFace } from './screen-links.ts';
import { screenModules } from './screen-modules.ts';

/** Runs in the page before its first paint, and stands beside it as it is. */
const THEME = 'assets/theme.js';
const WORKER = 'service-worker.js';
/** Where the worker leaves room for what it keeps. */
const SHELL_MARK = '{ build: null, files: [] }';
/** Screens whose files are kept before anybody asks for them: where people arrive. */
const kept = ['/auth', 'home', 'table'] as const;
/** Faces that the first screen shows; the browser fetches them together with the styles. */
export const firstFaces = /(fraunces-title|figtree-latin-wght-normal)-[^/]+\.woff2$/;

/** Eight letters, as in the names that the bundler gives. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/**
 * Writes into the service worker which files the screens begin with that people arrive at, and a name of the build, which changes with any
 * of its files. What the page runs before its first paint gets a name of its content as well.
 */
export function shellFiles(): Plugin {
  let files: string[] = [];
  let build = '';
  return {
    name: 'shell-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const theme = await readFile(join(import.meta.dirname, '../public', THEME), 'utf8');
        const named = THEME.replace('.js', `-${hashOf(theme)}.js`);
        this.emitFile({ type: 'asset', fileName: named, source: theme });
        page.source = String(page.source).replace(`/${THEME}`, `/${named}`);
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const scripts = filesOf(chunks, ['main.tsx', ...kept.flatMap((screen) => screenModules[screen])]);
        const looks = Object.keys(bundle).filter((file) => String(page.source).includes(`href="/${file}"`) && file.endsWith('.css'));
        const faces = Object.keys(bundle).filter((file) => firstFaces.test(file) || storyFace.test(file));
        files = [...scripts, ...looks, ...faces, named].map((file) => `/${file}`);
        build = hashOf([...Object.keys(bundle), named].toSorted().join());
      },
    },
    writeBundle: async ({ dir = '' }) => {
      const path = join(dir, WORKER);
      const worker = await readFile(path, 'utf8');
      if (!worker.includes(SHELL_MARK)) throw new Error(`web/public/${WORKER} leaves no room for the files that it keeps.`);
      await writeFile(path, worker.replace(SHELL_MARK, JSON.stringify({ build, files })));
    },
  };
}
