import { expect } from '@playwright/test';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, browserOf, test } from '#tests/support/journeys/table.ts';

test.use({ expectedComplaints: expecting(refused(401, '/api/auth/sign-in/email'), refused(404, '/no/such/place')) });

test.describe('arriving', () => {
  test('a newcomer signs up, finds the free campaign and takes a seat', async ({ page, table }) => {
    await page.goto(table.url);
    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Rosalind');
    await page.getByRole('textbox', { name: 'Email' }).fill('rosalind@example.org');
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
    await page.goto(`${table.url}/campaign`);
    await expect(page.getByRole('heading', { name: 'Your Campaigns' })).toBeVisible();
    await page
      .getByRole('link', { name: /Enter Campaign/ })
      .first()
      .click();
    await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
    await expect(page.getByText('You come down into Tollhithe', { exact: false })).toBeVisible();
  });

  test('a wrong password says so in words and keeps what was typed', async ({ page, table }) => {
    await page.goto(`${table.url}/auth`);
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
    await page.getByLabel('Password').fill('not the password');
    await page
      .locator('form')
      .getByRole('button', { name: /sign in/i })
      .click();
    await expect(page.getByText('Sign in failed')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.org');
  });

  test('signing out says so, and the campaign is closed to visitors', async ({ browser, table }) => {
    const { page } = await browserOf(browser, table, 'Greta');
    // What the page still asks for when the session ends is refused, and the browser's console says so.
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByText('You have been signed out successfully.')).toBeVisible();
    await page.goto('/campaign');
    await expect(page.locator('main').getByRole('link', { name: /sign in/i })).toBeVisible();
    await expect(page.getByRole('link', { name: /Enter Campaign/ })).toHaveCount(0);
  });

  test('an address that leads nowhere says so and leads home', async ({ page, table }) => {
    await page.goto(`${table.url}/no/such/place`);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: /home/i }).first().click();
    await expect(page).toHaveURL(`${table.url}/`);
  });
});
