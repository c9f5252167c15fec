import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsOf, settle, themes } from '#tests/support/accessibility.ts';
import { PASSWORD, browserOf, enterTemplate, say, testAt } from '#tests/support/table.ts';

const test = testAt();
test.describe.configure({ mode: 'parallel' });
const open = [
  '/',
  '/auth',
  '/auth?tab=signup',
  '/auth?error=access_denied',
  '/auth/forgot',
  '/auth/reset',
  '/auth/reset#token',
  '/auth/confirmed',
  '/auth/confirmed?error=token_expired',
  '/join#AAAAAAAAAAAAAAAAAAAAAAAAAA',
  '/campaign/join',
  '/account/settings',
  '/nowhere',
];
const signedIn = [
  '/',
  '/campaign',
  '/campaign/new',
  '/campaign/tome',
  '/campaign/current-worlds',
  '/campaign/current-campaigns',
  '/world-select-for-campaign',
  '/world/new',
  '/world/join',
  '/world/library',
  '/world/tome',
  '/world/view/free-template-world',
  '/world/view/no-such-world',
  '/account/profile',
  '/account/characters',
  '/account/settings',
  '/learn',
  '/learn/basics',
  '/tools',
  '/tools/dice',
  '/marketplace',
];
const administering = [
  'people',
  'people?search=nobody',
  'plan-requests',
  'invitations',
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
      await press(page, 'Go on');
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

for (const theme of themes) {
  const { colorScheme } = theme;
  test(`no screen has an accessibility violation in the ${colorScheme} theme at any width`, async ({ browser, table }) => {
    test.setTimeout(300_000);
    const look = { colorScheme, reducedMotion: 'reduce' } as const;
    const visitor = await (await browser.newContext({ baseURL: table.url, ...look })).newPage();
    const admin = await browserOf(browser, table, 'Wren', look);
    const { page, person } = await browserOf(browser, table, 'Bartholomew Quillfeather-Ashdown', look);
    await table.database.pool.query(`update "user" set plan = 'ADMIN' where id = $1`, [admin.person.id]);
    await person.call.plans.request({ plan: 'DM', reason: 'We would like to play on Thursdays.' });
    const problems: string[] = [];
    for (const [who, paths] of [
      [visitor, open],
      [page, signedIn],
      [admin.page, administering.map((path) => `/admin/${path}`)],
    ] as const) {
      for (const path of paths) {
        await who.goto(path);
        await settle(who);
        problems.push(...(await problemsOf(who, path, theme)));
      }
    }
    for (const [path, steps] of overlays) {
      await admin.page.goto(path);
      await steps(admin.page);
      problems.push(...(await problemsOf(admin.page, `over ${path}`, theme)));
    }
    await enterTemplate(page);
    await say(page, 'I look at the bell');
    problems.push(...(await problemsOf(page, 'the table', theme)));
    expect([...new Set(problems)]).toEqual([]);
  });
}
