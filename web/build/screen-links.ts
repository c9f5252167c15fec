import type { Plugin } from 'vite';
import { shapeOf } from './screen-shapes.ts';
import { inWeb, screenModules, storyScreens } from './screen-modules.ts';

/** Where the server reads which files each screen begins with. */
const FILE = '.vite/screens.json';
/** The face in which a story is set. */
export const storyFace = /literata-latin-wght-normal-[^/]+\.woff2$/;

export interface Chunk {
  fileName: string;
  imports: readonly string[];
  moduleIds: readonly string[];
}

/** All files that modules are in, and those that these need. */
export function filesOf(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const found = new Set(
    modules.map((path) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(inWeb(path)));
      if (!chunk) throw new Error(`web/build/screen-modules.ts names ${path}, which is in no file of the build.`);
      return chunk.fileName;
    }),
  );
  for (const file of found) for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(next);
  return [...found];
}

/**
 * Writes down for the server what each screen begins with: in the head links to all of its files, so that one round brings them, and in
 * the body its shape.
 */
export function screenLinks(): Plugin {
  return {
    name: 'screen-links',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const page = bundle['index.html'];
        const known = page?.type === 'asset' ? String(page.source) : '';
        const faces = Object.keys(bundle).filter((file) => storyFace.test(file));
        const links = Object.entries(screenModules).map(([screen, modules]) => {
          const files = filesOf(chunks, ['main.tsx', ...modules]).filter((file) => !known.includes(file));
          const scripts = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
          const fonts = storyScreens.includes(screen) ? faces.map(fontLink) : [];
          return [screen, { head: [...scripts, ...fonts].join(''), shape: shapeOf(screen) }];
        });
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(Object.fromEntries(links)) });
      },
    },
  };
}

const fontLink = (file: string) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`;
