import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { builtPages } from '#server/kernel/http/pages.ts';
import { openModel } from '#server/features/model/model.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { PASSWORD, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { test as base } from './quiet-console.ts';
import { tier } from '#tests/support/tier.ts';

type Pages = ReturnType<typeof builtPages>;

/** Pages in a folder of the build, read when the first one is asked for. */
function pagesIn(folder: string): Pages {
  let pages: Pages | null = null;
  return (request, response, parts) =>
    (pages ??= builtPages(fileURLToPath(new URL(`../../../dist/${folder}/`, import.meta.url))))(request, response, parts);
}

/** The pages as people get them. */
const productPages = pagesIn('web');
/** The same pages with React's development build, which warns in the console where the product keeps silent, and takes half as long again. */
const pagesWithWarnings = pagesIn('web-with-warnings');
const DEADLINES = { firstContentMs: 5000, stallMs: 5000, totalMs: 30_000 };

/** The whole product, pages and Storyteller included, with a clock that a journey can push forward. */
export interface Table extends TestApp {
  /** Lets the server's clock jump ahead. */
  pass(seconds: number): void;
}

export interface TableOptions extends NonNullable<Parameters<typeof startApp>[0]> {
  /** Whether React's warnings fail the journey: they do in the nightly run, unless it is about the pages as people get them. */
  warnings?: boolean;
}

/** Opens a table of its own for a journey; anyone may sign up unless it is told otherwise. */
export async function openTable({ warnings = tier.isNightly, ...options }: TableOptions = {}): Promise<Table> {
  let skipped = 0;
  const app = await startApp({
    signups: 'open',
    now: () => new Date(Date.now() + skipped),
    pages: warnings ? pagesWithWarnings : productPages,
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

/** Somebody may open campaigns from now on, and every session of theirs knows it at once. */
export async function letLead({ database, kernel }: TestApp, { id }: Pick<Somebody, 'id'>): Promise<void> {
  await database.pool.query(`update "user" set plan = 'DM' where id = $1 and plan = 'FREE'`, [id]);
  kernel.sessionInvalidation.invalidate(id);
}

/** Makes somebody an administrator, and the server forgets what it knew of their sessions. */
export async function letAdminister({ database, kernel }: TestApp, { id }: Pick<Somebody, 'id'>): Promise<void> {
  await database.pool.query(`update "user" set plan = 'ADMIN' where id = $1`, [id]);
  kernel.sessionInvalidation.invalidate(id);
}

/** Takes a page to the free template campaign and waits until its chat is there, with the turn beside it where there is room. */
export async function enterTemplate(page: Page): Promise<void> {
  await page.goto('/campaign?id=free-template-campaign');
  await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled();
  // Who has no hero yet is shown where to make one.
  const turn = page.getByRole('tab', { name: 'Turn' });
  if (await turn.isVisible()) await turn.click();
}

/** Types a message and sends it. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  // What is typed before the story is there is kept, and sent by nobody.
  await expect(page.getByRole('form', { name: 'Write' }).locator('[type=submit]')).toBeEnabled();
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
  const log = page.getByRole('log', { name: 'Campaign Chat' });
  await expect(log.getByText(text, { exact: true }).last()).toBeVisible();
  // It is shown before the server has it.
  await expect(log.getByText('Sending…')).toHaveCount(0);
}

/** Presses somebody among those whom the person whose turn it is can strike. */
export async function pressTarget(within: Page | Locator, name: string): Promise<void> {
  const everybody = within.getByRole('group', { name: 'Target' });
  const line = within.getByRole('button', { name: /^Target:/ });
  await expect(everybody.or(line)).toBeVisible();
  // On a phone they stand in a sheet that one line opens.
  const isLine = await line.isVisible();
  if (isLine) await line.click();
  const among = isLine ? within.getByRole('dialog', { name: 'Target' }) : everybody;
  await among.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

export { PASSWORD };

/**
 * The tables of the file that a worker is at. A worker takes one file after another, so that the server is loaded once, and closes
 * the tables of a file before the next.
 */
class TablesOfFile {
  #file = '';
  readonly #open = new Map<object, Promise<Table>>();

  async at(file: string, options: TableOptions): Promise<Table> {
    if (file !== this.#file) {
      await this.close();
      this.#file = file;
    }
    const table = this.#open.get(options) ?? openTable(options);
    this.#open.set(options, table);
    return table;
  }

  async close(): Promise<void> {
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const table of open) await (await table).end();
  }
}

const withTables = base.extend<object, { tables: TablesOfFile }>({
  tables: [
    // Playwright reads the fixtures a function asks for from its first parameter's pattern.
    async ({ browser: _browser }, use) => {
      const tables = new TablesOfFile();
      await use(tables);
      await tables.close();
    },
    { scope: 'worker' },
  ],
});

/** Journeys of one file at a table that stands for them alone. */
export function testAt(options: TableOptions = {}) {
  return withTables.extend<{ table: Table }>({
    table: async ({ tables }, use, { file }) => use(await tables.at(file, options)),
  });
}

/** Journeys of a file that share a table, on the pages as people get them. */
export const test = testAt({ warnings: false });
