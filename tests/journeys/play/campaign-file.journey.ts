import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test('a campaign goes out as a file, is shown before it is kept, and plays on', nightly, async ({ browser, table }) => {
  const { page, person } = await browserOf(browser, table, 'Oda');
  const { id: worldId } = await person.call.worlds.create({ name: 'The Weir' });
  const { id, name } = await person.call.campaigns.create({ name: 'The salt road', worldId });
  await page.goto(`/campaign?id=${id}&name=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: /^Table/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export campaign' }).click()]);
  expect(download.suggestedFilename()).toBe('The salt road.zip');
  await page.goto('/campaign/tome');
  await page.getByRole('button', { name: 'Import a campaign' }).click();
  const buffer = readFileSync(await download.path());
  await page.locator('input[type=file]').setInputFiles({ name: 'road.zip', mimeType: 'application/zip', buffer });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Look inside' }).click();
  // It is read by a process of its own, which has to start first.
  await expect(dialog).toContainText('Nothing is kept yet.', { timeout: 30_000 });
  expect(await problemsInBothThemes(page, 'what is in a campaign’s file')).toEqual([]);
  await dialog.getByRole('button', { name: 'Import campaign' }).click();
  await dialog.getByRole('link', { name: 'Open campaign' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByText('You reach the Weir').first()).toBeVisible();
});
