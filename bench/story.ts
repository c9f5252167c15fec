import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { builtPages } from '#server/kernel/http/pages.ts';
import { tidyTables } from '#server/kernel/database/tidy-tables.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { chromiumLaunchOptions } from '#tests/support/journeys/chromium.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { limited } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { percentile } from '#bench/figures/statistics.ts';
import { cookiesOf } from './cookies.ts';

const MESSAGES = 10_000;
/** How much slower the browser's processor is made. */
const SLOWED = 4;
const WORDS = 'I lift the lantern and look along the quay, where the boats lie on their sides in the mud. ';
/** Browsers do not name interactions that were over sooner. */
const SHORTEST_NAMED_MILLISECONDS = 16;
const SEARCHES = 60;

/** A table with ten thousand messages, all of them fetched: what typing feels like, how much stands in the page, and how long a search takes. */
export async function measureStory(web = new URL('../dist/web/', import.meta.url)): Promise<Figure[]> {
  const app = await startApp({ pages: builtPages(fileURLToPath(web)) });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const [owner, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
    const campaignId = await openCampaign(app, owner, [mira], 'dm');
    await fill(app, campaignId, [owner, mira]);
    const searches = await searchOften(mira, campaignId);
    const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1280, height: 900 } });
    await context.addCookies(cookiesOf(mira, app.url));
    const page = await context.newPage();
    await page.addInitScript({ content: observe });
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('log', { name: 'Campaign Chat' }).waitFor();
    const most = await readBack(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const typed = await type(page);
    const nodes = Math.max(most, await countNodes(page));
    const what = `${MESSAGES} messages, processor ${SLOWED} times slower`;
    return [
      limited(`typing, p98 of ${typed.length} keys, ${what}`, 'ms', percentile(typed, 0.98), 50),
      limited(`elements in the page, ${what}`, '', nodes, 2500),
      limited(`search for rare words in ${MESSAGES} messages, p99 of ${SEARCHES}`, 'ms', percentile(searches, 0.99), 250),
    ];
  } finally {
    await browser.close();
    await app.end();
  }
}

async function fill({ database }: TestApp, campaignId: string, people: Somebody[]): Promise<void> {
  await database.pool.query(
    `insert into message (id, campaign_id, branch_id, author_id, author_name, role, content, audience, created_at)
     select 'story-' || n, $1, $1, case n % 5 when 4 then null else ($2::text[])[1 + n % 2] end, case n % 5 when 4 then 'Narrator' else ($3::text[])[1 + n % 2] end,
       case n % 5 when 4 then 'ai' else 'player' end, 'Number ' || n || '. ' || repeat($4, 1 + n % 4), case when n % 11 = 0 and n % 5 <> 4 then $2::text[] end,
       now() - interval '20 days' + n * interval '2 minutes'
     from generate_series(1, $5::int) as n`,
    [campaignId, people.map(({ id }) => id), people.map(({ name }) => name), WORDS, MESSAGES],
  );
  // As a server that runs for longer does each hour.
  await tidyTables(database.pool);
}

async function searchOften({ call }: Somebody, campaignId: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < SEARCHES; n += 1) {
    const began = performance.now();
    await call.chat.search({ campaignId, text: `quay Number ${n * 150 + 7}.` });
    times.push(performance.now() - began);
  }
  return times;
}

/** Notes in the page how long each key took from its press to the next picture. */
const observe = `
  globalThis.keysTook = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) keysTook.set(interactionId, Math.max(keysTook.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', buffered: true, durationThreshold: ${SHORTEST_NAMED_MILLISECONDS} });`;

const countNodes = (page: Page): Promise<number> => page.evaluate('document.getElementsByTagName("*").length');

/** Turns back to the first message, so that the browser holds all of them; answers the most elements that stood there meanwhile. */
async function readBack(page: Page): Promise<number> {
  let most = 0;
  const log = page.getByRole('log', { name: 'Campaign Chat' });
  for (let turns = 0; turns < 900; turns += 1) {
    await log.evaluate('(element) => void element.scrollTo({ top: 0 })').catch(() => null);
    await log.press('Home');
    most = Math.max(most, await countNodes(page));
    if (
      await page
        .getByText(/^Number 1\. /)
        .first()
        .isVisible()
    )
      return most;
    await page.waitForTimeout(30);
  }
  throw new Error('The first message did not come.');
}

async function type(page: Page): Promise<number[]> {
  const text = WORDS.repeat(2);
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.click();
  await page.evaluate('keysTook.clear()');
  await box.pressSequentially(text, { delay: 70 });
  await page.waitForTimeout(1000);
  const named: number[] = await page.evaluate('[...keysTook.values()]');
  return [...named, ...Array.from({ length: Math.max(0, text.length - named.length) }, () => SHORTEST_NAMED_MILLISECONDS)];
}
