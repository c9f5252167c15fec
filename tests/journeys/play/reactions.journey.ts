import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scores } from '#domain/character/character.fixture.ts';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { browserOf, letLead, pressTarget, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

/** What every d20 shows; other dice show their middle. */
let d20 = 12;
const test = testAt({ dice: (sides) => (sides === 20 ? d20 : Math.ceil(sides / 2)) });

async function openCombat(page: Page, campaignId: string): Promise<void> {
  await page.goto(`/campaign?id=${campaignId}`);
  await page.getByRole('tab', { name: 'Combat' }).click();
}

test('Shield turns a hit into a miss for two who watch, and a grapple is escaped', nightly, async ({ browser, table }) => {
  test.setTimeout(180_000);
  const { page: odasPage, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: mirasPage, person: mira } = await browserOf(browser, table, 'Mira', { viewport: { width: 390, height: 844 } });
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const stats = scores({ dexterity: 14, constitution: 14 });
  const spells = [{ spell: 'shield', prepared: true, from: 'class' as const }];
  const krag = await bringHero(table, campaignId, mira, 'Krag', { class: 'wizard', level: 3, hitPointGains: [4, 4], stats, spells });
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [krag] });
  const attacks = [{ name: 'Club', toHit: 4, damage: '1d6+3', type: 'bludgeoning' as const }];
  await combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 90, armorClass: 10, saves: 5, initiativeBonus: 9, attacks } });
  const opened = await combat.get({ campaignId });
  await combat.step({ campaignId, number: opened.fight?.number ?? 0, step: { name: 'start' } });
  await openCombat(mirasPage, campaignId);
  await openCombat(odasPage, campaignId);
  await expect(odasPage.getByRole('heading', { name: 'Brute’s turn' })).toBeVisible();

  await test.step('the fight waits for the player, who presses Shield', async () => {
    await pressTarget(odasPage, 'Krag');
    await odasPage.getByRole('button', { name: /^Club/ }).click();
    const card = mirasPage.getByRole('region', { name: 'Reaction of Krag' });
    await expect(card.getByText('Brute hits with Club, 16 in all.')).toBeVisible();
    await expect(odasPage.getByRole('region', { name: 'Reaction of Krag' })).toBeVisible();
    expect(await problemsOfDetail(mirasPage, 'A reaction that is asked for')).toEqual([]);
    // A page that is loaded again shows the same question.
    await mirasPage.reload();
    await mirasPage.getByRole('tab', { name: 'Combat' }).click();
    await card.getByRole('button', { name: /^Shield/ }).click();
    for (const page of [mirasPage, odasPage]) await expect(page.getByText('Brute misses Krag with Club.').first()).toBeVisible();
    await expect(card).toBeHidden();
    expect(await sheetOf(table, campaignId, krag)).toMatchObject({ damage: 0, activeEffects: [{ name: 'Shield' }] });
  });

  await test.step('a grapple takes one press, and so does the escape', async () => {
    await odasPage.getByRole('button', { name: /^Grapple/ }).click();
    await odasPage.getByRole('button', { name: 'Roll for all' }).click();
    await expect(odasPage.getByText('Krag is grappled.').first()).toBeVisible();
    await odasPage.getByRole('button', { name: 'Next turn' }).click();
    await expect(mirasPage.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
    d20 = 19;
    await mirasPage.getByRole('button', { name: /^Escape/ }).click();
    await expect(mirasPage.getByText('Krag is no longer grappled.').first()).toBeVisible();
    await expect(mirasPage.getByRole('button', { name: /^Escape.*action taken/ })).toHaveAttribute('aria-disabled', 'true');
    expect((await sheetOf(table, campaignId, krag)).conditions).toEqual([]);
  });
});
