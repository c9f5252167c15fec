import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, say, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
const storyOf = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const repliesOf = (page: Page) => storyOf(page).getByText('no AI model');
const optionsOf = (page: Page) => storyOf(page).getByRole('group', { name: 'What you could do' });

test(
  'a player presses an option below the last reply: the reply follows it, or it is the action while those are collected',
  nightly,
  async ({ browser, table }) => {
    const [oda, mira, wim] = [
      await browserOf(browser, table, 'Oda'),
      await browserOf(browser, table, 'Mira'),
      await browserOf(browser, table, 'Wim'),
    ];
    await letLead(table, oda.person);
    const campaignId = await openCampaign(table, oda.person, [mira.person, wim.person]);
    await oda.person.call.campaigns.setRole({ campaignId, userId: wim.person.id, seat: 'spectator' });
    for (const { page } of [mira, wim, oda]) await page.goto(`/campaign?id=${campaignId}`);
    await expect(mira.page.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled();
    await say(mira.page, 'I look around.');
    await expect(repliesOf(mira.page)).toHaveCount(1);
    await expect(optionsOf(mira.page)).toHaveCount(1);
    expect(await problemsOfDetail(mira.page, 'the options below a reply')).toEqual([]);
    const option = optionsOf(mira.page).getByRole('button').last();
    const words = (await option.textContent()) ?? '';
    await expect(option).toBeEnabled();
    await option.click();
    await expect(storyOf(wim.page).getByText(words, { exact: true })).toBeVisible();
    await expect(repliesOf(mira.page)).toHaveCount(2);
    // The options stand below the last reply alone, and for those who play.
    await expect(optionsOf(mira.page)).toHaveCount(1);
    await expect(repliesOf(wim.page)).toHaveCount(2);
    for (const { page } of [wim, oda]) await expect(optionsOf(page)).toHaveCount(0);

    await test.step('an option that is pressed while actions are collected is the player’s action', async () => {
      await mira.page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
      await expect(mira.page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
      const next = optionsOf(mira.page).getByRole('button').first();
      const action = (await next.textContent()) ?? '';
      await next.click();
      await expect(storyOf(mira.page).getByRole('article', { name: 'Mira' }).last()).toContainText(action);
      await mira.page.getByRole('button', { name: 'Lower Hand', exact: true }).click();
      await expect(repliesOf(mira.page)).toHaveCount(3);
      await expect(storyOf(mira.page).getByRole('list', { name: 'What became of it' }).last()).toContainText(action);
    });
  },
);
