import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, say, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
const storyOf = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const repliesOf = (page: Page) => storyOf(page).getByText('no AI model');
const changesOf = (page: Page) => page.getByRole('list', { name: 'What has changed here' });

/** Goes to the table and opens the Turn tab. */
async function enter(page: Page, campaignId: string): Promise<void> {
  await page.goto(`/campaign?id=${campaignId}`);
  await expect(storyOf(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Turn', exact: true }).click();
}

test(
  'what has changed is set by the Dungeon Master or by a deed, outlives a reload, and goes with the story',
  nightly,
  async ({ browser, table }) => {
    const [oda, mira] = [await browserOf(browser, table, 'Oda'), await browserOf(browser, table, 'Mira')];
    await letLead(table, oda.person);
    const campaignId = await openCampaign(table, oda.person, [mira.person]);
    const { position } = await oda.person.call.history.save({ campaignId, name: 'Before the fire' });
    for (const { page } of [oda, mira]) await enter(page, campaignId);

    await test.step('a Dungeon Master sets what has changed, and removes it again', async () => {
      await oda.page.getByRole('textbox', { name: 'What' }).fill('the old tent');
      await oda.page.getByRole('combobox', { name: 'Is now' }).selectOption('burnt');
      await oda.page.getByRole('button', { name: 'Add', exact: true }).click();
      for (const { page } of [oda, mira]) await expect(changesOf(page)).toContainText('The old tent is burnt.');
      expect(await problemsOfDetail(oda.page, 'what has changed here')).toEqual([]);
      await expect(mira.page.getByRole('textbox', { name: 'What' })).toHaveCount(0);
      await oda.page.getByRole('button', { name: 'Remove: The old tent is burnt.' }).click();
      for (const { page } of [oda, mira]) await expect(changesOf(page)).toHaveCount(0);
    });

    await test.step('a hero sets something on fire, a reload still shows it, and going back takes it away', async () => {
      await mira.page.getByRole('button', { name: 'Raise Hand', exact: true }).first().click();
      await expect(mira.page.getByRole('button', { name: 'Lower Hand', exact: true }).first()).toBeEnabled();
      await say(mira.page, 'I burn my map.');
      await mira.page.getByRole('button', { name: 'Lower Hand', exact: true }).first().click();
      await expect(repliesOf(mira.page)).toHaveCount(1);
      for (const { page } of [oda, mira]) await expect(changesOf(page)).toContainText('The map is burning. By Mira.');
      await mira.page.reload();
      await mira.page.getByRole('tab', { name: 'Turn', exact: true }).click();
      await expect(changesOf(mira.page)).toContainText('The map is burning.');
      await oda.person.call.history.goBack({ campaignId, position });
      for (const { page } of [oda, mira]) await expect(changesOf(page)).toHaveCount(0);
    });
  },
);
