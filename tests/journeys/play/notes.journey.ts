import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { expecting, lost, refused } from '#tests/support/journeys/quiet-console.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test.use({ expectedComplaints: expecting(lost('/call/notes/save'), lost('/call/notes/get'), refused(404, '/call/notes/get')) });
const words = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test(
  'notes are written by two at once, kept while the server is away, and hidden from whom they are not for',
  nightly,
  async ({ browser, table }) => {
    test.slow();
    const oda = await browserOf(browser, table, 'Oda');
    const mira = await browserOf(browser, table, 'Mira');
    const campaignId = await openCampaign(table, oda.person, [mira.person], 'dm');
    for (const { page } of [oda, mira]) {
      await page.goto(`/campaign?id=${campaignId}`);
      await page.getByRole('tab', { name: 'Notes' }).click();
    }

    await test.step('a note is for its writer alone until it is opened to the table', async () => {
      await mira.page.getByRole('button', { name: 'New note' }).click();
      await mira.page.getByRole('textbox', { name: 'Title' }).fill('Bells');
      await words(mira.page).fill('First line.\n\nSecond line.\n\nThird line.');
      await saved(mira.page);
      await expect(oda.page.getByText('No notes yet')).toBeVisible();
      await mira.page.getByRole('radio', { name: 'Everyone' }).check({ force: true });
      await oda.page.getByRole('button', { name: /^Bells/ }).click();
      await expect(words(oda.page)).toHaveValue(/Second line/);
      await expect(oda.page.getByRole('radio', { name: 'Only me' })).toBeHidden();
    });

    await test.step('each writes a line of their own: both see both, and nobody presses Save', async () => {
      await words(oda.page).fill('First line, by Oda.\n\nSecond line.\n\nThird line.');
      await words(mira.page).fill('First line.\n\nSecond line.\n\nThird line, by Mira.');
      for (const { page } of [oda, mira]) {
        await expect(words(page)).toHaveValue('First line, by Oda.\n\nSecond line.\n\nThird line, by Mira.');
        await saved(page);
      }
    });

    await test.step('what is written while the server cannot be reached is kept, survives a reload and is sent', async () => {
      await mira.page.route('**/call/notes/**', (route) => route.abort());
      await words(mira.page).press('End');
      await words(mira.page).pressSequentially('\n\nWritten in a tunnel.');
      await expect(mira.page.getByText('Not saved yet: kept on this device')).toBeVisible();
      await mira.page.reload();
      await mira.page.getByRole('tab', { name: 'Notes' }).click();
      await expect(words(mira.page)).toHaveValue(/Written in a tunnel/);
      await mira.page.unroute('**/call/notes/**');
      await expect(words(oda.page)).toHaveValue(/Written in a tunnel/, { timeout: 30_000 });
      await saved(mira.page);
    });

    await test.step('both write the same line: both wordings wait until somebody chooses', async () => {
      await oda.page.route('**/call/notes/save', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2500));
        await route.continue();
      });
      await words(oda.page).fill('Only Oda.');
      await words(mira.page).fill('Only Mira.');
      await expect(oda.page.getByText(/^Two versions/)).toBeVisible();
      await oda.page.unroute('**/call/notes/save');
      await oda.page.getByRole('button', { name: /^Keep both/ }).click();
      for (const { page } of [oda, mira]) {
        await expect(words(page)).toHaveValue('Only Mira.\n\nOnly Oda.');
        await expect(page.getByText(/^Two versions/)).toBeHidden();
      }
      expect(await problemsOfDetail(oda.page, 'A note')).toEqual([]);
    });

    await test.step('an earlier wording comes back, and a removed note does', async () => {
      await oda.page.getByRole('tab', { name: 'Notes' }).click();
      await oda.page.getByRole('button', { name: 'More about this note' }).click();
      await oda.page.getByRole('menuitem', { name: 'Remove note' }).click();
      await expect(oda.page.getByText('No notes yet')).toBeVisible();
      await oda.page.getByRole('button', { name: 'Undo' }).click();
      await expect(oda.page.getByRole('button', { name: /^Bells/ })).toBeVisible();
    });
  },
);
