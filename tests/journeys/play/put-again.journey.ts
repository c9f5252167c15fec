import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, say, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
const storyOf = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const repliesOf = (page: Page) => storyOf(page).getByText('no AI model');
const words = 'Flurbel grompf the zindle.';
const again = (page: Page) => storyOf(page).getByRole('button', { name: `Do it now: “${words}”` });

test(
  'a player has done by one key what a reply did not answer, once, and nobody else but the DM is asked',
  nightly,
  async ({ browser, table }) => {
    const [oda, mira, tov] = [
      await browserOf(browser, table, 'Oda'),
      await browserOf(browser, table, 'Mira'),
      await browserOf(browser, table, 'Tov'),
    ];
    await letLead(table, oda.person);
    const campaignId = await openCampaign(table, oda.person, [mira.person, tov.person]);
    for (const { page } of [mira, tov, oda]) await page.goto(`/campaign?id=${campaignId}`);
    await mira.page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await expect(mira.page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
    await say(mira.page, words);
    await mira.page.getByRole('button', { name: 'Lower Hand', exact: true }).click();
    await expect(repliesOf(mira.page)).toHaveCount(1);
    await expect(storyOf(mira.page).getByText('Not answered')).toBeVisible();
    await expect(again(mira.page)).toBeEnabled();
    await expect(again(oda.page)).toBeEnabled();
    await expect(repliesOf(tov.page)).toHaveCount(1);
    await expect(again(tov.page)).toHaveCount(0);
    expect(await problemsInBothThemes(mira.page, 'an intent that can be put again')).toEqual([]);
    await again(mira.page).focus();
    await mira.page.keyboard.press('Enter');
    await expect(repliesOf(mira.page)).toHaveCount(2);
    // The first has been put again; the second is another, which was not answered either.
    await expect(again(mira.page)).toHaveCount(1);
    await expect(again(oda.page)).toHaveCount(1);
    await mira.page.reload();
    await expect(repliesOf(mira.page)).toHaveCount(2);
    await expect(again(mira.page)).toHaveCount(1);
  },
);
