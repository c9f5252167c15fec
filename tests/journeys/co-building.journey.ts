import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { browserOf, testAt } from '#tests/support/table.ts';

const test = testAt();
const words = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const save = (page: Page) => words(page).press('Control+s');

/** Opens an entry to be written. */
async function write(page: Page, worldId: string, entryId: string) {
  await page.goto(`/world/view/${worldId}?edit=true&entry=${entryId}`);
  await page
    .getByRole('button', { name: /^Edit( |$)(?!mode)/ })
    .first()
    .click();
  await expect(words(page)).toBeVisible();
}

test('two builders write one entry at once and lose nothing; a reader never sees what is the DM’s', async ({ browser, table }) => {
  const oda = await browserOf(browser, table, 'Oda');
  const mira = await browserOf(browser, table, 'Mira');
  const rea = await browserOf(browser, table, 'Rea');
  const { id: worldId } = await oda.person.call.worlds.create({
    name: 'The Weir',
    entries: [{ category: 'items', name: 'Old Bell', text: 'First line.\n\nSecond line.\n\nThird line.' }],
  });
  const [{ id: entryId } = { id: '' }] = await oda.person.call.lore.list({ worldId });

  await test.step('a co-builder and a reader join by link', async () => {
    await oda.page.goto(`/world/view/${worldId}`);
    await oda.page.getByRole('button', { name: 'Members & sharing' }).click();
    for (const [guest, role] of [
      [mira, 'Co-builder'],
      [rea, 'Reader'],
    ] as const) {
      const dialog = oda.page.getByRole('dialog');
      await dialog.getByRole('radio', { name: role }).check();
      await dialog.getByRole('button', { name: 'Make a link' }).click();
      const link = dialog.getByRole('textbox', { name: 'Link', exact: true });
      await guest.page.goto(await link.inputValue());
      await guest.page.getByRole('button', { name: 'Join the world' }).click();
      await expect(guest.page.getByRole('heading', { level: 1, name: 'The Weir' })).toBeVisible();
      await expect(guest.page.getByText(role, { exact: true }).first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Make another' }).click();
    }
    await oda.page.keyboard.press('Escape');
  });

  await test.step('each changes a line of their own: both stand there', async () => {
    await write(oda.page, worldId, entryId);
    await write(mira.page, worldId, entryId);
    await words(oda.page).fill('First line, by Oda.\n\nSecond line.\n\nThird line.');
    await words(mira.page).fill('First line.\n\nSecond line.\n\nThird line, by Mira.');
    await save(oda.page);
    await expect(oda.page.getByText('First line, by Oda.')).toBeVisible();
    await save(mira.page);
    for (const { page } of [oda, mira]) {
      await expect(page.getByText('First line, by Oda.')).toBeVisible();
      await expect(page.getByText('Third line, by Mira.')).toBeVisible();
    }
  });

  await test.step('both change the same line: the later text waits beside the earlier until somebody chooses', async () => {
    await write(oda.page, worldId, entryId);
    await write(mira.page, worldId, entryId);
    await words(oda.page).fill('Only Oda.\n\nSecond line.\n\nThird line, by Mira.');
    await words(mira.page).fill('Only Mira.\n\nSecond line.\n\nThird line, by Mira.');
    await save(oda.page);
    await expect(oda.page.getByText('Only Oda.')).toBeVisible();
    await save(mira.page);
    await expect(mira.page.getByText('Only Oda.').first()).toBeVisible();
    await expect(mira.page.getByRole('group', { name: 'Mira wrote' })).toContainText('Mira');
    await mira.page.getByRole('button', { name: /^Take what/ }).click();
    await expect(oda.page.getByText('Only Mira.')).toBeVisible();
  });

  await test.step('a passage that is hidden is gone from the reader’s page and from their search', async () => {
    await rea.page.goto(`/world/view/${worldId}?entry=${entryId}`);
    await expect(rea.page.getByText('Second line.')).toBeVisible();
    await write(oda.page, worldId, entryId);
    await words(oda.page).fill('Only Mira.\n\n::: dm\nSecond line.\n:::\n\nThird line.');
    await save(oda.page);
    await expect(oda.page.getByLabel('Passage for the DM only')).toContainText('Second line.');
    await expect(rea.page.getByText('Third line.', { exact: true })).toBeVisible();
    await expect(rea.page.getByText('Second line.')).toBeHidden();
    await rea.page.getByRole('combobox', { name: 'Search this world' }).fill('second');
    await expect(rea.page.getByText(/^Nothing|No entries|nothing/).first()).toBeVisible();
    expect(await rea.page.content()).not.toContain('Second line.');
    await expect(rea.page.getByRole('button', { name: 'Edit mode' })).toBeHidden();
  });
});
