import { expect } from '@playwright/test';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, say, testAt } from '#tests/support/journeys/table.ts';

const test = testAt();

test('players answer, put signs to what is said and find it again; the assistant answers the Dungeon Master alone', async ({
  browser,
  table,
}) => {
  const wren = await browserOf(browser, table, 'Wren', { colorScheme: 'dark' });
  const mira = await browserOf(browser, table, 'Mira', { colorScheme: 'dark' });
  const campaignId = await openCampaign(table, wren.person, [mira.person], 'dm');
  for (const { page } of [wren, mira]) await page.goto(`/campaign?id=${campaignId}`);
  await say(wren.page, 'The reeds part, and a lantern swings without a hand.');

  await test.step('a player puts a sign to the words, and everybody sees it', async () => {
    await mira.page.getByRole('button', { name: 'Actions for Wren’s message' }).click();
    await mira.page.getByRole('group', { name: 'React' }).getByRole('menuitemcheckbox', { name: 'Surprised' }).click();
    await expect(wren.page.getByRole('button', { name: /Surprised/ })).toBeVisible();
  });

  await test.step('an answer quotes what it answers', async () => {
    await mira.page.getByRole('button', { name: 'Actions for Wren’s message' }).click();
    await mira.page.getByRole('menuitem', { name: 'Reply' }).click();
    await say(mira.page, 'I hold my breath.');
    await expect(wren.page.getByRole('article', { name: 'Mira' })).toContainText('The reeds part');
  });

  await test.step('what was said is found again', async () => {
    await mira.page.getByRole('button', { name: 'Search the story' }).click();
    await mira.page.getByRole('searchbox', { name: 'Search the story' }).fill('lantern');
    await mira.page.getByRole('searchbox', { name: 'Search the story' }).press('Enter');
    await expect(
      mira.page
        .getByRole('search')
        .getByText(/lantern/)
        .first(),
    ).toBeVisible();
    expect(await problemsOfDetail(mira.page, 'The search of the story', [1280])).toEqual([]);
  });

  await test.step('the assistant tells the Dungeon Master what the players do not know', async () => {
    await expect(mira.page.getByRole('button', { name: 'DM Assistant' })).toHaveCount(0);
    await wren.page.getByRole('button', { name: 'DM Assistant' }).click();
    await wren.page.getByRole('textbox', { name: 'Question' }).fill('Who is here and what do they hide?');
    await wren.page.getByRole('textbox', { name: 'Question' }).press('Enter');
    await expect(wren.page.getByRole('article', { name: 'The assistant' })).toContainText('hides');
    expect(await problemsOfDetail(wren.page, 'The assistant', [1280, 390])).toEqual([]);
  });
});
