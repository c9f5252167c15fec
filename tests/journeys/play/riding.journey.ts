import { expect } from '@playwright/test';
import { scores } from '#domain/character/character.fixture.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

/** What every d20 shows; other dice show their middle. */
let d20 = 12;
const test = testAt({ dice: (sides) => (sides === 20 ? d20 : Math.ceil(sides / 2)) });

test('a hero mounts a horse, is seen riding, and falls off when it is thrown down', nightly, async ({ browser, table }) => {
  const { page: odasPage, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: mirasPage, person: mira } = await browserOf(browser, table, 'Mira', { viewport: { width: 390, height: 844 } });
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const krag = await bringHero(table, campaignId, mira, 'Krag', { class: 'fighter', level: 3, stats: scores({ dexterity: 14 }) });
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [krag] });
  await combat.addMonsters({ campaignId, monsterId: 'riding-horse', side: 'heroes' });
  await combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 90, armorClass: 10, initiativeBonus: -4 } });
  const opened = await combat.get({ campaignId });
  await combat.step({ campaignId, number: opened.fight?.number ?? 0, step: { name: 'start' } });
  for (const page of [mirasPage, odasPage]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('tab', { name: 'Combat' }).click();
  }

  await test.step('one press and a choice, and everybody sees who rides', async () => {
    while (!(await mirasPage.getByRole('heading', { name: 'It is your turn' }).isVisible()))
      await odasPage.getByRole('button', { name: 'Next turn' }).click();
    await mirasPage.getByText('Movement', { exact: true }).click();
    await mirasPage.getByRole('button', { name: /^Mount/ }).click();
    const dialog = mirasPage.getByRole('dialog', { name: 'Mount' });
    await dialog.getByLabel('Riding Horse').check();
    await dialog.getByRole('button', { name: 'Mount' }).click();
    for (const page of [mirasPage, odasPage]) await expect(page.getByText('Krag mounts Riding Horse.').first()).toBeVisible();
    for (const page of [mirasPage, odasPage]) await expect(page.getByText('Mounted on Riding Horse').first()).toBeVisible();
    await expect(mirasPage.getByRole('button', { name: /^Mount.*riding already/ })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('the horse acts right after its rider', async () => {
    await odasPage.getByRole('button', { name: 'Next turn' }).click();
    await expect(odasPage.getByRole('heading', { name: 'Riding Horse’s turn' })).toBeVisible();
  });

  await test.step('thrown down with it, the rider falls off', async () => {
    d20 = 2;
    await odasPage.getByText('Movement', { exact: true }).click();
    await odasPage.getByRole('button', { name: /^Drop prone/ }).click();
    await odasPage.getByRole('button', { name: 'Roll for all' }).click();
    await expect(mirasPage.getByText('Krag falls off Riding Horse.').first()).toBeVisible();
    await expect(odasPage.getByText('Mounted on Riding Horse')).toHaveCount(0);
  });
});
