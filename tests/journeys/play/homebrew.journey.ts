import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, letLead, pressTarget, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

/** Every die shows its middle. */
const test = testAt({ dice: (sides) => Math.ceil((sides + 1) / 2) });

const box = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('dialog').getByRole('combobox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function begin(page: Page, kind: string): Promise<void> {
  await press(page, 'New entry');
  await page.getByRole('dialog').getByText(kind, { exact: true }).click();
  await press(page, 'Start blank');
}

async function openHomebrew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Homebrew/ }).click();
  await expect(page.getByRole('dialog', { name: 'Homebrew' })).toBeVisible();
}

test('a Dungeon Master writes a creature and a sword, and both act in a fight', nightly, async ({ browser, table }) => {
  test.setTimeout(180_000);
  const oda = await browserOf(browser, table, 'Oda', { viewport: { width: 1280, height: 900 } });
  const mira = await browserOf(browser, table, 'Mira', { viewport: { width: 1280, height: 900 } });
  await letLead(table, oda.person);
  const campaignId = await openCampaign(table, oda.person, [mira.person], 'dm');
  const hero = await bringHero(table, campaignId, mira.person, 'Krag', { class: 'fighter' });
  for (const { page } of [oda, mira]) await page.goto(`/campaign?id=${campaignId}`);
  const { page } = oda;

  await test.step('a creature with a breath of fire that recharges', async () => {
    await openHomebrew(page);
    await begin(page, 'Creature');
    await box(page, 'Name').fill('Ash Wyrm');
    await box(page, 'Hit dice').fill('12d10+36');
    await press(page, 'Add activity');
    await box(page, 'Called').fill('Fire Breath');
    await choice(page, 'What it is').selectOption('Saving throw');
    await press(page, 'Add limit');
    await choice(page, 'Targets').selectOption('Creatures');
    await choice(page, 'How many targets').selectOption('All in an area');
    await box(page, 'Amount').fill('2d6');
    await choice(page, 'Type').last().selectOption('fire');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
      'Recharge 5–6; Action; DEX save, half on a success; 2d6 fire damage',
    );
    expect(await problemsInBothThemes(page, 'the editor of a creature', [1280, 390])).toEqual([]);
    await press(page, 'Save');
    await expect(page.getByRole('dialog', { name: 'Homebrew' }).getByRole('button', { name: /Ash Wyrm/ })).toBeVisible();
  });

  await test.step('a sword +1 that burns, which the player finds and takes in hand', async () => {
    await begin(page, 'Item');
    await box(page, 'Name').fill('Cinder Blade');
    await choice(page, 'Kind of item').selectOption('weapon');
    await box(page, 'Which weapon').fill('Longsword');
    await box(page, 'Magic bonus').fill('1');
    await press(page, 'Add effect');
    await choice(page, 'Changes').selectOption('Damage of attacks');
    await box(page, 'Added').fill('1d6');
    await choice(page, 'Damage type').selectOption('fire');
    await choice(page, 'With').selectOption('This weapon');
    await press(page, 'Save');
    await expect(page.getByRole('dialog', { name: 'Homebrew' }).getByRole('button', { name: /Cinder Blade/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await mira.page.getByRole('tab', { name: 'Items' }).click();
    await mira.page.getByRole('button', { name: 'Add', exact: true }).click();
    await mira.page.getByRole('searchbox', { name: 'Search' }).fill('cinder');
    await mira.page.getByRole('button', { name: 'Add Cinder Blade' }).click();
    await expect.poll(async () => (await sheetOf(table, campaignId, hero)).inventory.map(({ name }) => name)).toContain('Cinder Blade');
  });

  await test.step('the creature is found and breathes fire, and the sword burns', async () => {
    const { inventory } = await sheetOf(table, campaignId, hero);
    for (const [name, place] of [
      ['Longsword', 'pack'],
      ['Cinder Blade', 'mainHand'],
    ] as const) {
      const itemId = inventory.find((item) => item.name === name)?.id ?? '';
      await mira.person.call.characters.act({ campaignId, characterId: hero, id: randomUUID(), act: { kind: 'placeItem', itemId, place } });
    }
    const { combat } = oda.person.call;
    await page.getByRole('tab', { name: 'Combat' }).click();
    await page.getByRole('button', { name: 'Prepare the fight' }).click();
    await page.getByRole('searchbox', { name: 'Find a creature' }).fill('ash wyrm');
    await page.getByText('Ash Wyrm', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Add Ash Wyrm' }).click();
    await expect(page.getByRole('list', { name: 'Turn order' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Roll initiative' }).click();
    const fight = async () => (await combat.get({ campaignId })).fight;
    const take = async (step: Parameters<typeof combat.step>[0]['step']) =>
      combat.step({ campaignId, number: (await fight())?.number ?? 0, step });
    await expect.poll(async () => (await fight())?.view.active).toBeTruthy();
    const wyrm = (await fight())?.view.combatants.find(({ name }) => name === 'Ash Wyrm')?.id ?? '';
    if ((await fight())?.view.active !== wyrm) await take({ name: 'next' });
    await page.getByRole('button', { name: /^Fire Breath/ }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Krag' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Use on 1' }).click();
    const saves = page.getByRole('region', { name: 'Saving throws against Fire Breath' });
    await saves.getByRole('button', { name: 'Roll for all' }).click();
    await expect(saves).toBeHidden();
    await expect(mira.page.getByText(/Fire Breath/).first()).toBeVisible();
    await take({ name: 'next' });
    await mira.page.keyboard.press('Escape');
    await mira.page.getByRole('tab', { name: 'Combat' }).click();
    await pressTarget(mira.page, 'Ash Wyrm');
    await mira.page.getByRole('button', { name: /^Cinder Blade/ }).click();
    await expect(mira.page.getByText(/Krag hits Ash Wyrm.*fire/).first()).toBeVisible();
  });
});
