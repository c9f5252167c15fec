import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsInBothThemes, problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { openMenu } from '#tests/support/journeys/open-menu.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';

const test = testAt();

test.use({ expectedComplaints: expecting(refused(404, '/call/campaigns/get'), refused(404, '/call/turns/get')) });
const log = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens one of the dialogs behind the header's menu. */
async function openFromMenu(page: Page, name: string) {
  await openMenu(page.getByRole('button', { name: /^Table/ }));
  await page.getByRole('menuitem', { name }).click();
}

const look = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;

test('the people at a table ask for a seat, are given it, watch, play and go; and a table that was deleted comes back', async ({
  browser,
  table,
}) => {
  test.setTimeout(120_000);
  // The first account here may open campaigns.
  const oda = await browserOf(browser, table, 'Oda', look);
  const gast = await browserOf(browser, table, 'Gast', look);
  const campaignId = await openCampaign(table, oda.person, [], 'dm');
  await oda.page.goto(`/campaign?id=${campaignId}`);

  await test.step('the DM opens the settings and lets nobody sit down unasked', async () => {
    await openFromMenu(oda.page, 'Settings');
    await dialog(oda.page).getByRole('combobox', { name: 'Time to collect actions' }).selectOption('Custom');
    expect(await problemsOfDetail(oda.page, 'the settings')).toEqual([]);
    await dialog(oda.page).getByRole('radio', { name: 'You approve first' }).check();
    await dialog(oda.page).getByRole('combobox', { name: 'Time to collect actions' }).selectOption('5 minutes');
    await dialog(oda.page).getByRole('textbox', { name: 'Campaign name' }).fill('The salted road');
    await dialog(oda.page).getByRole('button', { name: 'Save settings' }).click();
    await expect(oda.page.getByRole('heading', { name: 'The salted road' })).toBeVisible();
    await expect(oda.page.getByText('everyone has 5 minutes to act')).toBeVisible();
  });

  await test.step('a guest asks, waits, and is told', async () => {
    const { code } = await oda.person.call.invitations.createForCampaign({ campaignId });
    await gast.page.goto(`/join#${code}`);
    await gast.page.getByRole('button', { name: 'Ask for a seat' }).click();
    await expect(gast.page.getByText('You wait for a seat at')).toBeVisible();
    await oda.page.getByRole('button', { name: 'People, 1 waiting for a seat' }).click();
    await dialog(oda.page).getByRole('button', { name: 'Give Gast a seat' }).click();
    await expect(gast.page.getByText('You’re in')).toBeVisible();
    // The form of a character asks what was rolled for it, as long as its player may.
    const scores = gast.page.waitForResponse(/\/call\/characters\/scores$/);
    await gast.page.getByRole('link', { name: 'Enter Campaign: The salted road' }).click();
    await expect(log(gast.page)).toBeVisible();
    await scores;
    await expect(dialog(oda.page).getByText('Here now')).toHaveCount(2);
    await expect(dialog(oda.page).getByRole('combobox', { name: 'Seat of Gast' })).toBeVisible();
    expect(await problemsOfDetail(oda.page, 'the people')).toEqual([]);
  });

  await test.step('who becomes a spectator finds one sentence in place of the composer', async () => {
    await gast.page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await dialog(oda.page).getByRole('combobox', { name: 'Seat of Gast' }).selectOption('Spectator');
    await expect(gast.page.getByText('You are a spectator at this table.')).toBeVisible();
    await expect(gast.page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
    expect(await problemsInBothThemes(gast.page, 'the table as a spectator sees it')).toEqual([]);
    await expect(gast.page.getByRole('button', { name: 'Raise Hand', exact: true })).toHaveCount(0);
    await dialog(oda.page).getByRole('combobox', { name: 'Seat of Gast' }).selectOption('Player');
    await expect(gast.page.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled();
  });

  await test.step('a pause holds the time and is said to all', async () => {
    await gast.page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await oda.page.keyboard.press('Escape');
    await oda.page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(gast.page.getByText('Paused', { exact: true }).first()).toBeVisible();
    await expect(gast.page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeDisabled();
    await oda.page.getByRole('button', { name: 'Continue' }).click();
    await expect(gast.page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
    await oda.page.getByRole('button', { name: 'Skip Gast: lower their hand' }).click();
    await gast.page.getByRole('tab', { name: 'Turn' }).click();
    await expect(gast.page.getByText('Ready', { exact: true })).toBeVisible();
  });

  await test.step('a player who is away is marked so, and back by what they write', async () => {
    const people = oda.page.getByRole('button', { name: 'People', exact: true }).first();
    const choose = async (name: string) => {
      await dialog(oda.page).getByRole('button', { name: 'More about Gast' }).click();
      await oda.page.getByRole('menuitem', { name, exact: true }).click();
    };
    await people.click();
    await choose('Away');
    await expect(dialog(oda.page).getByText('Away', { exact: true })).toBeVisible();
    await expect(log(gast.page).getByText('Gast is away. Others speak for their hero until they are back.')).toBeVisible();
    await expect(gast.page.getByText(/^Gast, away, online/).first()).toBeAttached();
    await gast.page.getByRole('textbox', { name: 'Message' }).fill('I am here.');
    await gast.page.keyboard.press('Enter');
    await expect(log(gast.page).getByText('Gast is back, and plays their hero again.')).toBeVisible();
    await expect(dialog(oda.page).getByText('Here now')).toHaveCount(2);
    await oda.page.keyboard.press('Escape');
  });

  await test.step('who is taken out stands outside at once', async () => {
    await oda.page.getByRole('button', { name: 'People', exact: true }).first().click();
    await dialog(oda.page).getByRole('button', { name: 'More about Gast' }).click();
    await oda.page.getByRole('menuitem', { name: 'Remove from campaign' }).click();
    await oda.page.getByRole('alertdialog').getByRole('button', { name: 'Remove player' }).click();
    await expect(gast.page.getByText('Campaign not found')).toBeVisible();
  });

  await test.step('a campaign that was deleted is taken back', async () => {
    const { page } = oda;
    await page.goto('/campaign');
    await page.getByRole('button', { name: /Create New Campaign/ }).click();
    await page.getByRole('link', { name: 'Back to Campaigns' }).click();
    await page.getByRole('button', { name: /^Delete New Campaign/ }).click();
    await expect(page.getByText(/Are you sure you want to delete "New Campaign \d+"\? This action cannot be undone\./)).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Campaign deleted', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Recently deleted' }).click();
    await page.getByRole('button', { name: /^Restore New Campaign/ }).click();
    await expect(page.getByText('Campaign restored')).toBeVisible();
    await page.getByRole('tab', { name: 'All' }).click();
    await expect(page.getByRole('heading', { name: /^New Campaign/ })).toBeVisible();
  });
});
