import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { bringHero, fightIn } from '#tests/support/app/arena.ts';
import type { ArenaStep } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// Every d20 shows 20, so that nobody is asked for more than the journey says; other dice show their middle.
const test = testAt({ dice: (sides) => (sides === 20 ? 20 : Math.ceil(sides / 2)) });
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

/** Fails where a button is not wholly in sight above the last result, which lies over what scrolls. */
async function expectInSight(page: Page, button: Locator) {
  await expect(button).toBeInViewport({ ratio: 1 });
  const [box, result] = await Promise.all([button, page.getByRole('region', { name: 'Latest result' })].map((each) => each.boundingBox()));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(result?.y ?? 0);
}

test('a phone on its side shows what is urgent, and gives all of many rolls back', nightly, async ({ browser, table }) => {
  const wren = await browserOf(browser, table, 'Wren');
  const mira = await browserOf(browser, table, 'Mira', { viewport: { width: 844, height: 390 }, hasTouch: true });
  const { page } = mira;
  await letLead(table, wren.person);
  const { combat } = wren.person.call;
  const campaignId = await openCampaign(table, wren.person, [mira.person], 'dm');
  const spells = [{ spell: 'eldritch-blast', prepared: true, from: 'class' as const }];
  const lox = await bringHero(table, campaignId, mira.person, 'Lox', { class: 'wizard', level: 17, spells });
  const alda = await bringHero(table, campaignId, wren.person, 'Alda');
  const take = async (step: ArenaStep) => combat.step({ campaignId, number: fightIn(await combat.get({ campaignId })).number, step });
  for (const each of [wren.page, page]) await each.goto(`/campaign?id=${campaignId}`);

  await test.step('four rolls scroll by themselves, and can be put away', async () => {
    await page.setViewportSize({ width: 568, height: 320 });
    await page.getByRole('tab', { name: 'Character', exact: true }).click();
    await page.getByRole('button', { name: 'Cast Eldritch Blast' }).click();
    const rolls = page.getByRole('region', { name: 'Last roll' });
    await expect(rolls.getByRole('listitem')).toHaveCount(4);
    await expect(rolls.getByRole('button', { name: 'Dismiss the roll' })).toBeInViewport({ ratio: 1 });
    for (const at of [0, 3]) {
      const roll = rolls.getByRole('listitem').nth(at);
      await roll.scrollIntoViewIfNeeded();
      await expect(roll).toBeInViewport({ ratio: 0.9 });
      await expect(rolls.getByRole('button', { name: 'Dismiss the roll' })).toBeInViewport({ ratio: 1 });
    }
    await rolls.getByRole('button', { name: 'Dismiss the roll' }).click();
    await expect(rolls).toHaveCount(0);
    await page.setViewportSize({ width: 844, height: 390 });
  });

  await combat.open({ campaignId, heroes: [alda, lox] });
  const npc = { hitPoints: 9, armorClass: 12, xp: 10, notes: '', attacks: [] };
  for (const name of ['Ancient White Grub', 'Stone Grub', 'Owl']) await combat.addNpc({ campaignId, npc: { ...npc, name } });
  await take({ name: 'start' });
  await page.getByRole('tab', { name: 'Combat', exact: true }).click();

  await test.step('one’s own save is in sight, before those of others', async () => {
    const effect = {
      name: 'Rockfall',
      ability: 'dexterity' as const,
      dc: 13,
      area: '',
      damage: [{ dice: '2d6', type: 'bludgeoning' as const }],
      onSave: 'half' as const,
      inflicts: null,
      recharge: null,
    };
    await take({ name: 'save', actorId: null, effect, targetIds: [alda, lox] });
    const roll = page.getByRole('button', { name: 'Roll Dexterity save for Lox' });
    await expectInSight(page, roll);
    await roll.click();
    await expect(roll).toHaveCount(0);
    await take({ name: 'rollSaves', saverIds: [alda] });
  });

  await test.step('so are the targets of one’s turn, and the death save', async () => {
    while (fightIn(await combat.get({ campaignId })).view.active !== lox) await take({ name: 'next' });
    await expect(page.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
    await expectInSight(page, page.getByRole('button', { name: /^Target:/ }));
    await take({ name: 'next' });
    await take({ name: 'damage', actorId: null, targetId: lox, amount: 90, type: null });
    while (fightIn(await combat.get({ campaignId })).view.active !== lox) await take({ name: 'next' });
    await expectInSight(page, page.getByRole('button', { name: 'Roll death save' }));
  });
});
