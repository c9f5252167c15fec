import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { builtPages } from '#server/kernel/http/pages.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import { browserAs, openTable, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// React's development build mounts everything twice, and asks twice.
const test = testAt({ warnings: false });

/** As many requests as may be sent before something can be used. */
const REQUESTS = 12;

/** Notes what a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  return sent;
}

test('a first picture takes few requests and none for its data: signing in, home, and a table that can be written at', async ({
  browser,
  table,
  page,
}) => {
  const oda = await browserAs(browser, table, await signUp(table.url, 'Oda'));
  const campaignId = await openCampaign(table, oda.person, [], 'dm');
  await oda.person.call.chat.post({ id: crypto.randomUUID(), campaignId, content: 'A gull cries over the quay.' });

  await test.step('signing in', async () => {
    const sent = requestsOf(page);
    await page.goto(`${table.url}/auth`);
    await page.getByRole('textbox', { name: 'Email' }).fill('oda@example.org');
    expect(sent.length).toBeLessThanOrEqual(REQUESTS);
    expect(sent).not.toContainEqual(expect.stringMatching(/^\/call\//));
  });

  await test.step('home', async () => {
    const sent = requestsOf(oda.page);
    // What is asked for until the picture stands, and not what comes once it does.
    await oda.page.goto('/');
    await expect(oda.page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(oda.page.getByRole('main').getByText('The salt road').first()).toBeVisible();
    expect(sent.filter((path) => /^\/call\/(account\/me|home|characters|worlds)/.test(path))).toEqual([]);
    expect(sent.filter((path) => path.startsWith('/assets/')).length).toBeLessThan(REQUESTS);
  });

  await test.step('a table', async () => {
    const next = await oda.page.context().newPage();
    const sent = requestsOf(next);
    await next.goto(`/campaign?id=${campaignId}`);
    await expect(next.getByRole('log').getByText('A gull cries over the quay.')).toBeVisible();
    await next.getByRole('textbox', { name: 'Message', exact: true }).pressSequentially('I wave.');
    await expect(next.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('I wave.');
    expect(sent.filter((path) => /^\/call\/(account\/me|campaigns\/get|chat\/list|characters\/list|combat\/get)/.test(path))).toEqual([]);
  });
});

/** What the browser keeps of the product: each address, with all that is in it. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map(async (name) => caches.open(name)));
    const files = await Promise.all(shelves.map(async (shelf) => (await shelf.keys()).map(async (key) => [key.url, shelf] as const)));
    const found = await Promise.all(files.flat());
    return Promise.all(found.map(async ([url, shelf]) => ({ path: new URL(url).pathname, text: await (await shelf.match(url))?.text() })));
  });

/** What a page has loaded, each file with where a browser that was told takes it from: `cache` for a shelf. */
const sourcesOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const source: unknown = Reflect.get(entry, 'workerFinalSourceType');
      return [new URL(entry.name).pathname, source] as const;
    }),
  );

const shelvesOf = async (page: Page) => (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('shell-'));

test(
  'files of screens are kept by the browser, a new build shows with the next load, and nothing of anybody is kept',
  nightly,
  async ({ browser }) => {
    const built = fileURLToPath(new URL('../../../dist/web/', import.meta.url));
    const next = await mkdtemp(join(tmpdir(), 'hearthlore-next-build-'));
    let pages = builtPages(built);
    const table = await openTable({ pages: (...asked) => pages(...asked) });
    try {
      const { page } = await browserAs(browser, table, await signUp(table.url, 'Oda'));

      await test.step('what is there already is not asked for again', async () => {
        await page.goto('/');
        await expect
          .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
          .toBe('activated');
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
        const scripts = (await sourcesOf(page)).filter(([path]) => /^\/assets\/(frame|libraries|kit|home|theme).*\.js$/.test(path));
        expect(scripts.length).toBeGreaterThanOrEqual(5);
        expect(scripts.filter(([, source]) => source !== 'cache')).toEqual([]);
      });

      await test.step('a page that is kept is nobody’s', async () => {
        const kept = await keptBy(page);
        expect(kept.map(({ path }) => path).filter((path) => !/^\/(offline\.html|assets\/.*)$/.test(path))).toEqual([]);
        expect(kept.filter(({ text }) => text === undefined || /Oda\b|example\.org/.test(text))).toEqual([]);
      });

      await test.step('a new build shows with the next load, and the files of the one before stay for pages that are open', async () => {
        const before = await shelvesOf(page);
        await cp(built, next, { recursive: true });
        const edit = async (file: string, wanted: RegExp, by: string) => {
          const text = await readFile(join(next, file), 'utf8');
          expect(text).toMatch(wanted);
          await writeFile(join(next, file), text.replace(wanted, by));
        };
        await edit('index.html', /<html lang="en"/, '<html lang="en" data-build="next"');
        await edit('service-worker.js', /build: ?"[^"]+"|"build":"[^"]+"/, '"build":"next"');
        pages = builtPages(next);
        await page.reload();
        await expect(page.locator('html[data-build=next]')).toBeAttached();
        await expect.poll(() => shelvesOf(page)).toEqual([...before, 'shell-next']);
      });
      // A page that stays open would look for a server that has ended.
      await page.close();
    } finally {
      await table.end();
      await rm(next, { recursive: true, force: true });
    }
  },
);
