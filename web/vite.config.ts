import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { bareImports } from './build/bare-imports.ts';
import { fileOfModule } from './build/chunk-groups.ts';
import { iconModules } from './build/icon-modules.ts';
import { knownProperties } from './build/known-properties.ts';
import { limitModules } from './build/limit-modules.ts';
import { reactExports } from './build/react-exports.ts';
import { reactModules } from './build/react-modules.ts';
import { reactParts } from './build/react-parts.ts';
import { screenLinks } from './build/screen-links.ts';
import { guideModules } from './build/guides/guide-modules.ts';
import { firstFaces, shellFiles } from './build/shell-files.ts';
import { withoutValidator } from './build/without-validator.ts';

function preloadFaces(): Plugin {
  return {
    name: 'preload-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFaces.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** Writes each asset packed beside it, so that the server packs nothing while people wait. */
function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const bytes = await readFile(join(dir, file));
          await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(bytes));
          await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(bytes));
        }),
      );
    },
  };
}

/** Chunks of the screens that people open first. */
const arrivals = /\/(landing|home|campaign-session)-[^/]+\.js$/;

/** Where a running server answers during development. */
const server = process.env['HEARTHLORE_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    guideModules(),
    iconModules(),
    limitModules(),
    reactExports(),
    reactModules(),
    reactParts(),
    react(),
    tailwindcss(),
    knownProperties(),
    preloadFaces(),
    bareImports(),
    screenLinks(),
    shellFiles(),
    withoutValidator(),
    packAssets(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // The page's policy allows no data: fonts, and every asset is cached by its name.
    assetsInlineLimit: 0,
    // Where one arrives, what a screen needs comes together with it. Other screens are fetched when their link is pointed
    // at; naming their parts up front would make the first visit heavier.
    modulePreload: { polyfill: false, resolveDependencies: (screen, parts) => (arrivals.test(screen) ? parts : []) },
    rolldownOptions: {
      treeshake: {
        // Declaring a schema changes nothing: a screen that uses only a rule beside one does not carry the validator.
        manualPureFunctions: ['z', 'CampaignCard', 'WorldCard'],
        // Nor does loading a module of rules: where nothing of it is used, it stays away.
        moduleSideEffects: [{ test: /\/(domain|contract|web\/(app|features|lib|routes|table|ui))\/[^?]+\.tsx?$/, sideEffects: false }],
      },
      // What every screen needs comes in one file: it compresses better and arrives at once.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'first picture', name: fileOfModule() }],
        },
      },
    },
    // The bench reads in it what each screen loads.
    manifest: true,
    // What draws dice in three dimensions is a library that is fetched apart; the bench holds every size.
    chunkSizeWarningLimit: 600,
  },
  server: {
    proxy: { '/call': server, '/api': server, '/files': server, '/realtime': { target: server, ws: true } },
  },
});
