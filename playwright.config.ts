import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/support/journeys/chromium.ts';
import { nightly, tier } from '#tests/support/tier.ts';

const onCi = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  // Node reads TypeScript itself; read by the runner, the product costs each of its processes twenty seconds the first time.
  build: { external: ['**/*.ts'] },
  ...(!tier.isNightly && { grepInvert: new RegExp(nightly.tag) }),
  globalSetup: ['./runtime/build/build-for-journeys.mjs', './tests/support/run-folders.ts'],
  outputDir: 'test-results',
  // One more than cores to count on, as for other tests: while one waits for an answer or a picture the others go on.
  workers: 3,
  forbidOnly: onCi,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: { screenshot: 'only-on-failure', launchOptions: chromiumLaunchOptions() },
});
