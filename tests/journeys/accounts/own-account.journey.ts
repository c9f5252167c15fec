import { crc32, deflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signUp } from '#tests/support/app/people.ts';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test.use({ expectedComplaints: expecting(refused(403, '/call/account/requestDeletion'), refused(403, '/call/account/reauthenticate')) });

const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group }).getByText(choice, { exact: true }).click();
const chosen = (page: Page, group: string, choice: string) =>
  expect(page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true })).toBeChecked();

test('a profile and the settings stay as they were chosen, here and after a reload', async ({ browser, table }) => {
  const { page } = await browserOf(browser, table, 'Mira', { colorScheme: 'light', reducedMotion: 'no-preference' });
  await test.step('the name and the picture', async () => {
    await page.goto('/account/profile');
    await page.getByRole('textbox', { name: 'Name' }).fill('Mira of the Weir');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Name saved')).toBeVisible();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Choose a picture' }).click()]);
    await chooser.setFiles({ name: 'mira.png', mimeType: 'image/png', buffer: picture() });
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect(page.getByText('Picture saved')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Mira of the Weir');
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await expect(page.getByRole('banner').locator('img')).toHaveJSProperty('naturalWidth', 256);
  });
  await test.step('theme, motion, text size, letters and sound', async () => {
    await page.goto('/account/settings');
    const choices = [
      ['Theme', 'Dark'],
      ['Motion', 'Reduced'],
      ['Text size', 'Large'],
      ['Mail notices', 'Off'],
      ['Sound at the table', 'On'],
    ] as const;
    for (const [group, choice] of choices) {
      const saved = page.waitForResponse(/account\/savePreferences/);
      await choose(page, group, choice);
      expect((await saved).status()).toBe(200);
    }
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    for (const [group, choice] of choices) await chosen(page, group, choice);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  });
});

test('an account is taken along, marked for deletion with its password, and kept after all', nightly, async ({ browser, table }) => {
  // The first account administers, and the last administrator cannot go.
  await signUp(table.url, 'Steward');
  const { page, person } = await browserOf(browser, table, 'Tov');
  await page.goto('/account/settings');
  await test.step('all of it comes as a zip', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download my data' }).click()]);
    const bytes = readFileSync(await download.path());
    expect(download.suggestedFilename()).toMatch(/^hearthlore-.*\.zip$/);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });
  await test.step('what is stored is said beside what may be', async () => {
    await expect(page.getByText('You have stored 0 of 2,000 MB.')).toBeVisible();
  });
  await test.step('deletion says what it means, asks who it is and leaves thirty days', async () => {
    await expect(page.getByText('Your own campaigns are deleted with everything said in them, also for their players.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(person.email);
    await expect(
      question.getByText('You own no campaign and no world.').or(question.getByRole('region', { name: /^Your/ }).first()),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Delete my account' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm it is you' });
    await confirm.getByLabel('Password').fill('not the password');
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await expect(confirm.getByText('That password is not correct.')).toBeVisible();
    await confirm.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Deletion asked for')).toBeVisible();
  });
  await test.step('it can be taken back', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0);
    await page.goto('/account/settings');
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});

/** A small PNG: 300 by 200 pixels of one colour. */
function picture(): Buffer {
  const [width, height] = [300, 200];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7a)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(named.length + 8);
  frame.writeUInt32BE(data.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), named.length + 4);
  return frame;
}
