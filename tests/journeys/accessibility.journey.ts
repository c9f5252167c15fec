import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { PASSWORD, browserOf, enterTemplate, say, testAt } from '#tests/support/table.ts';

const test = testAt();
test.describe.configure({ mode: 'parallel' });
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const Findings = z.array(z.string());
/** In the light theme only the colours are others: only what depends on them is looked at again. */
const themes = [
  {
    colorScheme: 'dark',
    widths: [1280, 768, 390],
    run: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  },
  { colorScheme: 'light', widths: [1280, 768, 390], run: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
] as const;
type Theme = (typeof themes)[number];
/** Pixels; as narrow as a page must still hold without being pushed sideways. */
const NARROWEST = 320;

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

async function findings(page: Page, { run }: Theme): Promise<string[]> {
  return Findings.parse(
    await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(run)}, resultTypes: ['violations'] })
      .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 160))))`),
  );
}

async function settle(page: Page) {
  await page.locator('main h1, [role="main"] h1').first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What is wrong with a page as it stands, at every width. */
async function problemsOf(page: Page, what: string, theme: Theme): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(axe);
  for (const width of theme.widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const finding of await findings(page, theme)) problems.push(`${what} at ${width}: ${finding}`);
  }
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (beyond > 0) problems.push(`${what} is ${beyond} pixels too wide at ${NARROWEST}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  return problems;
}

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
