import { expect } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';

const test = testAt();

test('a pack is found, got and installed in a campaign', async ({ browser, table }) => {
  const { page, person } = await browserOf(browser, table, 'Oda');
  await openCampaign(table, person, [], 'dm');
  await page.goto('/marketplace');
  await page.getByRole('searchbox', { name: 'Search the marketplace' }).fill('marsh');
  await page.getByRole('link', { name: 'View What the Marsh Keeps' }).click();
  await page.getByRole('button', { name: 'Get it' }).click();
  await page.getByRole('link', { name: 'Install it in My Purchases' }).click();
  await page.getByRole('button', { name: /^Install in a campaign/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Install What the Marsh Keeps' });
  const campaign = await dialog.getByRole('combobox', { name: 'Campaign' }).inputValue();
  await dialog.getByRole('button', { name: 'Install' }).click();
  await expect(page.getByRole('heading', { name: 'Installed' })).toBeVisible();
  const entries = await person.call.homebrew.list({ campaignId: campaign });
  expect(entries.map(({ entry }) => entry.name)).toContain('Wick Walker');
});
