import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { browserOf, letLead, test } from '#tests/support/journeys/table.ts';

test.use({ expectedComplaints: expecting(refused(409, '/call/narrator/publishDraft')) });

const draftOf = (page: Page) => page.getByRole('region', { name: 'The narrator’s draft' });
const storyOf = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });

test('a draft is edited and outlives a reload, the X-card takes it back, and one that crosses a line is not posted', async ({
  browser,
  table,
}) => {
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  // A player on a phone.
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira', { viewport: { width: 390, height: 844 } });
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira]);
  await table.database.pool.query(`update campaign set settings = settings || '{"narratorMode":"draft"}' where id = $1`, [campaignId]);
  for (const page of [dm, player]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await expect(storyOf(page)).toBeVisible();
  }

  await test.step('a draft is edited, survives a reload, is posted, and is taken back by the X-card with the keyboard alone', async () => {
    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'What lies under the nets?' });
    await expect(draftOf(dm)).toBeVisible();
    expect(await problemsOfDetail(dm, 'a draft')).toEqual([]);
    await draftOf(dm).getByRole('textbox', { name: 'The draft' }).fill('Something with far too many legs. What do you do?');
    await dm.reload();
    await expect(draftOf(dm).getByRole('textbox', { name: 'The draft' })).toHaveValue('Something with far too many legs. What do you do?');
    await expect(draftOf(player)).toHaveCount(0);
    await draftOf(dm).getByRole('button', { name: 'Post' }).click();
    for (const page of [dm, player]) await expect(storyOf(page).getByText('far too many legs')).toBeVisible();

    await player.getByRole('button', { name: 'X-card' }).focus();
    await player.keyboard.press('Enter');
    await expect(player.getByRole('button', { name: 'Remove the last passage' })).toBeFocused();
    expect(await problemsOfDetail(player, 'the X-card')).toEqual([]);
    await player.keyboard.press('Enter');
    for (const page of [dm, player]) {
      await expect(storyOf(page).getByText('Somebody tapped the X-card. The last passage is taken back.')).toBeVisible();
      await expect(storyOf(page).getByText('far too many legs')).toHaveCount(0);
    }
  });

  await test.step('a player adds a line without a name, the Dungeon Master reads it, and a draft that crosses it is not posted', async () => {
    await player.getByRole('button', { name: 'X-card' }).click();
    await player.getByRole('button', { name: 'Lines & veils of this table' }).click();
    const dialog = player.getByRole('dialog', { name: 'Lines & veils' });
    await dialog.getByRole('textbox', { name: 'In a few words' }).fill('spiders');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByRole('region', { name: 'Lines' }).getByText('spiders')).toBeVisible();
    expect(await problemsOfDetail(player, 'lines and veils')).toEqual([]);

    await mira.call.chat.post({ id: randomUUID(), campaignId, content: 'What lies under the nets?' });
    await draftOf(dm).getByRole('textbox', { name: 'The draft' }).fill('A huge spider. What do you do?');
    await draftOf(dm).getByRole('button', { name: 'Post' }).click();
    await expect(dm.getByText('This crosses a line')).toBeVisible();
    await expect(draftOf(dm).getByRole('textbox', { name: 'The draft' })).toHaveValue('A huge spider. What do you do?');
    await dm.getByRole('button', { name: 'X-card' }).click();
    await dm.getByRole('button', { name: 'Lines & veils of this table' }).click();
    await dm.getByRole('button', { name: 'Remove “spiders”' }).click();
    await expect(dm.getByRole('region', { name: 'Lines' }).getByText('No lines yet.')).toBeVisible();
  });
});
