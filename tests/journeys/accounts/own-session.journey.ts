import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readAuthenticator } from '#tests/support/services/authenticator.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import { signUp } from '#tests/support/app/people.ts';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, browserAs, browserOf, letAdminister, testAt } from '#tests/support/journeys/table.ts';

const test = testAt();

test.use({
  expectedComplaints: expecting(
    refused(401, '/api/auth/sign-in/email'),
    refused(422, '/api/auth/sign-up/email'),
    refused(403, '/call/admin/removeSecondFactor'),
    refused(401, '/call/notices/list'),
    refused(401, '/call/account/session'),
    refused(404, '/campain'),
  ),
});

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

const notice = (page: Page) => page.locator('[data-tone]');

test('a session that is ended elsewhere says why and what to do, and a name typed meanwhile is kept', async ({ browser, table }) => {
  const { page, person } = await browserOf(browser, table, 'Ona');
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
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(notice(page)).toContainText('You have been signed out successfully.');
    await expect(notice(page)).toHaveAttribute('data-tone', 'plain');
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByText('Your session has expired')).toHaveCount(0);
  });
});

test('a session whose cookie is gone says that it has expired', async ({ browser, table }) => {
  const { page, context } = await browserOf(browser, table, 'Lia');
  await page.goto('/account/settings');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page.locator('main').getByText('Your session has expired')).toBeVisible();
});

test('signing in goes on from what went wrong: the notice goes, and an address that is taken leads to signing in', async ({
  page,
  table,
}) => {
  const { email } = await signUp(table.url, 'Tov');
  await page.goto(`${table.url}/auth?tab=signup`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await test.step('what was typed can be looked at', async () => {
    await page.getByRole('button', { name: 'Show what you type' }).click();
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Show what you type' }).click();
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  });
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.locator('form').getByText('There is an account with this email address already.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in instead' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await signIn(page, email, 'not the password');
  await expect(notice(page)).toContainText('Sign in failed');
  await expect(page.locator('form').getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: /Tov/ })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('an administrator takes a second factor off for somebody who has lost it', async ({ browser, table }) => {
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

test('a request for DM access that is submitted twice at once is made once, and says so', async ({ browser, table }) => {
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

test('an address where no page stands answers 404 and shows the 404 page', async ({ page, table }) => {
  const lost = await page.goto(`${table.url}/campain`);
  expect(lost?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect((await page.goto(`${table.url}/world/view/no-such-world`))?.status()).toBe(200);
  expect((await page.goto(`${table.url}/learn/basics`))?.status()).toBe(200);
});
