import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,contract,server,web,tests,bench}/**/*.test.{ts,tsx}', 'runtime/*.test.mjs'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: ['runtime/build-first.mjs', 'tests/support/postgres-cleanup.ts'],
  },
});
