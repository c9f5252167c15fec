import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/support/journeys/chromium.ts';

const onCi = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './runtime/build/build-for-journeys.mjs',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: onCi,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: { screenshot: 'only-on-failure', launchOptions: chromiumLaunchOptions() },
});
