import { expect } from '@playwright/test';
import { bringHero, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';

const test = testAt();
const viewport = { width: 1280, height: 800 };

test('the table fills the window in a fight, and only its parts scroll', async ({ browser, table }) => {
  const wren = await browserOf(browser, table, 'Wren', { viewport });
  const mira = await browserOf(browser, table, 'Mira', { viewport });
  await letLead(table, wren.person);
  const { combat } = wren.person.call;
  const campaignId = await openCampaign(table, wren.person, [mira.person], 'dm');
  const kara = await bringHero(table, campaignId, mira.person, 'Ysolde Marren');
  await combat.open({ campaignId, heroes: [kara] });
  await combat.addNpc({ campaignId, npc: { name: 'Grub', hitPoints: 9, armorClass: 12, xp: 10, notes: '', attacks: [] } });
  await combat.step({ campaignId, number: fightIn(await combat.get({ campaignId })).number, step: { name: 'start' } });
  for (const { page } of [wren, mira]) {
    await page.goto(`/campaign?id=${campaignId}`);
    for (const name of ['Combat', 'Character', 'Items', 'Notes', 'Turn', 'World']) {
      await page.getByRole('tab', { name, exact: true }).click();
      if (name === 'Combat') await expect(page.getByRole('group', { name: 'What can be done' })).toBeVisible();
      if (name === 'Character') await expect(page.getByRole('article', { name: /^Sheet of Ysolde/ })).toBeVisible();
      const beyond = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight];
      });
      expect(beyond, `how far the page goes beyond the window at ${name}`).toEqual([0, 0]);
    }
  }
});
