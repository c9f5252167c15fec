import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { carrying } from '#domain/character/character.fixture.ts';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, pressTarget, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

const stats = { strength: 16, dexterity: 16, constitution: 14, intelligence: 8, wisdom: 12, charisma: 10 };

async function openCombat(page: Page, campaignId: string): Promise<void> {
  await page.goto(`/campaign?id=${campaignId}`);
  await page.getByRole('tab', { name: 'Combat' }).click();
}

test('a barbarian rages with one press, and a rogue adds Sneak Attack to a hit', nightly, async ({ browser, table }) => {
  test.setTimeout(180_000);
  const { person: oda } = await browserOf(browser, table, 'Oda');
  const { page: mirasPage, person: mira } = await browserOf(browser, table, 'Mira');
  const { page: tovsPage, person: tov } = await browserOf(browser, table, 'Tov');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira, tov], 'dm');
  const krag = await bringHero(table, campaignId, mira, 'Krag', { class: 'barbarian', stats });
  const nim = await bringHero(table, campaignId, tov, 'Nim', {
    class: 'rogue',
    level: 3,
    hitPointGains: [5, 5],
    stats,
    inventory: carrying(['rapier', 'mainHand']),
  });
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [krag, nim] });
  const club = { name: 'Club', toHit: 20, damage: '1d4', type: 'bludgeoning' as const };
  await combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 90, armorClass: 1, attacks: [club] } });
  const opened = await combat.get({ campaignId });
  await combat.step({ campaignId, number: opened.fight?.number ?? 0, step: { name: 'start' } });
  /** Goes on until it is somebody's turn. */
  const turnOf = async (id: string) => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { fight } = await combat.get({ campaignId });
      if (fight?.view.active === id) return;
      await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'next' } });
    }
  };
  const brute = opened.fight?.view.combatants.find(({ name }) => name === 'Brute')?.id ?? '';

  await test.step('Rage shows what is left, takes one press, leaves its place to what extends it, and halves what weapons deal', async () => {
    await turnOf(krag);
    await openCombat(mirasPage, campaignId);
    await mirasPage.getByRole('button', { name: /^Rage .*2 of 2 left/ }).click();
    await expect(mirasPage.getByText('Rage begins for Krag.').first()).toBeVisible();
    await expect(mirasPage.getByRole('button', { name: /^Rage: Extend the Rage/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(mirasPage.getByRole('button', { name: /^Rage .*left/ })).toHaveCount(0);
    expect(await sheetOf(table, campaignId, krag)).toMatchObject({ usesSpent: { rage: 1 } });
    await turnOf(brute);
    const { fight } = await combat.get({ campaignId });
    await combat.step({
      campaignId,
      number: fight?.number ?? 0,
      step: { name: 'damage', actorId: brute, targetId: krag, amount: 10, type: 'bludgeoning' },
    });
    await expect.poll(async () => (await sheetOf(table, campaignId, krag)).damage).toBe(5);
  });

  await test.step('Sneak Attack is added to the hit that is known, and is not offered again in this turn', async () => {
    await turnOf(nim);
    await openCombat(tovsPage, campaignId);
    await pressTarget(tovsPage, 'Brute');
    const used = tovsPage.getByText(/Nim uses Sneak Attack/).first();
    const add = tovsPage.getByRole('button', { name: /^Add Sneak Attack/ });
    // A natural 1 misses, and nothing can be added. What was sent is never sent again because its answer is late.
    await expect(async () => {
      if (await used.isVisible()) return;
      const { fight } = await combat.get({ campaignId });
      if (fight?.lines.some(({ sentence }) => sentence.startsWith('Nim misses'))) await combat.undo({ campaignId, number: fight.number });
      if (!(await add.isVisible())) await tovsPage.getByRole('button', { name: /^Rapier/ }).click({ timeout: 2000 });
      await add.click({ timeout: 2000 });
      await expect(used).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(tovsPage.getByText(/Nim uses Sneak Attack/).first()).toBeVisible();
    await expect(add).toBeHidden();
  });
});
