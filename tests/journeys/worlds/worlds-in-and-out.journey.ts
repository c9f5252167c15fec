import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test.use({ expectedComplaints: expecting(refused(422, '/api/worlds/imports')) });

async function bring(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.goto('/world/library');
  await page.getByRole('button', { name: 'Import a world' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog');
}

test('a world goes out as a file and comes back the same, and a file that is no world is refused', async ({ browser, table }) => {
  const { page, person } = await browserOf(browser, table, 'Oda');
  const { id: worldId } = await person.call.worlds.create({
    name: 'The Weir',
    entries: [
      { category: 'items', name: 'Old Bell', text: 'It hangs in [[Tollhithe]].\n\n::: dm\nIt is cracked.\n:::' },
      { category: 'geography', name: 'Tollhithe', text: 'Four hundred roofs.' },
    ],
  });
  await page.goto(`/world/view/${worldId}`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(download.suggestedFilename()).toBe('The Weir.zip');
  const report = await bring(page, { name: 'The Weir.zip', mimeType: 'application/zip', buffer: readFileSync(await download.path()) });
  await expect(report).toContainText('World imported');
  await report.getByRole('link', { name: 'Open world' }).click();
  await expect(page).not.toHaveURL(new RegExp(worldId));
  await page.getByRole('tab', { name: /^Items/ }).click();
  await page.getByRole('button', { name: 'Old Bell' }).click();
  await expect(page.getByRole('link', { name: 'Tollhithe' }).first()).toBeVisible();
  await expect(page.getByLabel('Passage for the DM only')).toContainText('It is cracked.');
  await test.step('a file that is no world is refused with a sentence and leaves nothing', async () => {
    const before = await person.call.worlds.list({ which: 'own' });
    const dialog = await bring(page, { name: 'bad.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip at all') });
    await expect(dialog.getByRole('alert')).toContainText('bad.zip');
    expect(await person.call.worlds.list({ which: 'own' })).toEqual(before);
  });
});

test('a lorebook of another program comes in, with a report of what had no place', nightly, async ({ browser, table }) => {
  const { page } = await browserOf(browser, table, 'Mira');
  const entry = {
    uid: 0,
    key: ['bell', 'tower'],
    keysecondary: [],
    comment: 'The Bell',
    content: 'It rings.',
    order: 100,
    depth: 4,
    group: 'tides',
  };
  const book = { name: 'Bells', entries: { 0: entry } };
  const report = await bring(page, { name: 'book.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(book)) });
  await expect(report).toContainText('World imported');
  await expect(report).toContainText('entries[].order');
  await report.getByRole('link', { name: 'Open world' }).click();
  await expect(page.getByRole('button', { name: 'The Bell' }).first()).toBeVisible();
});
