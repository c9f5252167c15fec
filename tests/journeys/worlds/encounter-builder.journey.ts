import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { everyWidth, problemsInBothThemes, problemsOfDetail, waitUntilLoaded } from '#tests/support/journeys/accessibility.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { tabsTo } from '#tests/support/journeys/keys.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
const look = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const card = (page: Page) => page.getByRole('region', { name: 'Encounter', exact: true });
const foes = (page: Page) => page.getByRole('list', { name: 'Foes' }).getByRole('listitem');
/** Whom the encounter is of, as it is read: names, and how many. */
const foeTexts = (page: Page) => foes(page).allInnerTexts();
const seedOf = (page: Page) => new URL(page.url()).searchParams.get('seed') ?? '';
/** Whom the list of creatures names on its page. */
const creatures = (page: Page) => page.getByRole('region', { name: 'Creatures', exact: true }).getByRole('list');

/** Presses Tab until a thing of this page has the focus, and then a key. */
async function tabAndPress(page: Page, thing: Locator, key = 'Enter'): Promise<void> {
  await tabsTo(page, () => thing.evaluate((element) => element === document.activeElement));
  await page.keyboard.press(key);
}

test('a visitor builds an encounter by keyboard, for typed levels, and gives it away by a link', nightly, async ({ browser, table }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: table.url, ...look });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto('/tools/encounters');
  await waitUntilLoaded(page);
  // Four heroes of level 1: 4 times 50, 75 and 100.
  await expect(card(page)).toContainText('0 XP of 400 at most');

  await test.step('the budget follows the party', async () => {
    await tabsTo(page, () => page.getByRole('combobox', { name: 'Hero 1' }).evaluate((each) => each === document.activeElement));
    await page.keyboard.type('3');
    await expect(card(page)).toContainText('0 XP of 700 at most');
    await tabAndPress(page, button(page, 'Add a hero'));
    await expect(card(page)).toContainText('0 XP of 800 at most');
  });

  await test.step('a suggestion costs no more than its difficulty, by terrain; its seed suggests it again', async () => {
    await tabAndPress(page, page.getByRole('radio', { name: 'Moderate' }), 'ArrowRight');
    await tabsTo(page, () => page.getByRole('combobox', { name: 'Where' }).evaluate((each) => each === document.activeElement));
    await page.keyboard.type('Swamp');
    await tabAndPress(page, button(page, 'Suggest one'));
    await expect(foes(page)).not.toHaveCount(0);
    await expect(card(page).getByRole('status').first()).toHaveText('High difficulty');
    const first = await foeTexts(page);
    const seed = seedOf(page);
    await expect
      .poll(async () => {
        await button(page, 'Suggest another').press('Enter');
        return foeTexts(page);
      })
      .not.toEqual(first);
    await page.getByRole('textbox', { name: 'Seed' }).fill('');
    await page.keyboard.type(seed);
    await expect.poll(() => foeTexts(page)).toEqual(first);
    expect(await problemsInBothThemes(page, 'A suggested encounter', everyWidth)).toEqual([]);
  });

  await test.step('a stat block opens, and gives the focus back', async () => {
    const name = foes(page).first().getByRole('button').first();
    await name.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await problemsOfDetail(page, 'A stat block', everyWidth)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(name).toBeFocused();
  });

  await test.step('what is too much is said', async () => {
    await page.getByRole('searchbox', { name: 'Find a creature' }).fill('troll');
    await tabsTo(page, () => button(page, 'Add Troll').evaluate((each) => each === document.activeElement));
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('Enter');
    await expect(button(page, 'Add Troll, 3 so far')).toBeFocused();
    await expect(page.getByRole('list', { name: 'Warnings' })).toContainText('It costs more than a high budget. Heroes may die.');
    await expect(card(page).getByRole('status').first()).toHaveText(/beyond high/i);
  });

  await test.step('it is kept on the device over a reload, and a link shows it to somebody else', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Trolls of the fen');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Trolls of the fen')).toBeVisible();
    const built = await foeTexts(page);
    await button(page, 'Copy link').press('Enter');
    await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await button(page, 'Clear').press('Enter');
    await expect(foes(page)).toHaveCount(0);
    await page.reload();
    await button(page, 'Trolls of the fen').press('Enter');
    await expect.poll(() => foeTexts(page)).toEqual(built);
    const other = await (await browser.newContext({ baseURL: table.url })).newPage();
    await other.goto(link);
    await waitUntilLoaded(other);
    expect(await foeTexts(other)).toEqual(built);
    await expect(card(other)).toContainText('of 800 at most');
    await other.context().close();
    await button(page, 'Remove Trolls of the fen').press('Enter');
    await expect(page.getByText('What you keep stands here, on this device.')).toBeVisible();
  });
  await context.close();
});

