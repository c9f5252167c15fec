import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { totp } from '#server/features/auth/credentials/totp.ts';
import { waitUntilLoaded } from '#tests/support/journeys/accessibility.ts';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, browserOf, testAt } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test.use({
  expectedComplaints: expecting(
    refused(401, '/call/notices/list'),
    // What a page asks while its session is ended.
    refused(401, '/call/campaigns/list'),
    refused(401, '/call/campaigns/myRequests'),
    refused(400, '/api/auth/two-factor/enable'),
    refused(401, '/api/auth/sign-in/email'),
    refused(429, '/api/auth/sign-in/email'),
  ),
});

async function giveCredentials(page: Page, email: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

/** Another browser of somebody, signed in by password and looking at a page. */
async function elsewhere(browser: Browser, table: Table, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: table.url });
  const page = await context.newPage();
  await page.goto(`/auth?next=${path}`);
  await giveCredentials(page, email);
  await expect(page).toHaveURL(`${table.url}${path}`);
  await waitUntilLoaded(page);
  return page;
}

const signedOut = (page: Page) => expect(page.getByText('You have been signed out successfully.')).toBeVisible();
const endedElsewhere = (page: Page) => expect(page.getByText('Signed out from another device').first()).toBeVisible();
const shut = (page: Page) => expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

/** What an authenticator shows for a key as it stands in base 32. */
function codeOf(key: string): string {
  const bits = key.replaceAll(/[A-Z2-7]/g, (letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.match(/[01]{8}/g) ?? [];
  return totp(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString('utf8'), new Date());
}

test('a second factor is set up, asked for at the next sign-in, and replaced by a recovery code', nightly, async ({ browser, table }) => {
  const { page, person, context } = await browserOf(browser, table, 'Mira');
  await page.goto('/account/settings');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog').getByText('That password is not correct.')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /to scan/ })).toBeVisible();
  const key = await page.getByRole('textbox', { name: 'Key' }).inputValue();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  // They are shown only once: neither Escape, however often, nor a click beside them takes them away.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(codes).toHaveCount(10);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(recovery);
  await page.getByRole('button', { name: 'I have saved them' }).click();

  for (const { field, code } of [
    { field: 'Code', code: () => codeOf(key) },
    { field: 'Recovery code', code: () => recovery.toLowerCase().replace('-', ' ') },
  ]) {
    await context.clearCookies();
    await page.goto('/auth?next=/account/profile');
    await giveCredentials(page, person.email);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    if (field === 'Recovery code') await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await expect(page.getByRole('textbox', { name: field })).toBeFocused();
    await page.getByRole('textbox', { name: field }).fill(code());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  }
});

test(
  'sessions are listed and ended one by one, elsewhere, here and everywhere, and the other browser says so',
  nightly,
  async ({ browser, table }) => {
    const { page, person } = await browserOf(browser, table, 'Tov');
    const other = await elsewhere(browser, table, person.email, '/account/settings');
    await page.goto('/account/settings');
    await expect(page.getByText('This one')).toHaveCount(1);

    await test.step('one session', async () => {
      await page.getByRole('button', { name: /^End the session/ }).click();
      await expect(page.getByText('Session ended')).toBeVisible();
      await endedElsewhere(other);
      await shut(other);
    });
    await test.step('all others', async () => {
      const third = await elsewhere(browser, table, person.email, '/learn');
      await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await endedElsewhere(third);
      await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(0);
    });
    await test.step('this one alone', async () => {
      const fourth = await elsewhere(browser, table, person.email, '/account/settings');
      await page.getByRole('button', { name: 'Sign out here' }).click();
      await signedOut(page);
      await fourth.reload();
      await expect(fourth.getByText('This one')).toBeVisible();
      const fifth = await elsewhere(browser, table, person.email, '/campaign');
      await fourth.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
      await signedOut(fourth);
      await endedElsewhere(fifth);
      await expect(fifth.getByText('You have been signed out successfully.')).toHaveCount(0);
    });
  },
);

test('after five wrong passwords the sixth attempt is refused, even with the right one', nightly, async ({ browser, page, table }) => {
  const { person } = await browserOf(browser, table, 'Iva');
  await page.goto(`${table.url}/auth`);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = page.waitForResponse(/sign-in\/email/);
    await giveCredentials(page, person.email, 'not the password');
    expect((await answer).status()).toBe(401);
    await expect(page.locator('form').getByText('The email address or the password is not right.')).toBeVisible();
  }
  await giveCredentials(page, person.email);
  await expect(page.getByText('Too many failed attempts. Please wait fifteen minutes and try again.').first()).toBeVisible();
  table.pass(15 * 60 + 1);
  await giveCredentials(page, person.email);
  await expect(page.getByRole('heading', { name: /Iva/ })).toBeVisible();
});
