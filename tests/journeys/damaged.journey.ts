import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsInBothThemes } from '#tests/support/accessibility.ts';
import { bringHero } from '#tests/support/arena.ts';
import { openCampaign } from '#tests/support/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/table.ts';
import type { Table } from '#tests/support/table.ts';

const test = testAt();

/** Writes something over a record and the last version of it, as no operation would. */
async function damage({ database }: Table, campaignId: string, kind: string, patch: string): Promise<void> {
  await database.pool.query('update record set data = data || $3::jsonb where campaign_id = $1 and kind = $2', [campaignId, kind, patch]);
  await database.pool.query(
    `update record_version v set data = v.data || $3::jsonb from record r
     where r.campaign_id = $1 and r.kind = $2 and v.campaign_id = r.campaign_id and v.kind = r.kind and v.key = r.key and v.position = r.position`,
    [campaignId, kind, patch],
  );
}

async function openTab(page: Page, campaignId: string, name: string): Promise<void> {
  await page.goto(`/campaign?id=${campaignId}`);
  await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
  await page.getByRole('tab', { name, exact: true }).click();
}

test('a damaged sheet and a damaged fight say so, and undo brings them back', async ({ browser, table }) => {
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const kara = await bringHero(table, campaignId, mira, 'Kara');
  await oda.call.combat.open({ campaignId, heroes: [kara] });
  await oda.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
  await mira.call.characters.act({ campaignId, characterId: kara, id: randomUUID(), act: { kind: 'take damage', amount: 2 } });
  await damage(table, campaignId, 'character', '{"level":"three"}');
  await damage(table, campaignId, 'combat', '{"lines":7}');

  await openTab(player, campaignId, 'Character');
  await expect(player.getByText('This sheet is damaged and cannot be shown. Undo its last change to bring it back.')).toBeVisible();
  expect(await problemsInBothThemes(player, 'damaged sheet')).toEqual([]);
  await player.getByRole('button', { name: 'Undo last change' }).click();
  await expect(player.getByRole('heading', { name: 'Kara' })).toBeVisible();
  await expect(player.getByText('This sheet is damaged')).toBeHidden();

  await player.getByRole('tab', { name: 'Combat', exact: true }).click();
  await expect(player.getByText('The Dungeon Master can undo its last change.')).toBeVisible();
  await openTab(dm, campaignId, 'Combat');
  await expect(dm.getByText('This fight is damaged and cannot be shown. Undo its last change to bring it back.')).toBeVisible();
  expect(await problemsInBothThemes(dm, 'damaged fight')).toEqual([]);
  await dm.getByRole('button', { name: 'Undo last change' }).click();
  await expect(dm.getByRole('list', { name: 'Turn order' }).getByRole('listitem')).not.toHaveCount(0);
});