test(
  'a Dungeon Master builds for the heroes who take part, by a faction of the world, straight into the fight',
  nightly,
  async ({ browser, table }) => {
    test.setTimeout(120_000);
    const { page: dm, person: oda } = await browserOf(browser, table, 'Oda', look);
    const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
    const { person: tov, context: away } = await browserOf(browser, table, 'Tov');
    await away.close();
    await letLead(table, oda);
    const campaignId = await openCampaign(table, oda, [mira, tov], 'dm');
    await bringHero(table, campaignId, mira, 'Kara', { level: 3 });
    await bringHero(table, campaignId, tov, 'Brottor');
    const toCombat = async (page: Page) => {
      await page.goto(`/campaign?id=${campaignId}`);
      await page.getByRole('tab', { name: 'Combat' }).click();
    };

    await test.step('the budget is that of those who take part', async () => {
      await toCombat(dm);
      await dm.getByRole('link', { name: 'Build an encounter' }).press('Enter');
      await waitUntilLoaded(dm);
      await expect(card(dm)).toContainText('0 XP of 500 at most');
      await dm.getByRole('checkbox', { name: 'Brottor' }).press('Space');
      await expect(card(dm)).toContainText('0 XP of 400 at most');
      expect(await problemsOfDetail(dm, 'An empty encounter of a campaign', everyWidth)).toEqual([]);
    });

    await test.step('a faction of the world says who is met', async () => {
      const where = dm.getByRole('combobox', { name: 'Place or faction' });
      await where.selectOption({ label: 'The Gleaners' });
      await expect(dm.getByText('Only creatures of “The Gleaners”')).toBeVisible();
      const met = await creatures(dm).getByRole('listitem').count();
      expect(met).toBeGreaterThan(0);
      await button(dm, 'Suggest one').press('Enter');
      await expect(foes(dm)).not.toHaveCount(0);
      await expect(card(dm).getByRole('status').first()).toHaveText(/^(?:Low|Moderate) difficulty$/);
    });

    await test.step('what is locked stays while the rest is drawn anew', async () => {
      const name = await foes(dm).first().getByRole('button').first().locator('span').first().innerText();
      await button(foes(dm).first(), /^Lock /).press('Enter');
      for (let n = 0; n < 5; n += 1) {
        await button(dm, 'Suggest another').press('Enter');
        await expect(foes(dm).filter({ hasText: name })).not.toHaveCount(0);
      }
    });

    await test.step('the campaign keeps it', async () => {
      await dm.getByRole('textbox', { name: 'Name' }).fill('On the pans');
      await dm.getByRole('combobox', { name: 'Keep in' }).selectOption({ label: 'This campaign' });
      await button(dm, 'Keep').press('Enter');
      await expect(button(dm, 'On the pans')).toBeVisible();
      expect(await problemsInBothThemes(dm, 'An encounter of a campaign', everyWidth)).toEqual([]);
    });

    const built = await foeTexts(dm);
    await test.step('they join the fight with the heroes who take part, and players see nothing of it yet', async () => {
      await toCombat(player);
      await expect(player.getByText('No fight', { exact: true })).toBeVisible();
      await button(dm, 'Into the fight').press('Enter');
      await expect(dm.getByText(/creatures? joined\. You find them at the table/)).toBeVisible();
      await dm.getByRole('link', { name: 'Go to the table' }).press('Enter');
      await dm.getByRole('tab', { name: 'Combat' }).click();
      const order = dm.getByRole('list', { name: 'Turn order' });
      await expect(order).toContainText('Kara');
      await expect(order).not.toContainText('Brottor');
      for (const text of built) await expect(order).toContainText((text.split('\n')[0] ?? '').trim());
      await expect(player.getByText('No fight', { exact: true })).toBeVisible();
      await button(dm, 'Roll initiative').press('Enter');
      await expect(player.getByRole('list', { name: 'Turn order' })).toContainText('Kara');
    });

    await test.step('the campaign has it still', async () => {
      await dm.goto(`/tools/encounters?campaign=${campaignId}`);
      await button(dm, 'On the pans').press('Enter');
      await expect.poll(() => foeTexts(dm)).toEqual(built);
    });
  },
);
