import { expect } from '@playwright/test';
import { problemsOf, themes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test('a visitor makes a hero, rolls and is hurt over a reload, and moves the hero into an account', nightly, async ({ browser, table }) => {
  test.setTimeout(90_000);
  const { page, context } = await browserOf(browser, table, 'Mira');
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.goto('/tools/character');
  await page.getByRole('button', { name: 'New hero' }).press('Enter');
  expect(await problemsOf(page, 'Making a hero', { ...themes[0], widths: [390] })).toEqual([]);
  await page.getByRole('button', { name: 'Pick a ready hero' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /wizard/ })
    .click();

  const sheet = page.getByRole('article');
  await sheet
    .getByRole('button', { name: /^Roll Dagger attack/ })
    .first()
    .press('Enter');
  await expect(sheet.getByRole('region', { name: 'Last roll' })).toContainText('Dagger attack');
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('2');
  await sheet.getByRole('textbox', { name: 'Amount' }).press('Enter');
  await expect(page.getByText(/takes 2 damage/)).toBeVisible();
  expect(await problemsOf(page, 'A hero of the device', { ...themes[0], widths: [390] })).toEqual([]);
  await page.reload();
  await expect(sheet.getByRole('region', { name: 'Hit Points' })).toContainText(/6 \//);

  await context.addCookies(cookies);
  await page.goto('/tools/character');
  await page.getByRole('button', { name: 'Move them' }).click();
  const account = page.getByRole('region', { name: 'In your account' });
  await expect(account.getByRole('button', { name: /^Open / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'On this device' })).toHaveCount(0);
  expect(await problemsOf(page, 'Heroes of an account', { ...themes[0], widths: [1280, 390] })).toEqual([]);
});
