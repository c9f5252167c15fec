import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

// Without a window of its own the browser takes a sixth less.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What the browser leaves out: Playwright's own list, which ours takes the place of, and after it the suggestions under the
 * address bar. Nobody sees those here, and every window would load two pages for them, which costs as much as a page of ours.
 */
const leftOut = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The browser the journeys use: CHROMIUM_PATH, else the system's, else Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : [...onPath, ...usualPlaces, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

/** How the journeys start the browser: quiet on the network, and without its sandbox where root could not start it otherwise. */
export function chromiumLaunchOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      `--disable-features=${leftOut.join(',')}`,
    ],
  };
}
