import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
// The page of a damaged entry asks for it, and is told that it is damaged.
test.use({ expectedComplaints: expecting(refused(409, '/call/lore/get')) });

/** Writes something over a record and the last version of it, as no operation would. */
async function damage({ database }: Table, campaignId: string, kind: string, patch: string): Promise<void> {
  await database.pool.query('update document set data = data || $3::jsonb where campaign_id = $1 and kind = $2', [campaignId, kind, patch]);
  await database.pool.query(
    `update document_version v set data = v.data || $3::jsonb from document r
     where r.campaign_id = $1 and r.kind = $2 and v.campaign_id = r.campaign_id and v.kind = r.kind and v.key = r.key and v.position = r.position`,
    [campaignId, kind, patch],
  );
}

async function openTab(page: Page, campaignId: string, name: string): Promise<void> {
  await page.goto(`/campaign?id=${campaignId}`);
  await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
  await page.getByRole('tab', { name, exact: true }).click();
}

test('a damaged sheet and a damaged fight say so, and undo brings them back', nightly, async ({ browser, table }) => {
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const kara = await bringHero(table, campaignId, mira, 'Kara');
  await oda.call.combat.open({ campaignId, heroes: [kara] });
  await oda.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
  await mira.call.characters.act({ campaignId, characterId: kara, id: randomUUID(), act: { kind: 'takeDamage', amount: 2 } });
  await damage(table, campaignId, 'character', '{"classes":"three"}');
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

test(
  'a damaged recap and a damaged entry of the table’s lore stand beside the others, and are brought back',
  nightly,
  async ({ browser, table }) => {
    const { page, person: oda } = await browserOf(browser, table, 'Oda');
    await letLead(table, oda);
    const campaignId = await openCampaign(table, oda, [], 'dm');
    for (const name of ['The Drowned Bell', 'The Ford']) {
      const fields = { category: 'items' as const, name, aliases: [], text: 'It burned.', audience: 'everyone' as const };
      const entryId = randomUUID();
      const { revision } = await oda.call.tableLore.save({ campaignId, entryId, seen: null, fields });
      await oda.call.tableLore.save({ campaignId, entryId, seen: revision.version, fields: { ...fields, text: 'It drowned.' } });
    }
    await oda.call.chat.post({ id: randomUUID(), campaignId, content: 'The bell rings.' });
    const { id: recapId, version } = await oda.call.history.endSession({ campaignId });
    await oda.call.history.saveRecap({ campaignId, recapId, version, text: 'They came to a ford.' });
    await damage(table, campaignId, 'recap', '{"index":"none"}');
    await damage(table, campaignId, 'lore', '{"others":7}');

    await openTab(page, campaignId, 'World');
    const entries = page.getByRole('list', { name: 'Damaged entries' });
    await expect(entries.getByRole('listitem')).toHaveCount(2);
    expect(await problemsInBothThemes(page, 'damaged lore of a table')).toEqual([]);
    await entries.getByRole('button', { name: 'Bring it back: The Ford' }).click();
    await expect(entries.getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await page.getByRole('tab', { name: 'Recaps' }).click();
    const recaps = page.getByRole('list', { name: 'Damaged recaps' });
    await expect(recaps.getByText('This recap is damaged and cannot be shown.')).toBeVisible();
    expect(await problemsInBothThemes(page, 'a damaged recap')).toEqual([]);
    await recaps.getByRole('button', { name: 'Bring it back: Session 1' }).click();
    await expect(recaps).toBeHidden();
    await expect(page.getByText('Session 1', { exact: true })).toBeVisible();
  },
);

test('what is damaged of a world says so beside the rest, and is brought back or run again', nightly, async ({ browser, table }) => {
  const { page, person: ada } = await browserOf(browser, table, 'Ada');
  const { id: worldId } = await ada.call.worlds.create({ name: 'The Weir' });
  const { id: entryId } = await ada.call.lore.add({ worldId, entry: { category: 'geography', name: 'Tollhithe', text: 'A port.' } });
  await ada.call.lore.add({ worldId, entry: { category: 'geography', name: 'The Bar' } });
  const { id: tomeId } = await ada.call.tomes.add({ worldId, title: 'Ledger', content: 'Of salt.' });
  const { id: generationId } = await ada.call.generations.expand({ worldId, prompt: 'A drowned coast.', category: 'items' });
  await expect.poll(async () => (await ada.call.generations.get({ worldId, generationId })).state, { timeout: 30_000 }).toBe('done');
  const { pool } = table.database;
  await pool.query(`update world_entry set aliases = '7' where world_id = $1 and id = $2`, [worldId, entryId]);
  await pool.query(`update world_tome set versions = '7' where id = $1`, [tomeId]);
  await pool.query(`update world_generation set found = '7' where id = $1`, [generationId]);

  await test.step('an entry, in its list and on its page', async () => {
    await page.goto(`/world/view/${worldId}`);
    await expect(page.getByRole('list', { name: 'Entries of geography' }).getByText('The Bar')).toBeVisible();
    const damaged = page.getByRole('list', { name: 'Damaged entries' });
    await expect(damaged.getByText('This entry is damaged and cannot be shown.')).toBeVisible();
    expect(await problemsInBothThemes(page, 'a world with a damaged entry')).toEqual([]);
    await page.goto(`/world/view/${worldId}?entry=${entryId}`);
    await expect(page.getByRole('heading', { name: 'Damaged entry' })).toBeVisible();
    expect(await problemsInBothThemes(page, 'a damaged entry')).toEqual([]);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByText('A port.')).toBeVisible();
  });

  await test.step('a tome', async () => {
    await page.goto(`/world/view/${worldId}/tome/${tomeId}`);
    await expect(page.getByRole('heading', { name: 'Damaged tome' })).toBeVisible();
    await page.goto(`/world/view/${worldId}?tab=tomes`);
    const damaged = page.getByRole('list', { name: 'Damaged tomes' });
    await expect(damaged.getByText('Ledger')).toBeVisible();
    expect(await problemsInBothThemes(page, 'a world with a damaged tome')).toEqual([]);
    await damaged.getByRole('button', { name: 'Bring it back: Ledger' }).click();
    await expect(damaged).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ledger', exact: true })).toBeVisible();
  });

  await test.step('a generation, which is run again', async () => {
    await page.goto(`/world/view/${worldId}?tab=expansion`);
    await expect(page.getByText('This generation is damaged')).toBeVisible();
    expect(await problemsInBothThemes(page, 'a damaged generation')).toEqual([]);
    await page.getByRole('button', { name: 'Run again' }).click();
    await expect(page.getByText('This generation is damaged')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Items: A drowned coast.' })).toBeVisible();
    const runs = await ada.call.generations.list({ worldId });
    expect(runs.map(({ id, isDamaged }) => [id === generationId, isDamaged])).toEqual([[false, false]]);
  });
});
