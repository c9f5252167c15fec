import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { builtPages } from '#server/kernel/http/pages.ts';
import { startApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { chromiumLaunchOptions } from '#tests/support/journeys/chromium.ts';
import { compared, limited } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { percentile } from '#bench/figures/statistics.ts';
import { cookiesOf } from '#bench/cookies.ts';
import { serveBarePage } from './bare-page.ts';

const MESSAGES = 60;
/** How much slower the browser's processor is made. */
const SLOWED = 4;
/** The network that browsers' developer tools call Fast 4G. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

/** A page that is opened: who opens it, and what must stand there for its first picture, as an expression of the page. */
interface Screen {
  name: string;
  url: string;
  person: Somebody | null;
  ready: string;
}

/** What one opening came to. */
interface Opening {
  /** Milliseconds from asking for the page to the picture. */
  picture: number;
  /** Requests that were sent until then. */
  requests: number;
  /** Milliseconds beyond 50 of each task that held the browser up until then. */
  blocking: number;
  /** Layout shift, until two seconds later. */
  shift: number;
}

const seen = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.checkVisibility() === true`;

/** Notes in the page when `ready` first holds in a frame that is drawn, how long tasks held it up, and what moved. */
const observe = (ready: string) => `
  globalThis.first = { at: 0, blocking: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) if (first.at === 0 || startTime < first.at) first.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) first.shift += each.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => requestAnimationFrame(() => {
    if (document.body && ${ready}) setTimeout(() => { first.at = performance.now(); });
    else look();
  });
  look();`;

async function open(browser: Browser, { url, person, ready }: Screen, again: boolean): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    if (person) await context.addCookies(cookiesOf(person, url));
    if (again) await visit(await context.newPage(), url, ready);
    return await visit(await context.newPage(), url, ready);
  } finally {
    await context.close();
  }
}

async function visit(page: Page, url: string, ready: string): Promise<Opening> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const sent: number[] = [];
  page.on('request', () => sent.push(performance.now()));
  await page.addInitScript({ content: observe(ready) });
  await page.goto(url, { waitUntil: 'commit' });
  const at = await pictureOf(page);
  const [began = 0] = sent;
  await page.waitForTimeout(2000);
  const { blocking, shift }: { blocking: number; shift: number } = await page.evaluate('first');
  await page.close();
  return { picture: at, requests: sent.filter((time) => time - began < at).length, blocking, shift };
}

/** Waits for the picture. What the page's policy forbids, such as a text run as code, is not asked of it. */
async function pictureOf(page: Page): Promise<number> {
  for (const until = performance.now() + 60_000; performance.now() < until;) {
    const at: number = await page.evaluate('globalThis.first?.at ?? 0');
    if (at > 0) return at;
    await page.waitForTimeout(100);
  }
  throw new Error(`${page.url()} did not show what it should: ${await page.locator('body').textContent()}`);
}

const median = (openings: readonly Opening[], key: keyof Opening) =>
  percentile(
    openings.map((each) => each[key]),
    0.5,
  );

/**
 * How long it takes from an address to something that can be used, with a slow processor and an ordinary mobile network, beside the least
 * that a page of React can be: signing in, home, and a table, where the last message can be read and the composer takes keys. Once with
 * nothing kept by the browser, and once where it has been there before.
 */
export async function measureFirstPicture(
  { rounds }: { rounds: number },
  web = new URL('../../dist/web/', import.meta.url),
): Promise<Figure[]> {
  const app = await startApp({ pages: builtPages(fileURLToPath(web)) });
  const bare = await serveBarePage();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const [owner, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
    const campaignId = await openCampaign(app, owner, [mira], 'dm');
    for (let n = 1; n <= MESSAGES; n += 1)
      await mira.call.chat.post({ id: crypto.randomUUID(), campaignId, content: `Number ${n} looks along the quay.` });
    const last = `[...document.querySelectorAll('[role=log] [role=article], [role=log] article')].some((each) => each.textContent.includes('Number ${MESSAGES} ') && each.checkVisibility())`;
    const composer = `(() => { const box = document.querySelector('textarea[aria-label="Message"], [role=textbox][aria-label="Message"]'); return box?.checkVisibility() === true && !box.disabled; })()`;
    const screens: Screen[] = [
      { name: 'sign-in', url: `${app.url}/auth`, person: null, ready: seen('input[type=email]') },
      {
        name: 'home',
        url: `${app.url}/`,
        person: mira,
        ready: `document.querySelector('h1')?.textContent.startsWith('Welcome') === true && ${seen('main a[href*="campaign"]')} && document.querySelector('main')?.textContent.includes('Continue')`,
      },
      { name: 'a table', url: `${app.url}/campaign?id=${campaignId}`, person: mira, ready: `${last} && ${composer}` },
    ];
    const least: Screen = { name: 'bare', url: bare.url, person: null, ready: seen('h1') };
    const figures: Figure[] = [];
    for (const again of [false, true]) {
      const openings = new Map<Screen, Opening[]>();
      for (let round = 0; round < rounds; round += 1)
        for (const screen of [least, ...screens])
          openings.set(screen, [...(openings.get(screen) ?? []), await open(browser, screen, again)]);
      // A second visit is held against the first one of the bare page.
      const bareAt = median(openings.get(least) ?? [], 'picture');
      for (const screen of screens) figures.push(...figuresOf(screen.name, openings.get(screen) ?? [], bareAt, again));
    }
    return figures;
  } finally {
    await browser.close();
    bare.close();
    await app.end();
  }
}

function figuresOf(name: string, openings: readonly Opening[], bare: number, again: boolean): Figure[] {
  const what = again ? `${name}, opened again` : name;
  const picture = compared({
    what: `first picture of ${what}`,
    unit: 'ms',
    ours: median(openings, 'picture'),
    bare,
    atMost: again ? 1 : 2,
  });
  if (again) return [picture];
  return [
    picture,
    limited(`requests until then, ${what}`, '', median(openings, 'requests'), 12),
    limited(`blocking until then, ${what}`, 'ms', median(openings, 'blocking'), 150),
    limited(`layout shift, ${what}`, '', median(openings, 'shift'), 0),
  ];
}
