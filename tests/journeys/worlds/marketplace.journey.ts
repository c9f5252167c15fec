import { expect } from '@playwright/test';
import { everyWidth, problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
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

test('tables and stamps of a pack are looked at, taken, rolled on and laid on a map, beside those of one’s own', async ({
  browser,
  table,
}) => {
  test.setTimeout(180_000);
  const { page, person } = await browserOf(browser, table, 'Mira', { reducedMotion: 'reduce' });
  const pressed = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('they are looked at before one gets them', async () => {
    await page.goto('/marketplace');
    await page.getByRole('searchbox', { name: 'Search the marketplace' }).fill('marsh');
    await page.getByRole('link', { name: 'View What the Marsh Keeps' }).click();
    await pressed('An hour on the causeway, 9 rows of 2d6');
    await expect(page.getByRole('dialog').getByRole('row', { name: /^2 The stones end/ })).toBeVisible();
    expect(await problemsOfDetail(page, 'A table of a pack', everyWidth)).toEqual([]);
    await page.keyboard.press('Escape');
    await pressed('Reed bed');
    await expect(page.getByRole('dialog', { name: 'Reed bed' }).locator('svg path').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('they come into the account, and a table is rolled on', async () => {
    await pressed('Get it');
    await page.getByRole('link', { name: 'Install it in My Purchases' }).click();
    await page.getByRole('button', { name: /^Take the tables and stamps/ }).click();
    await page.getByRole('link', { name: 'The tables of your account' }).click();
    await expect(page.getByRole('region', { name: 'An hour on the causeway' })).toBeVisible();
    await expect(page.getByText(/^Rolled \d+$/)).toBeVisible();
    expect(await problemsOfDetail(page, 'Tables of an account', everyWidth)).toEqual([]);
  });

  await test.step('a table of one’s own is written, and leads to one of the pack', async () => {
    await pressed('Write another');
    const dialog = page.getByRole('dialog', { name: 'Write a random table' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Night watch');
    await dialog.getByRole('radio', { name: 'Weights' }).check({ force: true });
    for (const row of [6, 5, 4, 3]) await dialog.getByRole('button', { name: `Remove row ${row}`, exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Words of row 1' }).fill('[[1d4]] hours of quiet');
    await dialog.getByRole('combobox', { name: 'Table after row 2' }).selectOption({ label: 'Then: Who keeps the marsh' });
    expect(await problemsOfDetail(page, 'A table that is written', everyWidth)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep the table' }).click();
    await expect(page.getByRole('region', { name: 'Night watch' })).toBeVisible();
    expect((await person.call.ownAssets.tables({})).map(({ name }) => name)).toContain('Night watch');
  });

  await test.step('stamps of the pack and of one’s own lie on a map', async () => {
    await page.goto('/tools/maps');
    await page.getByRole('button', { name: 'New map', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Weir');
    await page.getByRole('button', { name: 'Make the map' }).click();
    await page.getByRole('button', { name: 'Drawing', exact: true }).click();
    await page.getByRole('button', { name: /^Drawing: Barrel/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a drawing' });
    const own = dialog.getByRole('region', { name: 'Your stamps' });
    await expect(own.getByRole('button', { name: 'Toll stone' })).toBeVisible();
    await own.getByRole('button', { name: 'Add a stamp' }).click();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><circle r="9" fill="#b02a30"/></svg>';
    await dialog.locator('input[type=file]').setInputFiles({ name: 'red-buoy.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('red buoy');
    expect(await problemsOfDetail(page, 'A stamp that is added', everyWidth)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep the stamp' }).click();
    await own.getByRole('button', { name: 'red buoy' }).click();
    const board = page.getByRole('application');
    await board.click();
    await page.getByRole('button', { name: 'Arrange', exact: true }).click();
    await expect(page.getByRole('button', { name: /^red buoy, column/ })).toBeVisible();
  });
});
