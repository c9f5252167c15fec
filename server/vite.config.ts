import { defineConfig } from 'vite';

/** The server with its packages in few files: reading a thousand small ones is most of the time a start takes. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: {
    noExternal: true,
    // The embedded database and the reader of pictures find their own files beside them; Vite serves only developers; the
    // driver looks for a native one.
    external: ['@electric-sql/pglite', '@electric-sql/pglite-socket', 'sharp', 'vite', 'pg-native'],
  },
  build: {
    ssr: true,
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'pglite-worker': 'server/kernel/embedded/pglite-worker.ts',
        'process-starter': 'server/kernel/workers/process-starter.ts',
        'pack-worker': 'server/features/world-interchange/pack-worker.ts',
        'import-worker': 'server/features/world-interchange/import-worker.ts',
        'package-worker': 'server/features/market/package/package-worker.ts',
        'campaign-file-worker': 'server/features/campaign-interchange/import/campaign-file-worker.ts',
        'document-worker': 'server/features/generations/documents/document-worker.ts',
        'fog-worker': 'server/features/maps/fog-worker.ts',
        'picture-worker': 'server/features/battle-maps/pictures/picture-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
