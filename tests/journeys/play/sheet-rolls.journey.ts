import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

/** Every die shows 14, or its highest face. */
const test = testAt({ dice: (sides) => Math.min(14, sides) });

const openSheet = async (page: Page, campaignId: string) => {
  await page.goto(`/campaign?id=${campaignId}`);
  await page.getByRole('tab', { name: 'Character' }).click();
  await expect(page.getByRole('article', { name: /^Sheet of/ })).toBeVisible();
};
const story = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const card = (page: Page, label: string) => story(page).getByRole('figure', { name: `Ysolde Marren, ${label}` });
const roll = (page: Page, what: string) => page.getByRole('button', { name: new RegExp(`^Roll ${what} `) });
/** Presses until the options open, as a finger or a held mouse button does. */
const hold = async (page: Page, button: Locator) => {
  await button.hover();
  await page.mouse.down();
  await expect(page.getByRole('dialog', { name: /^Roll / })).toBeVisible();
  await page.mouse.up();
};

test(
  'a number of the sheet rolls at a press, and its card stands in the chat under the hero’s name for those it is for',
  nightly,
  async ({ browser, table }) => {
    const oda = await browserOf(browser, table, 'Oda');
    const mira = await browserOf(browser, table, 'Mira');
    const tov = await browserOf(browser, table, 'Tov');
    const campaignId = await openCampaign(table, oda.person, [mira.person, tov.person], 'dm');
    await mira.person.call.characters.createQuick({
      campaignId,
      id: randomUUID(),
      name: 'Ysolde Marren',
      race: 'elf',
      class: 'fighter',
      outfit: 'none',
    });
    await mira.page.setViewportSize({ width: 1280, height: 900 });
    for (const { page } of [oda, tov]) await page.goto(`/campaign?id=${campaignId}`);
    await openSheet(mira.page, campaignId);
    const last = mira.page.getByRole('region', { name: 'Last roll' });

    await test.step('one press rolls Athletics, and the card stands in both browsers', async () => {
      await roll(mira.page, 'Athletics check').click();
      await expect(last).toContainText('Athletics check');
      await expect(last).toContainText('14');
      for (const { page } of [mira, tov]) await expect(card(page, 'Athletics check')).toContainText('14');
    });

    await test.step('a long press asks for disadvantage and a DC, and Enter rolls', async () => {
      await hold(mira.page, roll(mira.page, 'Stealth check'));
      await mira.page.getByRole('radio', { name: 'Disadvantage' }).press('Space');
      await mira.page.getByRole('textbox', { name: 'DC' }).fill('15');
      await mira.page.getByRole('textbox', { name: 'DC' }).press('Enter');
      await expect(card(tov.page, 'Stealth check')).toContainText('Failure against 15');
      await expect(card(tov.page, 'Stealth check')).toContainText('Disadvantage: the situation');
      await expect(roll(mira.page, 'Stealth check')).toBeFocused();
    });

    await test.step('by the keyboard a roll goes to the Dungeon Master, and no other player sees it', async () => {
      await roll(mira.page, 'Insight check').press('Shift+Enter');
      await mira.page.getByRole('combobox', { name: 'Who sees it' }).selectOption('The Dungeon Master and me');
      await mira.page.getByRole('dialog').getByRole('button', { name: 'Roll' }).click();
      for (const { page } of [mira, oda]) await expect(card(page, 'Insight check')).toBeVisible();
      await roll(mira.page, 'Wisdom check').click();
      await expect(card(tov.page, 'Wisdom check')).toBeVisible();
      await expect(card(tov.page, 'Insight check')).toHaveCount(0);
    });

    await test.step('after an attack its damage is one press away', async () => {
      await roll(mira.page, 'Unarmed strike attack').click();
      await last.getByRole('button', { name: 'Damage', exact: true }).click();
      await expect(card(tov.page, 'Unarmed strike damage (bludgeoning)')).toContainText('1');
    });

    await test.step('on a phone every number is wide enough for a thumb, and what fell is in sight', async () => {
      await mira.page.setViewportSize({ width: 390, height: 844 });
      await openSheet(mira.page, campaignId);
      const numbers = mira.page.getByRole('article', { name: /^Sheet of/ }).getByRole('button', { name: /^(Roll |How )/ });
      const sizes = await numbers.evaluateAll((buttons) =>
        buttons.filter((button) => button.checkVisibility()).map((button) => button.getBoundingClientRect().toJSON()),
      );
      expect(sizes.length).toBeGreaterThan(30);
      for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await roll(mira.page, 'Athletics check').click();
      await expect(last).toBeInViewport();
    });

    await test.step('who may only look reads the numbers', async () => {
      await tov.page.getByRole('tab', { name: 'Character' }).click();
      await tov.page.getByRole('button', { name: /^Ysolde Marren/ }).click();
      await expect(tov.page.getByRole('button', { name: /^Armor Class.+/ })).toBeVisible();
      await expect(tov.page.getByRole('button', { name: /^Roll / })).toHaveCount(0);
    });

    await test.step('neither the sheet that rolls nor its options have an accessibility problem', async () => {
      await mira.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await mira.page.setViewportSize({ width: 1280, height: 900 });
      await openSheet(mira.page, campaignId);
      await roll(mira.page, 'Unarmed strike attack').click();
      await expect(last).toBeVisible();
      await roll(mira.page, 'Stealth check').press('Shift+Enter');
      expect(await problemsOfDetail(mira.page, 'the options of a roll', [1280])).toEqual([]);
    });
    for (const { context } of [oda, mira, tov]) await context.close();
  },
);
