import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { openScreen, problemsByDay, problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { signUp } from '#tests/support/app/people.ts';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, browserOf, enterTemplate, letAdminister, say, testAt } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import { nightly, tier } from '#tests/support/tier.ts';

const test = testAt();

test.use({
  expectedComplaints: expecting(
    refused(404, '/call/invitations/check'),
    refused(404, '/call/worlds/get'),
    refused(404, '/nowhere'),
    refused(403, '/call/admin/recoveryLink'),
  ),
});
test.describe.configure({ mode: 'parallel' });
/** Screens that anybody may see, and what else some of them can say. */
const open = [
  '/',
  '/auth',
  '/auth?tab=signup',
  '/auth/forgot',
  '/auth/reset#token',
  '/auth/address?step=1',
  '/auth/confirmed',
  '/join#AAAAAAAAAAAAAAAAAAAAAAAAAA',
  '/campaign/join',
  '/account/settings',
  '/nowhere',
];
const openOtherwise = [
  '/auth?error=access_denied',
  '/auth/reset',
  '/auth/address?step=2',
  '/auth/address?error=address.taken',
  '/auth/confirmed?error=token_expired',
];
const signedIn = [
  '/',
  '/campaign',
  '/campaign/new',
  '/world/join',
  '/world/view/free-template-world',
  '/world/view/no-such-world',
  '/account/profile',
  '/account/characters',
  '/account/settings',
  '/learn',
  '/learn/basics',
  '/learn/combat',
  '/tools',
  '/tools/dice',
  '/tools/generators',
  '/tools/maps',
  '/tools/character',
  '/tools/encounters',
  '/marketplace',
  '/marketplace/purchases',
  '/marketplace/publish?offer=adventure',
  '/marketplace/listing/3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e05',
];
/** Other addresses of the same screens; those of worlds are looked at with a world that has more in it. */
const signedInOtherwise = [
  '/campaign/tome',
  '/campaign/current-worlds',
  '/campaign/current-campaigns',
  '/world-select-for-campaign',
  '/world/new',
  '/world/library',
  '/world/tome',
];
const administering = [
  'people',
  'people?search=nobody',
  'plan-requests',
  'invitations',
  'marketplace',
  'settings',
  'usage',
  'backups',
  'audit-log',
  'health',
];

type Opening = [path: string, steps: (page: Page) => Promise<void>];

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Dialogs and menus over their screens. */
const overlays: Opening[] = [
  ['/account/profile', (page) => page.getByRole('button', { name: 'account menu' }).click()],
  ['/account/settings', (page) => press(page, 'Delete my account')],
  [
    '/account/settings',
    async (page) => {
      await press(page, 'Set up');
      await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
      await press(page, 'Continue');
      await page.getByRole('textbox', { name: 'Key' }).waitFor();
    },
  ],
  ['/admin/people', (page) => press(page, /^Actions for Bartholomew/)],
  [
    '/admin/people',
    async (page) => {
      await press(page, /^Actions for Bartholomew/);
      await page.getByRole('menuitem', { name: 'Change plan' }).click();
    },
  ],
  [
    '/admin/people',
    async (page) => {
      await press(page, /^Actions for Bartholomew/);
      await page.getByRole('menuitem', { name: 'Make a recovery link' }).click();
      await press(page, 'Make the link');
      await page.getByLabel('Password').waitFor();
    },
  ],
  ['/admin/plan-requests', (page) => press(page, /^Decline/)],
  [
    '/admin/invitations',
    async (page) => {
      await press(page, 'Make invitation');
      await page.getByRole('textbox', { name: 'Code' }).waitFor();
    },
  ],
];

const look = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;
const plainly = () => Promise.resolve();

/** What is wrong with these screens in both themes, each once it shows what it is about and the steps are done. */
async function problemsAt(page: Page, openings: readonly Opening[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, steps] of openings) {
    await openScreen(page, path);
    // What is not shown has no fault.
    await expect(page.getByText('Oops! Page not found')).toHaveCount(path === '/nowhere' ? 1 : 0);
    await steps(page);
    problems.push(...(await problemsInBothThemes(page, steps === plainly ? path : `over ${path}`)));
  }
  return [...new Set(problems)];
}

const plain = (paths: readonly string[]) => paths.map((path): Opening => [path, plainly]);

test.beforeEach(() => test.setTimeout(300_000));

test('no screen that anybody may see has an accessibility violation in either theme', async ({ browser, table }) => {
  const visitor = await (await browser.newContext({ baseURL: table.url, ...look })).newPage();
  expect(await problemsAt(visitor, plain(tier.isNightly ? [...open, ...openOtherwise] : open))).toEqual([]);
});

test('no screen of somebody with an account has an accessibility violation in either theme', async ({ browser, table }) => {
  const { page } = await browserOf(browser, table, 'Bartholomew Quillfeather-Ashdown', look);
  expect(await problemsAt(page, plain(tier.isNightly ? [...signedIn, ...signedInOtherwise] : signedIn))).toEqual([]);
  await enterTemplate(page);
  await say(page, 'I look at the bell');
  expect(await problemsInBothThemes(page, 'the table')).toEqual([]);
  // One screen with nearly everything on it, lest daylight were looked at in the nightly run alone.
  expect(await problemsByDay(page, 'the table', [390])).toEqual([]);
});

/** An administrator, and somebody who asks for a plan. */
async function administrator(browser: Browser, table: Table): Promise<Page> {
  const { page, person } = await browserOf(browser, table, 'Wren', look);
  const { call } = await signUp(table.url, 'Bartholomew Quillfeather-Ashdown');
  await letAdminister(table, person);
  await call.plans.request({ plan: 'DM', reason: 'We would like to play on Thursdays.' });
  return page;
}

test('no screen of an administrator has an accessibility violation in either theme', async ({ browser, table }) => {
  const page = await administrator(browser, table);
  expect(await problemsAt(page, plain(administering.map((path) => `/admin/${path}`)))).toEqual([]);
});

test('nothing that opens over the screens of an account has an accessibility violation', nightly, async ({ browser, table }) => {
  const page = await administrator(browser, table);
  expect(await problemsAt(page, overlays)).toEqual([]);
});
