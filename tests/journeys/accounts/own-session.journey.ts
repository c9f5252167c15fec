import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readAuthenticator } from '#tests/support/services/authenticator.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import { signUp } from '#tests/support/app/people.ts';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { openMenu } from '#tests/support/journeys/open-menu.ts';
import { PASSWORD, browserAs, browserOf, letAdminister, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test.use({
  expectedComplaints: expecting(
    refused(403, '/call/admin/removeSecondFactor'),
    refused(401, '/call/notices/list'),
    refused(401, '/call/account/session'),
  ),
});

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

const notice = (page: Page) => page.locator('[data-tone]');

test('a session that ends says why and what to do, and a name typed meanwhile is kept', async ({ browser, table }) => {
  const { page, person, context } = await browserOf(browser, table, 'Ona');
  await page.goto('/account/profile');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ona of the Ferry');
  const other = openBrowser(table.url);
  await other.account('sign-in/email', { email: person.email, password: PASSWORD });
  await other.account('change-password', { currentPassword: PASSWORD, newPassword: 'another lantern' });
  await expect(notice(page)).toHaveAttribute('data-tone', 'danger');
  await expect(notice(page)).toContainText('Your password was changed');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.locator('main').getByText('Sign in with the new password.', { exact: false })).toBeVisible();
  await test.step('it still does after a reload', async () => {
    await page.reload();
    await expect(page.locator('main').getByText('Your password was changed')).toBeVisible();
  });
  await signIn(page, person.email, 'another lantern');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ona of the Ferry');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
  await test.step('a wished end is a success, and nothing is said of it later', async () => {
    await openMenu(page.getByRole('button', { name: /account menu/ }));
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(notice(page)).toContainText('You have been signed out successfully.');
    await expect(notice(page)).toHaveAttribute('data-tone', 'plain');
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByText('Your session has expired')).toHaveCount(0);
  });
  await test.step('a session whose cookie is gone says that it has expired', async () => {
    await signIn(page, person.email, 'another lantern');
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
    // What the screen asks for is answered: without a cookie it would be refused, and an answer after that would bring the cookie back.
    const answers = ['account/session', 'account/sessions', 'account/storage', 'speech/voice'].map((call) =>
      page.waitForResponse(`**/call/${call}`),
    );
    await page.goto('/account/settings');
    await Promise.all(answers);
    await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
    await context.clearCookies();
    await page.reload();
    await expect(page.locator('main').getByText('Your session has expired')).toBeVisible();
  });
});

test('an administrator takes a second factor off for somebody who has lost it', nightly, async ({ browser, table }) => {
  const admin = await signUp(table.url, 'Wren');
  await letAdminister(table, admin);
  const email = 'rue@example.org';
  const rue = openBrowser(table.url);
  await rue.account('sign-up/email', { name: 'Rue', email, password: PASSWORD });
  const { body } = await rue.account('two-factor/enable', { password: PASSWORD });
  await rue.account('two-factor/verify-totp', { code: readAuthenticator(body['totpURI'])() });
  const { page } = await browserAs(browser, table, admin);
  await page.goto('/admin/people?search=rue');
  await page.getByRole('button', { name: 'Actions for Rue' }).click();
  await page.getByRole('menuitem', { name: 'Remove second factor' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove second factor' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it is you' });
  await confirm.getByLabel('Password').fill(PASSWORD);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(notice(page)).toContainText('Second factor removed');
  const phone = await (await browser.newContext({ baseURL: table.url })).newPage();
  await phone.goto('/auth');
  await signIn(phone, email);
  await expect(phone.getByRole('heading', { name: /Rue/ })).toBeVisible();
});

test('a request for DM access that is submitted twice at once is made once, and says so', nightly, async ({ browser, table }) => {
  await signUp(table.url, 'Steward');
  const { page } = await browserOf(browser, table, 'Iva');
  await page.goto('/account/profile');
  await page.getByRole('button', { name: 'Request DM Access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request DM Access' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A table on Thursdays');
  await dialog.locator('form').evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) throw new Error('This is no form.');
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(notice(page)).toContainText('Plan change requested');
  await expect(page.getByText('Waiting for an answer')).toHaveCount(1);
  await expect(notice(page)).toHaveAttribute('data-tone', 'plain');
});
