import { expect } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { PASSWORD } from '#tests/support/app/people.ts';
import { problemsOf, themes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, letAdminister, testAt } from '#tests/support/journeys/table.ts';
import { startMediaServer } from '#tests/support/services/media-server.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test('a Dungeon Master has the scene drawn, looks at it alone, and posts it to the table', nightly, async ({ browser, table }) => {
  const media = await startMediaServer();
  const wren = await browserOf(browser, table, 'Wren', { colorScheme: 'dark' });
  const mira = await browserOf(browser, table, 'Mira', { colorScheme: 'dark' });
  await letAdminister(table, wren.person);
  await wren.person.call.account.reauthenticate({ password: PASSWORD });
  const picture = { baseUrl: media.url, model: 'brush-1', voice: null };
  await wren.person.call.admin.saveEndpoints({ speech: null, picture, speechPerPerson: null, picturesPerPerson: 5 });
  const campaignId = await openCampaign(table, wren.person, [mira.person], 'dm');
  for (const { page } of [wren, mira]) await page.goto(`/campaign?id=${campaignId}`);
  await wren.page.getByRole('button', { name: 'Table', exact: true }).click();
  await wren.page.getByRole('menuitem', { name: 'Draw a picture' }).click();
  const dialog = wren.page.getByRole('dialog', { name: 'Draw a picture' });
  await expect(dialog.getByRole('textbox', { name: /^Prompt/ })).toHaveValue(/painted illustration/);
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('The yard at dusk');
  await dialog.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(dialog.getByRole('img', { name: 'The yard at dusk' })).toHaveJSProperty('naturalWidth', 8);
  expect(await problemsOf(wren.page, 'Drawing a picture', { run: themes[0].run, widths: [1280, 390] })).toEqual([]);
  await expect(mira.page.getByRole('img', { name: 'The yard at dusk' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Post it' }).click();
  await expect(mira.page.getByRole('img', { name: 'The yard at dusk' })).toHaveJSProperty('naturalWidth', 8);
  expect(media.requests).toHaveLength(1);
  await media.close();
});
