import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signUp } from '#tests/support/app/people.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
/** A table at which the Storyteller takes its time. */
const slowly = testAt({ pace: 80 });
const gazetteer = fileURLToPath(new URL('../../../server/features/generations/documents/labelled/gazetteer.md', import.meta.url));

const worldName = (page: Page) => page.getByRole('textbox', { name: 'World name' });
const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function addEntry(page: Page, word: string, name: string, description = '') {
  const form = page.getByRole('form', { name: `Add ${word}` });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Description' }).fill(description);
  await form.getByRole('button', { name: `Add ${word}` }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}

test('a world is built by hand, listed, deleted and taken back', async ({ browser, table }) => {
  const { page, person: oda } = await browserOf(browser, table, 'Oda');
  await page.goto('/world/create');
  await expect(page).toHaveURL(/\/world\/new$/);
  const create = page.getByRole('button', { name: 'Create World' });

  await test.step('nothing is created without a name', async () => {
    await expect(create).toBeDisabled();
    await worldName(page).press('Enter');
    await expect(page.getByText('World name required')).toBeVisible();
  });

  await test.step('entries are added and deleted by category', async () => {
    await worldName(page).fill('The Weir');
    await page.getByRole('textbox', { name: 'World description' }).fill('Water, and who holds it back.');
    await expect(page.getByText('No geography added yet. Create your first one above!')).toBeVisible();
    await addEntry(page, 'place', 'Tollhithe', 'It lies by the river, under the [[Old Bell]].');
    await addEntry(page, 'place', 'Mistake');
    await page.getByRole('button', { name: /^Delete .*Mistake$/ }).click();
    await page.getByRole('tab', { name: 'Items' }).click();
    await expect(page.getByText('No items added yet. Create your first one above!')).toBeVisible();
    await addEntry(page, 'item', 'Old Bell', 'It rings by itself.');
  });

  await test.step('a reload loses nothing of it', async () => {
    await page.reload();
    await expect(worldName(page)).toHaveValue('The Weir');
    await expect(page.getByRole('tab', { name: /^Items/ })).toContainText('1');
  });

  await test.step('the world stands in the library', async () => {
    await create.click();
    await expect(page.getByText('World created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/world\/library/);
    await expect(card(page, 'The Weir').getByText('Owner', { exact: true })).toBeVisible();
    await expect(card(page, 'The Weir').getByText('2 lore entries')).toBeVisible();
  });

  await test.step('its links lead from entry to entry', async () => {
    await page.getByRole('link', { name: 'View The Weir' }).click();
    await page.getByRole('button', { name: 'Tollhithe' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Tollhithe' })).toBeVisible();
    await page.getByRole('link', { name: 'Old Bell' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Old Bell' })).toBeVisible();
    await expect(page.getByText('It rings by itself.')).toBeVisible();
  });

  await test.step('it is deleted after a question, and taken back', async () => {
    await page.goto('/world/library');
    await page.getByRole('button', { name: 'Delete The Weir' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete "The Weir"? This action cannot be undone.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('World deleted')).toBeVisible();
    await expect(card(page, 'The Weir')).toBeHidden();
    await page.getByRole('tab', { name: 'Recently deleted' }).click();
    await page.getByRole('button', { name: 'Restore The Weir' }).click();
    await expect(page.getByText('World restored')).toBeVisible();
    await page.goto('/world/library');
    await expect(page.getByRole('link', { name: 'View The Weir' })).toBeVisible();
  });

  await test.step('a campaign in it opens there, told from its own lore', async () => {
    await page.getByRole('link', { name: 'View The Weir' }).click();
    await page.getByRole('link', { name: 'Start a campaign here' }).click();
    await expect(page.getByRole('radio', { name: 'The Weir' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Campaign name' }).fill('Below the Weir');
    await page.getByRole('button', { name: 'Create Campaign' }).click();
    const chat = page.getByRole('log', { name: 'Campaign Chat' });
    await expect(chat).toContainText('The Weir is where this tale is told. Water, and who holds it back.');
    await expect(chat).toContainText('It lies by the river, under the Old Bell.');
    await expect(page.getByText('Tollhithe', { exact: true }).first()).toBeVisible();
    // The narrator answers players; what a Dungeon Master writes is the word of the scene.
    const pia = await signUp(table.url, 'Pia');
    const campaignId = new URL(page.url()).searchParams.get('id') ?? '';
    const { code } = await oda.call.invitations.createForCampaign({ campaignId });
    await pia.call.invitations.join({ code });
    await pia.call.chat.post({ id: randomUUID(), campaignId, content: 'I look at the Old Bell.' });
    await expect(chat).toContainText('It rings by itself.');
  });
});

test('a world is built from a document, whose finds become lore when they are accepted', nightly, async ({ browser, table }) => {
  const { page } = await browserOf(browser, table, 'Mira');
  await page.goto('/world/new');
  await page.getByRole('tab', { name: 'Upload Tome' }).click();

  await test.step('what is no document is refused, and what was typed stays', async () => {
    await worldName(page).fill('The Gazetteer');
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await expect(page.getByText('Please select a valid file type (TXT, MD, PDF, DOC, DOCX, or JSON)')).toBeVisible();
    await chooser.setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') });
    await expect(page.getByText('File size must be less than 10MB').first()).toBeVisible();
    await expect(worldName(page)).toHaveValue('The Gazetteer');
  });

  await test.step('it is read, and what was found waits with its evidence', async () => {
    await page.locator('input[type=file]').setInputFiles(gazetteer);
    await page.getByRole('button', { name: 'Upload and find lore' }).click();
    await expect(page).toHaveURL(/\/review\//);
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  await test.step('a proposal is accepted and another rejected by keyboard', async () => {
    const list = page.getByRole('listbox', { name: 'Proposals' });
    await list.focus();
    await page.keyboard.press('a');
    await expect(page.getByText(/^Accepted 1/)).toBeVisible();
    await list.focus();
    await page.keyboard.press('r');
    await expect(page.getByText(/^Rejected 1/)).toBeVisible();
  });

  await test.step('its evidence leads to the words in the document', async () => {
    await page.getByRole('option').first().click();
    const evidence = page.getByText('Source').locator('..').getByRole('link').first();
    await evidence.click();
    await expect(page).toHaveURL(/\/tome\//);
    await expect(page.locator('mark').first()).toBeVisible();
    await page.goBack();
  });

  await test.step('the rest is accepted together and stands in the world', async () => {
    await page.getByRole('button', { name: /^All \d+ proposals/ }).click();
    await page
      .getByRole('menuitem', { name: /^Accept/ })
      .first()
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Accept/ })
      .click();
    await expect(page.getByText(/^Accepted [1-9]\d/)).toBeVisible();
    await page.goto(page.url().replace(/\/review\/.*/, ''));
    await expect(page.getByRole('tab', { name: /^Geography/ })).toContainText(/\d/);
  });
});

test('a world is generated entry by entry, and what came before it was stopped stays', nightly, async ({ browser, table }) => {
  const { page } = await browserOf(browser, table, 'Tov');
  await page.goto('/world/new');
  await page.getByRole('tab', { name: 'AI Generation' }).click();

  await test.step('a description and a name are needed', async () => {
    await page.getByRole('button', { name: 'Generate World' }).click();
    await expect(page.getByText('Prompt required')).toBeVisible();
    await page.getByRole('button', { name: 'Floating islands' }).click();
    await page.getByRole('button', { name: 'Generate World' }).click();
    await expect(page.getByText('World name required')).toBeVisible();
  });

  await test.step('it is written whole, entry by entry', async () => {
    await worldName(page).fill('The Ninefold Sky');
    await page.getByRole('button', { name: 'Generate World' }).click();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByText('World generated successfully!').first()).toBeVisible({ timeout: 40_000 });
    await page.getByRole('button', { name: 'Open world' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Ninefold Sky' })).toBeVisible();
    await expect(page.getByText('AI Generated').first()).toBeVisible();
    for (const name of ['Geography', 'Monsters', 'Quests'])
      await expect(page.getByRole('tab', { name: new RegExp(`^${name}`) })).toContainText(/\d/);
  });

  await test.step('more is proposed, and becomes lore when it is accepted', async () => {
    await page.getByRole('tab', { name: 'AI Expansion' }).click();
    await page.getByRole('button', { name: 'Generate Lore' }).click();
    await expect(page.getByText('Please select a category or provide a custom prompt.').first()).toBeVisible();
    await page.getByLabel('Category').selectOption('factions');
    await page.getByRole('button', { name: 'Legends' }).click();
    await page.getByRole('button', { name: 'Generate Lore' }).click();
    await expect(page.getByText('Lore Generated!')).toBeVisible({ timeout: 40_000 });
    await page
      .getByRole('button', { name: /^Accept / })
      .first()
      .click();
    await expect(page.getByText('Generated lore has been applied to your world.')).toBeVisible();
  });
});

slowly('a generation that is stopped says so and keeps what came', nightly, async ({ browser, table }) => {
  const { page } = await browserOf(browser, table, 'Uma');
  await page.goto('/world/new');
  await worldName(page).fill('Half a World');
  await page.getByRole('tab', { name: 'AI Generation' }).click();
  await page.getByRole('button', { name: 'Dark fantasy' }).click();
  await page.getByRole('button', { name: 'Generate World' }).click();
  await expect(page.getByText(/^[1-9]\d* of \d+/).first()).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open world' }).click();
  await expect(page.getByRole('tab', { name: /^Geography/ })).toContainText(/\d/);
});
