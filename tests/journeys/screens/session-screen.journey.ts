import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// The first account here may open campaigns.
const test = testAt();

/** A table with a DM, a player with a hero, and somebody who watches. */
async function layTable(browser: Browser, table: Table) {
  const [wren, mira, sue] = [
    await browserOf(browser, table, 'Wren'),
    await browserOf(browser, table, 'Mira'),
    await browserOf(browser, table, 'Sue'),
  ];
  const campaignId = await openCampaign(table, wren.person, [mira.person, sue.person]);
  await wren.person.call.campaigns.setRole({ campaignId, userId: sue.person.id, seat: 'spectator' });
  await mira.person.call.characters.createQuick({ campaignId, id: randomUUID(), name: 'Kara Thistledown', race: 'elf', class: 'wizard' });
  return { wren, mira, sue, address: `/campaign?id=${campaignId}` };
}

test('what a table offers says its name, and a hero leads to their sheet', nightly, async ({ browser, table }) => {
  const { wren, mira, sue, address } = await layTable(browser, table);

  await test.step('the buttons carry words on a laptop, for each as they may', async () => {
    await wren.page.goto(address);
    const header = wren.page.locator('header').filter({ has: wren.page.getByRole('heading', { level: 1 }) });
    for (const words of ['X-card', /Assistant$/, 'Save', 'End Session', 'Table', /Map$/])
      await expect(header.getByText(words, { exact: true })).toBeVisible();
    await sue.page.goto(address);
    await expect(sue.page.getByRole('button', { name: 'X-card' })).toBeVisible();
    await expect(sue.page.getByRole('button', { name: 'End Session' })).toHaveCount(0);
  });

  await test.step('from the rail, by keyboard, and the focus goes along', async () => {
    await wren.page.getByRole('button', { name: /plays Kara Thistledown/ }).press('Enter');
    await expect(wren.page.getByRole('article', { name: /^Sheet of Kara/ })).toBeVisible();
    await expect(wren.page.getByRole('tabpanel', { name: 'Character' })).toBeFocused();
  });

  await test.step('from the people at the table, on a phone', async () => {
    const { page } = mira;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    for (const name of ['X-card', 'Table']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('menuitem', { name: 'People' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kara Thistledown' }).click();
    await expect(page.getByRole('article', { name: /^Sheet of Kara/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Character' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the story is searched from the menu where the button would stand on the words', async () => {
    const { page } = mira;
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Search the story' }).press('Enter');
    await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('searchbox', { name: 'Search the story' })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('searchbox', { name: 'Search the story' })).toBeVisible();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(page.getByRole('button', { name: 'Search the story' })).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole('button', { name: 'Search the story' })).toBeHidden();
  });
});
