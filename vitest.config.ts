import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { guideModules } from './web/build/guides/guide-modules.ts';

/**
 * Files of one part share three processes: loading the server takes longer than most files do. Whatever loads the server is one part.
 * There is one more of them than cores to count on, for while one waits for a server, a clock or a network the others go on.
 * Parts do not meet, for the web's tests stand in for the network.
 */
const shared = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

export default defineConfig({
  test: {
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['runtime/build/build-first.mjs', 'tests/support/run-folders.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: ['{tests,server}/**/*.test.ts'],
          setupFiles: ['tests/support/database/keep-engine.ts', 'tests/support/database/drop-databases.ts'],
        },
      },
      { test: { ...shared, name: 'values', include: ['{domain,contract,web,bench}/**/*.test.ts', 'runtime/{*,*/*}.test.mjs'] } },
      {
        plugins: [guideModules()],
        test: {
          ...shared,
          name: 'components',
          environment: 'jsdom',
          include: ['web/**/*.test.tsx'],
          setupFiles: ['tests/support/dom/setup.ts'],
        },
      },
    ],
  },
});
