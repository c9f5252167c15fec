import { existsSync } from 'node:fs';
import { inFolder } from '../process/folder.mjs';
import { run } from '../process/run.mjs';

/** Makes sure there is a Chromium for the journeys, installing one when there is none; answers the reason when none can be had. */
export async function ensureBrowser() {
  const { findChromium } = await import('../../tests/support/journeys/chromium.ts');
  if (findChromium()) return undefined;
  if (process.env.CHROMIUM_PATH) return `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is not there`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the journeys, from the system’s packages.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => run('apt-get', args, { env, quiet: true });
    await apt('update');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await apt('install', '--yes', '--no-install-recommends', name);
      if (findChromium()) return undefined;
    }
  }
  console.log('Fetching Chromium for the journeys.');
  await run(process.execPath, [inFolder('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], { quiet: true });
  return findChromium() ? undefined : 'no Chromium was found or could be installed; set CHROMIUM_PATH to one';
}
