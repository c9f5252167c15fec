import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { problemsInBothThemes, problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { expecting, lost, refused } from '#tests/support/journeys/quiet-console.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test.use({ expectedComplaints: expecting(lost('/call/characters/act'), refused(404, '/call/characters/get')) });

let oda: Awaited<ReturnType<typeof browserOf>>;
// Whoever signs up first may open campaigns.
test.beforeAll(async ({ browser, table }) => {
  oda = await browserOf(browser, table, 'Oda');
});
test.afterAll(() => oda.context.close());

const playBySrd = ({ database }: Table, campaignId: string) =>
  database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
const openTab = async (page: Page, campaignId: string, name: string) => {
  await page.goto(`/campaign?id=${campaignId}`);
  await page.getByRole('tab', { name }).click();
};
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const suits = (page: Page) => page.getByRole('button', { name: 'Pick for me' }).click();
const step = (page: Page, name: RegExp) => expect(page.getByRole('heading', { level: 3, name })).toBeVisible();

test('a wizard is made step by step over a reload, and only what may be chosen can be', nightly, async ({ browser, table }) => {
  const { page, person } = await browserOf(browser, table, 'Mira');
  const campaignId = await openCampaign(table, oda.person, [person], 'dm');
  await playBySrd(table, campaignId);
  await openTab(page, campaignId, 'Character');
  await page.getByRole('radio', { name: 'Step by step' }).press('Space');

  await next(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a species.' })).toBeVisible();
  await page.getByRole('radio', { name: 'Elf', exact: true }).press('Space');
  await page.getByRole('radio', { name: 'Wood Elf' }).check();
  await next(page);
  await page.getByRole('radio', { name: 'Fighter' }).press('Space');
  await next(page);
  await page.getByRole('radio', { name: 'Sage' }).check();
  await next(page);
  await step(page, /^Ability scores/);

  await test.step('what was decided outlives a reload, and another class loses nothing of it', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Character' }).click();
    await step(page, /^Ability scores/);
    for (const name of [/^Background/, /^Class/]) {
      await page.getByRole('button', { name: 'Back' }).click();
      await step(page, name);
    }
    await page.getByRole('radio', { name: 'Wizard' }).press('Space');
    await next(page);
    await expect(page.getByRole('radio', { name: 'Sage' })).toBeChecked();
    await next(page);
  });

  await suits(page);
  await next(page);
  for (const name of [/^Skills/, /^Spells/]) {
    await step(page, name);
    await suits(page);
    await next(page);
  }
  await step(page, /^Gear/);
  await next(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Naevys');
  await expect(page.getByText('Level 1 Wood Elf wizard')).toBeVisible();
  await page.getByRole('button', { name: 'Create Character' }).click();
  await expect(page.getByText('Character Created!')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Sheet of Naevys' })).toBeVisible();
});

test(
  'a sheet is changed by its player and the DM, taken back, only looked at by others, and printed',
  nightly,
  async ({ browser, table }) => {
    const mira = await browserOf(browser, table, 'Mira');
    const tov = await browserOf(browser, table, 'Tov');
    const campaignId = await openCampaign(table, oda.person, [mira.person, tov.person], 'dm');
    const make = async ({ person }: typeof mira, name: string, calling: string) =>
      (await person.call.characters.createQuick({ campaignId, id: randomUUID(), name, race: 'dwarf', class: calling, outfit: 'none' }))
        .character;
    await make(mira, 'Runa', 'fighter');
    await make(tov, 'Odrik', 'cleric');
    for (const { page } of [oda, mira, tov]) await openTab(page, campaignId, 'Character');
    const hitPoints = (page: Page) => page.getByRole('region', { name: 'Hit Points' });

    await test.step('damage is seen by everyone at once, and undone by a press', async () => {
      await tov.page.getByRole('button', { name: /^Runa/ }).click();
      await expect(tov.page.getByRole('button', { name: 'Edit Stats' })).toBeHidden();
      await mira.page.getByRole('textbox', { name: 'Amount' }).fill('3');
      await mira.page.getByRole('button', { name: 'Damage', exact: true }).click();
      await expect(hitPoints(tov.page)).toContainText('5 / ');
      await mira.page.getByRole('button', { name: 'Undo' }).click();
      await expect(hitPoints(tov.page)).toContainText('8 / ');
    });

    await test.step('a change whose answer is lost on the way is asked for again and done once', async () => {
      const lose = async (route: Route) => {
        await route.fetch();
        await route.abort();
      };
      await mira.page.route('**/call/characters/act', lose, { times: 1 });
      await mira.page.getByRole('textbox', { name: 'Amount' }).fill('3');
      await mira.page.getByRole('button', { name: 'Damage', exact: true }).click();
      await expect(mira.page.getByText('Runa takes 3 damage and has 5 of 8 hit points left.')).toBeVisible();
      await expect(hitPoints(tov.page)).toContainText('5 / ');
      await mira.page.getByRole('button', { name: 'Undo' }).click();
      await expect(hitPoints(tov.page)).toContainText('8 / ');
    });

    await test.step('the DM edits the stats, an empty one is 10, and the number says what it is made of', async () => {
      await oda.page.getByRole('button', { name: /^Runa/ }).click();
      await oda.page.getByRole('button', { name: 'Edit Stats' }).click();
      await oda.page.getByRole('spinbutton', { name: 'Dexterity' }).fill('18');
      await oda.page.getByRole('spinbutton', { name: 'Wisdom' }).fill('21');
      await oda.page.getByRole('button', { name: 'Save Stats' }).click();
      await expect(oda.page.getByText('An ability score must be a whole number from 1 to 20.')).toBeVisible();
      await oda.page.getByRole('spinbutton', { name: 'Wisdom' }).fill('');
      await oda.page.getByRole('button', { name: 'Save Stats' }).click();
      await mira.page.getByRole('button', { name: /^Armor Class.+/ }).click();
      await expect(mira.page.getByRole('note', { name: /^Armor Class/ })).toContainText('DEX+ 4Together14');
    });

    await test.step('an item is added, taken in hand and handed over', async () => {
      await mira.page.getByRole('tab', { name: 'Items' }).click();
      await mira.page.getByRole('button', { name: 'Add', exact: true }).click();
      await mira.page.getByRole('searchbox', { name: 'Search' }).fill('longsw');
      await mira.page.getByRole('button', { name: 'Add Longsword' }).click();
      await mira.page.keyboard.press('Escape');
      await mira.page.getByRole('button', { name: 'Equip Longsword' }).click();
      await expect(mira.page.getByRole('region', { name: 'Equipped' })).toContainText('Longsword');
      await mira.page.getByRole('button', { name: 'More about Longsword' }).click();
      await mira.page.getByRole('menuitem', { name: 'Give to…' }).click();
      await mira.page.getByRole('button', { name: 'Give', exact: true }).click();
      await expect(mira.page.getByRole('button', { name: 'More about Longsword' })).toHaveCount(0);
      await tov.page.getByRole('tab', { name: 'Items' }).click();
      await tov.page.getByRole('button', { name: /^You/ }).click();
      await expect(tov.page.getByRole('region', { name: 'Backpack' })).toContainText('Longsword');
    });

    await test.step('it is deleted after a question, and the form stands there again', async () => {
      await mira.page.getByRole('tab', { name: 'Character' }).click();
      await mira.page.getByRole('button', { name: 'Delete' }).click();
      await mira.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(mira.page.getByRole('heading', { name: 'Create Your Character' })).toBeVisible();
      await mira.page.getByRole('button', { name: 'Create Character' }).click();
      await expect(mira.page.getByText('Please fill in all fields (name, race, class).')).toBeVisible();
    });

    await test.step('it has no accessibility problem on a phone and on a desk, and is printed as black on white', async () => {
      test.slow();
      const id = randomUUID();
      await mira.person.call.characters.createQuick({
        campaignId,
        id,
        name: 'Thessalonica of the Long Autumn Road',
        race: 'elf',
        class: 'wizard',
        outfit: 'none',
      });
      await mira.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await mira.page.setViewportSize({ width: 1280, height: 900 });
      await openTab(mira.page, campaignId, 'Character');
      await expect(mira.page.getByRole('article', { name: /^Sheet of/ })).toBeVisible();
      expect(await problemsInBothThemes(mira.page, 'the sheet', [1280])).toEqual([]);
      await mira.page.getByRole('tab', { name: 'Items' }).click();
      await expect(mira.page.getByText('The inventory is empty')).toBeVisible();
      expect(await problemsInBothThemes(mira.page, 'the items', [1280])).toEqual([]);
      for (const address of ['/account/characters', `/account/characters/${campaignId}/${id}/print`]) {
        await mira.page.goto(address);
        await expect(mira.page.getByRole('heading', { name: /^Thessalonica/ })).toBeVisible();
        expect(await problemsInBothThemes(mira.page, address)).toEqual([]);
      }
      // On a phone the tabs are others.
      await mira.page.setViewportSize({ width: 390, height: 844 });
      await openTab(mira.page, campaignId, 'Character');
      await expect(mira.page.getByRole('article', { name: /^Sheet of/ })).toBeVisible();
      expect(await problemsOfDetail(mira.page, 'the sheet on a phone', [390])).toEqual([]);

      await test.step('printed, it is black on white, and nothing of the screen around it', async () => {
        const { page } = mira;
        await page.goto(`/account/characters/${campaignId}/${id}/print`);
        const sheet = page.getByRole('article', { name: /^Sheet of Thessalonica/ });
        await expect(sheet).toBeVisible();
        await page.setViewportSize({ width: 390, height: 844 });
        await expect.poll(async () => (await sheet.boundingBox())?.width ?? 999).toBeLessThanOrEqual(390);
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.emulateMedia({ media: 'print' });
        for (const role of ['banner', 'radiogroup', 'button', 'link'] as const) await expect(page.getByRole(role)).toHaveCount(0);
        await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
        const box = await sheet.boundingBox();
        expect([box?.x, box?.y]).toEqual([0, 0]);
      });
    });
  },
);
