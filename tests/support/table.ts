import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { builtPages } from '#server/kernel/pages.ts';
import { openModel } from '#server/features/narrator/model/model.ts';
import { startApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { PASSWORD, signUp } from '#tests/support/people.ts';
import type { Somebody } from '#tests/support/people.ts';

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url));
const DEADLINES = { firstContentMs: 5000, stallMs: 5000, totalMs: 30_000 };

/** The whole product, built pages and Storyteller included, with a clock that a journey can push forward. */
export interface Table extends TestApp {
  /** Lets the server's clock jump ahead. */
  pass(seconds: number): void;
}

/** Opens a table of its own for a journey; anyone may sign up unless it is told otherwise. */
export async function openTable(options: Parameters<typeof startApp>[0] = {}): Promise<Table> {
  let skipped = 0;
  const app = await startApp({
    signups: 'open',
    now: () => new Date(Date.now() + skipped),
    pages: builtPages(WEB),
    pace: 5,
    model: openModel({ name: null, baseUrl: null, apiKey: null, ...DEADLINES }),
    ...options,
  });
  return { ...app, pass: (seconds) => void (skipped += seconds * 1000) };
}

/** Somebody's browser, signed in by the session cookie of a fresh account. */
export async function browserOf(browser: Browser, table: Table, name: string, options: Parameters<Browser['newContext']>[0] = {}) {
  return browserAs(browser, table, await signUp(table.url, name), options);
}

/** A browser of somebody who has an account already. */
export async function browserAs(browser: Browser, table: Table, person: Somebody, options: Parameters<Browser['newContext']>[0] = {}) {
  const context: BrowserContext = await browser.newContext({ baseURL: table.url, ...options });
  await context.addCookies(
    person.cookie.split('; ').map((pair) => {
      const [key = '', value = ''] = pair.split(/=(.*)/s);
      return { name: key, value, url: table.url };
    }),
  );
  return { person, context, page: await context.newPage() };
}

/** Takes a page to the free template campaign and waits until its chat is there. */
export async function enterTemplate(page: Page): Promise<void> {
  await page.goto('/campaign?id=free-template-campaign');
  await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Raise Hand' })).toBeEnabled();
}

/** Types a message and sends it. */
export async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(words);
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(page.getByRole('log', { name: 'Campaign Chat' }).getByText(words, { exact: true }).last()).toBeVisible();
}

export { PASSWORD };

/** Journeys of one file at a table that stands for them alone. */
export function testAt(options: Parameters<typeof openTable>[0] = {}) {
  return base.extend<object, { table: Table }>({
    table: [
      // Playwright reads the fixtures a function asks for from its first parameter's pattern.
      async ({ browser: _browser }, use) => {
        const table = await openTable(options);
        await use(table);
        await table.end();
      },
      { scope: 'worker' },
    ],
  });
}

/** Journeys that share a table. */
export const test = testAt();
