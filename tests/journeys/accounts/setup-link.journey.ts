import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { makeSetupToken, setupPath } from '#server/features/setup/index.ts';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { chromiumLaunchOptions } from '#tests/support/journeys/chromium.ts';
import { expecting } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, testAt } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

/** A name that no browser takes for its own machine, and that leads here all the same: this is how another machine calls. */
const FAR = 'hearthlore.lan';
const { args = [], ...usual } = chromiumLaunchOptions();

const test = testAt({ signups: 'invite' });
test.use({ launchOptions: { ...usual, args: [...args, `--host-resolver-rules=MAP ${FAR} 127.0.0.1`] } });

// Over plain HTTP browsers ignore two headers of every page, and say so.
const ignored = ['The Cross-Origin-Opener-Policy header has been ignored', 'The page requested an origin-keyed agent cluster'];
const everyPage = ['/auth', '/admin', '/admin/people'].flatMap((path) => ignored.map((text) => ({ text, path })));
test.use({ expectedComplaints: expecting(...everyPage) });

const addressOf = ({ url }: Table) => `http://${FAR}:${new URL(url).port}`;
const arrive = async (browser: Browser, table: Table) => (await browser.newContext({ baseURL: addressOf(table) })).newPage();
const form = (page: Page) => page.locator('form');

test(
  'the first account of a server that is reached from another machine needs the setup link, which works once',
  nightly,
  async ({ browser, table }) => {
    const token = (await makeSetupToken(table.database.sql)) ?? '';
    const page = await arrive(browser, table);

    await test.step('without the link a sentence says what to do, and there is nothing to fill in', async () => {
      await page.goto('/auth?tab=signup');
      await expect(
        page.getByText('Nobody has an account here yet. Open the setup link that the server printed when it started.'),
      ).toBeVisible();
      await expect(form(page)).toHaveCount(0);
      expect(await problemsInBothThemes(page, 'sign-up without the setup link')).toEqual([]);
    });

    await test.step('with the link the first account is made, and administers', async () => {
      await page.goto(setupPath(token));
      await expect(page).toHaveURL(`${addressOf(table)}/auth?tab=signup`);
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
      await page.getByLabel('Password').fill(PASSWORD);
      await form(page).getByRole('button', { name: 'Sign Up' }).click();
      await expect(form(page)).toHaveCount(0);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();
    });

    await test.step('the link works once: whoever opens it afterwards needs an invitation as everybody does', async () => {
      const other = await arrive(browser, table);
      await other.goto(setupPath(token));
      await expect(other).toHaveURL(`${addressOf(table)}/auth?tab=signup`);
      await expect(other.getByRole('textbox', { name: 'Invitation' })).toBeVisible();
      const { rows } = await table.database.pool.query(`select name, plan from "user"`);
      expect(rows).toEqual([{ name: 'Ada', plan: 'ADMIN' }]);
      expect(await makeSetupToken(table.database.sql)).toBeNull();
    });
  },
);
