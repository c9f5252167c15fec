import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bringHero, combatantIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';

const test = testAt({ warnings: true });

/** The operations that a page calls from now on, but for the one that notes what was read. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/call/') && pathname !== '/call/campaigns/markRead') calls.push(pathname.slice('/call/'.length));
  });
  return calls;
}

const row = (page: Page, name: string) => page.getByRole('list', { name: 'Turn order' }).getByRole('listitem').filter({ hasText: name });

async function openTab(page: Page, campaignId: string, tab: string): Promise<void> {
  await page.goto(`/campaign?id=${campaignId}`);
  await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

test('what happens in a fight and on a sheet is shown on the screens of all others without a call', async ({ browser, table }) => {
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: hers, person: mira } = await browserOf(browser, table, 'Mira');
  const { page: his, person: tov } = await browserOf(browser, table, 'Tov');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira, tov], 'dm');
  const kara = await bringHero(table, campaignId, mira, 'Kara');
  const bren = await bringHero(table, campaignId, tov, 'Bren');
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [kara, bren] });
  const npc = { name: 'Grub', hitPoints: 40, armorClass: 12, xp: 10, attacks: [] };
  const now = await combat.addNpc({ campaignId, npc });
  await combat.addNpc({ campaignId, npc: { ...npc, name: 'Vashti' }, hidden: true });
  const grub = combatantIn(now, 'Grub').id;
  const number = async () => (await combat.get({ campaignId })).fight?.number ?? 0;
  await combat.step({ campaignId, number: await number(), step: { name: 'start' } });
  const hit = async (whom: string, amount: number) =>
    combat.step({ campaignId, number: await number(), step: { name: 'damage', who: grub, whom, amount, type: 'fire' } });

  await openTab(dm, campaignId, 'Combat');
  await openTab(hers, campaignId, 'Combat');
  await openTab(his, campaignId, 'Character');
  await expect(dm.getByRole('list', { name: 'Turn order' }).getByRole('listitem')).toHaveCount(4);
  await expect(hers.getByRole('list', { name: 'Turn order' }).getByRole('listitem')).toHaveCount(3);
  await expect(hers.getByRole('region', { name: 'Kara' })).toContainText('10/10');
  await expect(his.getByRole('region', { name: 'Hit points' })).toContainText('10');
  for (const page of [dm, hers, his]) await page.waitForLoadState('networkidle');
  const pages = { dm: callsOf(dm), hers: callsOf(hers), his: callsOf(his) };

  await hit(kara, 3);
  await expect(hers.getByRole('region', { name: 'Kara' })).toContainText('7/10');
  await hit(bren, 4);
  await expect(his.getByRole('region', { name: 'Hit points' })).toContainText('6');
  await hit(grub, 25);
  await expect(row(dm, 'Grub')).toContainText('15');
  await expect(row(hers, 'Grub')).toContainText(/bloodied/i);
  await tov.call.characters.act({ campaignId, characterId: bren, id: crypto.randomUUID(), act: { kind: 'takeDamage', amount: 1 } });
  await expect(his.getByRole('region', { name: 'Hit points' })).toContainText('5');
  await expect(row(hers, 'Bren')).toContainText('5');
  await expect(hers.getByText('Vashti')).toHaveCount(0);
  expect(pages).toEqual({ dm: [], hers: [], his: [] });

  // Another tab is shown from what is known.
  await hers.getByRole('tab', { name: 'Turn', exact: true }).click();
  await hers.getByRole('tab', { name: 'Combat' }).click();
  await expect(hers.getByRole('region', { name: 'Kara' })).toContainText('7/10');
  expect(pages.hers).toEqual([]);
});
