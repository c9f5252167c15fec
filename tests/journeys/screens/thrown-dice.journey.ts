import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expecting } from '#tests/support/journeys/quiet-console.ts';
import { browserOf, enterTemplate, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt({ dice: (sides) => sides });

// Where the processor draws, its driver complains that pictures are copied.
test.use({ expectedComplaints: expecting(...['/campaign', '/tools/dice'].map((path) => ({ text: '[.WebGL-', path }))) });

/** Lets a page believe that the processor, which draws here, is a graphics card. */
const withCard = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    // Where a name is asked for that says who draws, by its number.
    const names = [0x92_46, 0x1f_01];
    const ask: unknown = Reflect.get(prototype, 'getParameter');
    if (typeof ask !== 'function') return;
    const value = function answer(this: WebGL2RenderingContext, name: number): unknown {
      return names.includes(name) ? 'A card' : Reflect.apply(ask, this, [name]);
    };
    Object.defineProperty(prototype, 'getParameter', { value });
  });

/** Where dice are drawn, while they are. */
const thrown = (page: Page) => page.locator('[aria-hidden] > div > canvas');

async function roll(page: Page, dice: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(`/roll ${dice}`);
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
}

test('dice roll for everybody who may see them, and for nobody who wants them flat or still', nightly, async ({ browser, table }) => {
  const mira = await browserOf(browser, table, 'Mira');
  const tov = await browserOf(browser, table, 'Tov');
  const still = await browserOf(browser, table, 'Still', { reducedMotion: 'reduce' });
  const flat = await browserOf(browser, table, 'Flat');
  await flat.person.call.account.savePreferences({ thrownDice: false });
  for (const { page } of [mira, tov, still, flat]) {
    await withCard(page);
    await enterTemplate(page);
  }
  const card = ({ page }: typeof mira, label: string) => page.getByRole('figure', { name: label });

  await roll(mira.page, '1d20 + 1d6 # leap');
  await Promise.all([mira, tov].map(({ page }) => expect(thrown(page)).toBeVisible()));
  await expect(card(tov, 'leap')).toContainText('26');
  for (const each of [still, flat]) {
    await expect(card(each, 'leap')).toBeVisible();
    await expect(thrown(each.page)).toHaveCount(0);
  }
  await Promise.all([mira, tov].map(({ page }) => expect(thrown(page)).toHaveCount(0)));

  await mira.page.getByRole('combobox', { name: 'To' }).selectOption('notes');
  await roll(mira.page, '1d20 # alone');
  await expect(thrown(mira.page)).toBeVisible();
  await expect(thrown(tov.page)).toHaveCount(0);
  // A press anywhere takes them away, and reaches what lies below them.
  await mira.page.getByRole('tab', { name: 'World' }).click();
  await expect(thrown(mira.page)).toHaveCount(0);

  await mira.page.goto('/tools/dice');
  await mira.page.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(thrown(mira.page)).toBeVisible();
  await mira.page.getByText('Flat', { exact: true }).click();
  await expect(thrown(mira.page)).toHaveCount(0);
  await mira.page.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(mira.page.getByRole('listitem').filter({ hasText: '1d20' })).toHaveCount(2);
  await expect(thrown(mira.page)).toHaveCount(0);
});
