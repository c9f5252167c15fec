import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { makeGround } from '#domain/battle-map/make/make.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { builtPages } from '#server/kernel/http/pages.ts';
import { startApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { chromiumLaunchOptions } from '#tests/support/journeys/chromium.ts';
import { limited } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { percentile } from '#bench/figures/statistics.ts';
import { cookiesOf } from './cookies.ts';

const CELLS_ALONG = 200;
const TOKENS = 60;
const LIGHTS = 40;
const FRAMES = 120;
/** Pixels by which the pointer goes from frame to frame. */
const STEP_PIXELS = 3;
const SCRIPT_MILLISECONDS = 8;

/** A dungeon of the largest size, shown to nobody yet, with lights and tokens spread over it. */
async function makeMap({ call: { battleMaps } }: Somebody, campaignId: string, { terrain, walls, stamps }: Ground): Promise<void> {
  const map = { campaignId, mapId: randomUUID() };
  const grid = { kind: 'square', columns: CELLS_ALONG, rows: CELLS_ALONG } as const;
  await battleMaps.create({ ...map, name: 'The deep', grid });
  const spread = (n: number, many: number) => Math.floor(((n + 0.5) * CELLS_ALONG * CELLS_ALONG) / many) + ((n * 7) % CELLS_ALONG);
  const lights = Array.from({ length: LIGHTS }, (_, n) => ({ cell: spread(n, LIGHTS), bright: 20, dim: 20 }));
  await battleMaps.draw({ ...map, change: { kind: 'all', terrain, walls, lights, stamps } });
  await battleMaps.draw({ ...map, change: { kind: 'ambient', ambient: 'dark' } });
  const tokens = Array.from({ length: TOKENS }, (_, n) => ({ id: `t${n}`, name: `Somebody ${n}`, cell: spread(n, TOKENS) }));
  await battleMaps.saveTokens({ ...map, tokens });
}

/** Milliseconds of script in each frame while the pointer is held down and goes on. */
async function scriptWhileDragging(page: Page, devtools: CDPSession, from: { x: number; y: number }): Promise<number[]> {
  const scriptSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const drawn = () => page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const spent: number[] = [];
  for (let n = 1; n <= FRAMES; n += 1) {
    // To and fro, so that the pointer stays on the map.
    const away = STEP_PIXELS * (FRAMES / 2 - Math.abs(FRAMES / 2 - n));
    const before = await scriptSeconds();
    await page.mouse.move(from.x - away, from.y - away / 2);
    await drawn();
    spent.push(((await scriptSeconds()) - before) * 1000);
  }
  await page.mouse.up();
  return spent;
}

/** How long script takes in a frame of the largest battle map while it is moved, and while somebody on it is. */
export async function measureMapFrames(web = new URL('../dist/web/', import.meta.url)): Promise<Figure[]> {
  // A connection that is kept would be closed while this is made.
  const ground = makeGround({ kind: 'dungeon', columns: CELLS_ALONG, rows: CELLS_ALONG, density: 'dense' }, 'bench');
  const app = await startApp({ pages: builtPages(fileURLToPath(web)) });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const oda = await signUp(app.url, 'Oda');
    const campaignId = await openCampaign(app, oda, [], 'dm');
    await makeMap(oda, campaignId, ground);
    const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1280, height: 900 } });
    await context.addCookies(cookiesOf(oda, app.url));
    const page = await context.newPage();
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('button', { name: 'Show Map' }).click();
    await page.getByRole('tab', { name: 'Battle map' }).click();
    const board = page.getByRole('application', { name: /^Battle map/ });
    await board.getByRole('button', { name: /^Somebody 0/ }).waitFor();
    await board.focus();
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('+');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const box = await board.boundingBox();
    if (!box) throw new Error('The map has no place.');
    const middle = { x: box.x + box.width * 0.7, y: box.y + box.height * 0.6 };
    const what = `${CELLS_ALONG} x ${CELLS_ALONG} cells, ${TOKENS} tokens, ${LIGHTS} lights`;
    const figure = (doing: string, spent: number[]) =>
      limited(`script of a frame of a battle map, ${doing}, p95`, 'ms', percentile(spent, 0.95), SCRIPT_MILLISECONDS, what);
    const panned = figure('panning', await scriptWhileDragging(page, devtools, middle));
    const near = await nearest(page, middle);
    return [panned, figure('dragging a token', await scriptWhileDragging(page, devtools, near))];
  } finally {
    await browser.close();
    await app.end();
  }
}

/** The middle of the token that lies nearest to a point. */
async function nearest(page: Page, { x, y }: { x: number; y: number }): Promise<{ x: number; y: number }> {
  const boxes = await Promise.all((await page.locator('[data-token]').all()).map((token) => token.boundingBox()));
  const middles = boxes.flatMap((box) => (box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []));
  const [first] = middles.toSorted((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y));
  if (!first) throw new Error('There is no token.');
  return first;
}
