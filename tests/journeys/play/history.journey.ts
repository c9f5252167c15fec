import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsInBothThemes, problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import { openMenu } from '#tests/support/journeys/open-menu.ts';
import { browserOf, letLead, say, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
const log = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const quiet = { timeout: 15_000 };

/** Opens an entry of the campaign's lore, found by its name. */
async function openLore(page: Page, name: string) {
  await page.getByRole('tab', { name: 'World', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search the lore' }).fill(name);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible();
}

/** Opens one of the dialogs behind the header's menu. */
async function openFromMenu(page: Page, name: string) {
  await openMenu(page.getByRole('button', { name: 'Table', exact: true }));
  await page.getByRole('menuitem', { name }).click();
}

test(
  'a campaign’s past is saved, gone back to, branched and told, and the player’s screen goes along',
  nightly,
  async ({ browser, table }) => {
    test.setTimeout(180_000);
    const owner = await signUp(table.url, 'Oda');
    const dm = await browserOf(browser, table, 'Cyr', { colorScheme: 'dark' });
    const mira = await browserOf(browser, table, 'Mira');
    // Who leads here sits beside the owner.
    const campaignId = await openCampaign(table, owner, [dm.person, mira.person], 'dm');
    await owner.call.campaigns.setRole({ campaignId, userId: dm.person.id, seat: 'co-dm' });
    for (const { page } of [dm, mira]) {
      await page.goto(`/campaign?id=${campaignId}`);
      await expect(log(page)).toBeVisible();
    }

    await test.step('a DM saves a checkpoint, goes back to it and returns', async () => {
      await say(dm.page, 'The door stands open.');
      await dm.page.getByRole('button', { name: 'Save', exact: true }).click();
      await dm.page.getByRole('textbox', { name: 'Name' }).fill('Before the vault');
      await dm.page.keyboard.press('Enter');
      await expect(dm.page.getByText('“Before the vault” is saved')).toBeVisible();
      await say(mira.page, 'I pull the lever.');

      await openFromMenu(dm.page, 'History');
      await expect(dm.page.getByRole('list', { name: 'Moments' }).getByText('The door stands open.')).toBeVisible();
      await dm.page.getByRole('tab', { name: 'Saved' }).click();
      await dm.page.getByRole('button', { name: 'Before the vault' }).click();
      await expect(dm.page.getByRole('region', { name: 'The last messages' }).getByText('The door stands open.')).toBeVisible();
      await dm.page.getByRole('button', { name: 'Back to history' }).click();
      await expect(dm.page.getByRole('button', { name: 'Before the vault' })).toBeFocused();
      await dm.page.keyboard.press('Enter');
      await dm.page.getByRole('button', { name: 'Go back to here' }).click();
      await dm.page.getByRole('alertdialog').getByRole('button', { name: 'Go back to here' }).click();
      for (const { page } of [dm, mira]) {
        await expect(log(page).getByText('Cyr has gone back to an earlier moment.')).toBeVisible(quiet);
        await expect(log(page).getByText('I pull the lever.')).toHaveCount(0);
        await expect(log(page).getByText('The door stands open.')).toBeVisible();
      }

      await openFromMenu(dm.page, 'History');
      await dm.page.getByRole('tab', { name: 'Branches' }).click();
      await dm.page.getByRole('button', { name: 'Switch to this branch: Original story' }).click();
      await dm.page.getByRole('alertdialog').getByRole('button', { name: 'Switch to this branch' }).click();
      for (const { page } of [dm, mira]) await expect(log(page).getByText('I pull the lever.')).toBeVisible(quiet);
    });

    await test.step('what is true in a campaign goes back with the story and comes again', async () => {
      await say(dm.page, 'The light burns on the rock.');
      for (const { page } of [dm, mira]) await openLore(page, 'Candle Rock');
      const tale = (page: Page) => page.getByRole('article').getByText('The light went out for good.');

      await dm.page.getByRole('button', { name: 'Customize for this campaign' }).click();
      await dm.page.getByRole('textbox', { name: 'Text' }).fill('The light went out for good.\n\n::: dm\nOsk did it.\n:::');
      // Other widths draw the table anew; what was typed is kept, and a second look finds it.
      expect(await problemsOfDetail(dm.page, 'An entry that is written')).toEqual([]);
      if (!(await dm.page.getByRole('dialog').isVisible()))
        await dm.page.getByRole('button', { name: 'Customize for this campaign' }).click();
      await dm.page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dm.page.getByRole('dialog')).toHaveCount(0);
      for (const { page } of [dm, mira]) await expect(tale(page)).toBeVisible(quiet);
      await expect(dm.page.getByText('Osk did it.')).toBeVisible();
      await expect(mira.page.getByText('Osk did it.')).toHaveCount(0);
      await mira.page.getByText('The world’s version').click();
      await expect(mira.page.getByText('A chalk stump a mile out')).toBeVisible();
      expect(await problemsOfDetail(mira.page, 'An entry of the campaign’s lore')).toEqual([]);

      await openFromMenu(dm.page, 'History');
      await dm.page.getByRole('list', { name: 'Moments' }).getByText('The light burns on the rock.').click();
      await dm.page.getByRole('button', { name: 'Branch from here' }).click();
      await dm.page.getByRole('textbox', { name: 'Name' }).fill('Osk stays');
      await dm.page.keyboard.press('Enter');
      for (const { page } of [dm, mira]) {
        await expect(tale(page)).toHaveCount(0, quiet);
        await expect(page.getByRole('article').getByText('A chalk stump a mile out')).toBeVisible();
      }

      await openFromMenu(dm.page, 'History');
      await dm.page.getByRole('tab', { name: 'Branches' }).click();
      await dm.page.getByRole('button', { name: 'Switch to this branch: Original story' }).click();
      await dm.page.getByRole('alertdialog').getByRole('button', { name: 'Switch to this branch' }).click();
      for (const { page } of [dm, mira]) await expect(tale(page)).toBeVisible(quiet);
    });

    await test.step('a session ends with a recap that the DM mends, and that the player finds on coming back', async () => {
      await say(dm.page, 'Mira finds a rope beneath the bench.');
      await openFromMenu(mira.page, 'Check the dice');
      const dice = mira.page.getByRole('dialog', { name: 'Check the dice' });
      await expect(dice.getByText('Nobody has rolled yet.')).toBeVisible();
      await mira.person.call.chat.roll({ id: randomUUID(), campaignId, dice: '2d6' });
      await expect(dice.getByText('No secret has been shown yet.')).toBeVisible();
      const waiting = await dice.getByRole('textbox', { name: 'Fingerprint of the next secret' }).inputValue();
      await dm.page.getByRole('button', { name: 'End Session', exact: true }).click();
      await dm.page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
      await dice.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(dice.getByText('All 2 dice fell as the secret says.')).toBeVisible();
      await expect(dice.getByRole('textbox', { name: 'Fingerprint', exact: true })).toHaveValue(waiting);
      await mira.page.keyboard.press('Escape');
      const text = dm.page.getByRole('textbox', { name: 'Previously, in session 1' });
      await expect(text).toHaveValue(/Mira finds a rope/);
      await expect(dm.page.getByRole('region', { name: 'What happened' }).getByText('Places')).toBeVisible();
      await text.fill('**The ferry.** Mira found a rope, and the river rose.');
      await dm.page.keyboard.press('Escape');

      await dm.page.reload();
      await openFromMenu(dm.page, 'History');
      await dm.page.getByRole('tab', { name: 'Recaps' }).click();
      await dm.page.getByText('Session 1', { exact: true }).click();
      await expect(text).toHaveValue(/the river rose/);
      await dm.page.getByRole('button', { name: 'Publish to players' }).click();
      await expect(dm.page.getByText('Recap published')).toBeVisible();

      await mira.page.goto(`/campaign?id=${campaignId}`);
      const card = mira.page.getByRole('region', { name: 'Previously on The salt road' });
      await expect(card.getByText('Mira found a rope, and the river rose.')).toBeVisible();
      await card.getByRole('button', { name: 'Previously on The salt road' }).click();
      await expect(card.getByText('Mira found a rope, and the river rose.')).toBeHidden();
      await mira.page.reload();
      await expect(log(mira.page).getByText('Mira found a rope, and the river rose.')).toBeVisible();
      await expect(card).toHaveCount(1);
    });
  },
);

test('the dialogs of a campaign’s past hold for everyone', nightly, async ({ browser, table }) => {
  // Whoever signed up first may open campaigns.
  const owner = await signUp(table.url, 'Oda');
  await letLead(table, owner);
  const { page, person } = await browserOf(browser, table, 'Una', { colorScheme: 'dark' });
  const campaignId = await openCampaign(table, owner, [person], 'dm');
  await owner.call.campaigns.setRole({ campaignId, userId: person.id, seat: 'co-dm' });
  await person.call.history.save({ campaignId, name: 'A point with a name as long as names may be for the sake of narrow screens' });
  const { head } = await person.call.history.list({ campaignId });
  await person.call.history.branch({ campaignId, position: head, name: 'What if' });
  await page.goto(`/campaign?id=${campaignId}`);
  await expect(log(page)).toBeVisible();
  await openFromMenu(page, 'History');
  const problems: string[] = [];
  for (const tab of ['Moments', 'Branches', 'Recaps', 'Saved']) {
    await page.getByRole('tab', { name: tab }).click();
    problems.push(...(await problemsInBothThemes(page, tab)));
  }
  await page.getByRole('button', { name: 'A point with a name' }).click();
  await expect(page.getByRole('region', { name: 'The last messages' })).toBeVisible();
  problems.push(...(await problemsInBothThemes(page, 'A moment')));
  await page.getByRole('button', { name: 'Branch from here' }).click();
  problems.push(...(await problemsInBothThemes(page, 'A branch')));
  expect(problems).toEqual([]);
});
