import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test('tomes are added, edited, uploaded, downloaded and deleted; readers may only read', nightly, async ({ browser, table }) => {
  const { page, person } = await browserOf(browser, table, 'Oda');
  const rea = await browserOf(browser, table, 'Rea');
  const { id: worldId } = await person.call.worlds.create({ name: 'The Weir' });
  const { code } = await person.call.invitations.createForWorld({ worldId, role: 'reader' });
  await rea.person.call.invitations.joinWorld({ code });
  await page.goto(`/world/view/${worldId}?edit=true&tab=tomes`);

  await test.step('a tome needs a title', async () => {
    await page.getByRole('button', { name: 'Add Tome' }).first().click();
    await page.getByRole('textbox', { name: 'Content' }).fill('Salt and bells.');
    await page.getByRole('button', { name: 'Add Tome' }).last().click();
    await expect(page.getByText('Please enter a title for the tome')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('Salt and bells.');
    await page.getByRole('textbox', { name: 'Title' }).fill('Songs of the mud');
    await page.getByRole('button', { name: 'Add Tome' }).last().click();
    await expect(page.getByText('Tome added successfully')).toBeVisible();
  });

  await test.step('it is edited in its row', async () => {
    await page.getByRole('button', { name: 'Edit Songs of the mud' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Songs of the marsh');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Tome updated successfully')).toBeVisible();
  });

  await test.step('a file is uploaded and comes back as it was', async () => {
    await page.getByRole('button', { name: 'Upload File' }).first().click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('The ferry is late.') });
    await page
      .getByRole('button', { name: 'Upload', exact: true })
      .or(page.getByRole('button', { name: 'Upload File' }))
      .last()
      .click();
    await expect(page.getByText('File uploaded successfully')).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download notes.txt' }).click()]);
    expect(readFileSync(await download.path(), 'utf8')).toBe('The ferry is late.');
  });

  await test.step('a reader reads them and is told how to have their own', async () => {
    await rea.page.goto(`/world/view/${worldId}?tab=tomes`);
    await expect(rea.page.getByText('Songs of the marsh')).toBeVisible();
    await expect(rea.page.getByRole('button', { name: 'Edit Songs of the marsh' })).toBeHidden();
    await rea.page.getByRole('button', { name: 'Upload File' }).click();
    await expect(rea.page.getByText('Upload and save files permanently by creating your own world')).toBeVisible();
    await rea.page.getByRole('tab', { name: 'AI Expansion' }).click();
    await expect(rea.page.getByText('Only the world owner can use AI to expand lore.')).toBeVisible();
  });

  await test.step('it is deleted, and the reader’s page follows', async () => {
    await page.getByRole('button', { name: 'More for Songs of the marsh' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Tome deleted successfully')).toBeVisible();
    await rea.page.getByRole('tab', { name: 'Tomes' }).click();
    await expect(rea.page.getByText('notes.txt').first()).toBeVisible();
    await expect(rea.page.getByText('Songs of the marsh')).toBeHidden();
  });
});
