import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';

const test = testAt();
// The entry and the world are deleted while people look at them.
test.use({ expectedComplaints: expecting(refused(404, '/call/lore/get'), refused(404, '/call/worlds/get')) });
const words = (page: Page) => page.getByRole('textbox', { name: 'Text' });

/** Saves, and waits until the entry is read again: the words of a field are found before they are saved, too. */
async function save(page: Page) {
  await words(page).press('Control+s');
  await expect(words(page)).toBeHidden();
}

/** Opens an entry to be written, from where it is read if that is where somebody is. */
async function write(page: Page, worldId: string, entryId: string) {
  const edit = page.getByRole('button', { name: /^Edit( |$)(?!mode)/ }).first();
  if (!(page.url().includes(`edit=true&entry=${entryId}`) && (await edit.isVisible())))
    await page.goto(`/world/view/${worldId}?edit=true&entry=${entryId}`);
  await edit.click();
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
      await dialog.getByRole('button', { name: 'Create link' }).click();
      const link = dialog.getByRole('textbox', { name: 'Link', exact: true });
      await guest.page.goto(await link.inputValue());
      await guest.page.getByRole('button', { name: 'Join the world' }).click();
      await expect(guest.page.getByRole('heading', { level: 1, name: 'The Weir' })).toBeVisible();
      await expect(guest.page.getByText(role, { exact: true }).first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Create another link' }).click();
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
    await expect(oda.page.getByRole('group', { name: 'Mira wrote' })).toBeHidden();
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
    await expect(rea.page.getByText(/^No results for/).first()).toBeVisible();
    expect(await rea.page.content()).not.toContain('Second line.');
    await expect(rea.page.getByRole('button', { name: 'Edit mode' })).toBeHidden();
  });

  await test.step('an entry that is deleted while a builder writes keeps their text and comes back with it', async () => {
    await write(mira.page, worldId, entryId);
    await words(mira.page).fill('Mira was still writing this.');
    await oda.person.call.lore.remove({ worldId, entryId });
    await expect(mira.page.getByRole('heading', { name: 'This entry was deleted while you were writing' })).toBeVisible();
    await expect(mira.page.getByRole('textbox', { name: 'Text' })).toHaveValue('Mira was still writing this.');
    await mira.page.getByRole('button', { name: 'Restore entry with my text' }).click();
    await expect(mira.page.getByRole('heading', { name: 'This entry was deleted while you were writing' })).toBeHidden();
    const stored = async () => (await oda.person.call.lore.get({ worldId, entryId })).entry;
    await expect.poll(stored).toMatchObject({ text: 'Mira was still writing this.', removedAt: null });
  });

  await test.step('a world that is deleted while people write keeps their text, and its owner restores it', async () => {
    await write(oda.page, worldId, entryId);
    await words(oda.page).fill('Oda was still writing this.');
    await write(mira.page, worldId, entryId);
    await words(mira.page).fill('And Mira this.');
    await oda.person.call.worlds.delete({ worldId });
    for (const { page } of [oda, mira])
      await expect(page.getByRole('heading', { name: 'This world was deleted while you were writing' })).toBeVisible();
    await expect(mira.page.getByRole('textbox', { name: 'Text' })).toHaveValue('And Mira this.');
    await expect(mira.page.getByRole('button', { name: 'Restore the world' })).toBeHidden();
    await oda.page.getByRole('button', { name: 'Restore the world' }).click();
    await expect(oda.page.getByRole('form', { name: 'Edit Old Bell' })).toBeVisible();
    await expect(words(oda.page)).toHaveValue('Oda was still writing this.');
  });
});
