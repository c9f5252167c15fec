import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, test } from '#tests/support/journeys/table.ts';

test.use({
  expectedComplaints: expecting(
    refused(401, '/api/auth/sign-in/email'),
    refused(422, '/api/auth/sign-up/email'),
    refused(404, '/no/such/place'),
    refused(404, '/campain'),
  ),
});

const email = 'rosalind@example.org';
const notice = (page: Page) => page.locator('[data-tone]');

async function signIn(page: Page, password: string) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

test('a newcomer signs up, takes a seat, signs out, and comes in again past every mistake', async ({ browser, table }) => {
  const page = await (await browser.newContext({ baseURL: table.url })).newPage();

  await test.step('an address that leads nowhere answers 404, says so and leads home', async () => {
    await page.goto('/no/such/place');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: /home/i }).first().click();
    await expect(page).toHaveURL(`${table.url}/`);
    const lost = await page.request.get('/campain');
    expect(lost.status()).toBe(404);
    for (const path of ['/world/view/no-such-world', '/learn/basics']) expect((await page.request.get(path)).status()).toBe(200);
  });

  await test.step('a newcomer signs up, finds the free campaign and takes a seat', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Rosalind');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password').fill('short');
    await page
      .getByRole('button', { name: /sign up|create/i })
      .last()
      .click();
    await expect(page.getByText('Password must be at least 6 characters long').first()).toBeVisible();
    await page.getByLabel('Password').fill(PASSWORD);
    await page
      .getByRole('button', { name: /sign up|create/i })
      .last()
      .click();
    await expect(page.getByRole('heading', { name: /Rosalind/ })).toBeVisible();
    await page.goto('/campaign');
    await expect(page.getByRole('heading', { name: 'Your Campaigns' })).toBeVisible();
    await page
      .getByRole('link', { name: /Enter Campaign/ })
      .first()
      .click();
    await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
    await expect(page.getByText('You come down into Tollhithe', { exact: false })).toBeVisible();
  });

  await test.step('signing out says so, and the campaign is closed to visitors', async () => {
    // What the page still asks for when the session ends is refused, and the browser's console says so.
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
    await page.goto('/campaign');
    await expect(page.locator('main').getByRole('link', { name: /sign in/i })).toBeVisible();
    await expect(page.getByRole('link', { name: /Enter Campaign/ })).toHaveCount(0);
  });

  await test.step('signing in goes on from what went wrong: the notice goes, and an address that is taken leads to signing in', async () => {
    await page.goto('/auth?tab=signup');
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
    await signIn(page, 'not the password');
    await expect(notice(page)).toContainText('Sign in failed');
    await expect(page.locator('form').getByRole('link', { name: 'Choose a new password' })).toBeVisible();
    await signIn(page, PASSWORD);
    await expect(page.getByRole('heading', { name: /Rosalind/ })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
});
