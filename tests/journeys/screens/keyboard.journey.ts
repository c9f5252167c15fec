import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import { tabsTo } from '#tests/support/journeys/keys.ts';
import { PASSWORD, browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

/** So many Tabs lead from the top of the page to the hand, at most. */
const TABS_TO_HAND = 12;

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const hand = (page: Page, name: 'Raise Hand' | 'Lower Hand') => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.locator('*:focus');

/** Opens the palette, types and chooses the first thing found. */
async function choose(page: Page, text: string, found: string): Promise<void> {
  const input = palette(page).getByRole('combobox');
  // What listens for the keys comes a moment after the page.
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(input).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.type(text);
  await expect(palette(page).getByRole('option', { selected: true })).toContainText(found);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

const isFocused = (page: Page, selector: string) => async () =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Moves the focus back to the top of the page. */
const toTop = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.collapse(document.body, 0);
  });

test('a turn is played and fought by keyboard alone: signing in, the palette, the story, a sign, the hand, the words, the attack', async ({
  browser,
  table,
}) => {
  test.setTimeout(120_000);
  const oda = await signUp(table.url, 'Oda');
  await letLead(table, oda);
  const mira = await signUp(table.url, 'Mira');
  const { page: tov, person: tovId } = await browserOf(browser, table, 'Tov');
  const campaignId = await openCampaign(table, oda, [mira, tovId]);
  for (let n = 1; n <= 12; n += 1)
    await tovId.call.chat.post({ id: randomUUID(), campaignId, content: `word ${n}`, to: { kind: 'group' }, kind: 'ooc' });
  await tov.goto(`/campaign?id=${campaignId}`);
  await expect(hand(tov, 'Raise Hand')).toBeVisible();

  const page = await (await browser.newContext({ baseURL: table.url })).newPage();
  await test.step('signs in', async () => {
    await page.goto('/auth');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await tabsTo(page, isFocused(page, 'input[type=email]'));
    await page.keyboard.type(mira.email);
    await tabsTo(page, isFocused(page, 'input[type=password]'));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Search and commands (Ctrl+K)' })).toBeVisible();
  });

  await test.step('opens the campaign from the palette', async () => {
    await choose(page, 'salt', 'The salt road');
    await expect(hand(page, 'Raise Hand')).toBeEnabled();
  });

  await test.step('reaches the hand with few Tabs', async () => {
    await toTop(page);
    expect(await tabsTo(page, isFocused(page, '[data-shortcut=hand]'))).toBeLessThanOrEqual(TABS_TO_HAND);
  });

  await test.step('reads the story by the arrow keys and reacts to a message', async () => {
    await page.keyboard.press('s');
    await expect(focused(page)).toHaveAccessibleName('Actions for Tov’s message');
    await expect(focused(page)).toHaveAccessibleDescription(/word 12/);
    await page.keyboard.press('ArrowUp');
    await expect(focused(page)).toHaveAccessibleDescription(/word 11/);
    for (let n = 0; n < 6; n += 1) await page.keyboard.press('ArrowUp');
    await expect(focused(page)).toHaveAccessibleDescription(/word 5/);
    await expect(focused(page)).toBeInViewport();
    await page.keyboard.press('End');
    await expect(focused(page)).toHaveAccessibleDescription(/word 12/);
    expect(await page.locator('[role=log] [data-story=message][tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Reactions' }).last()).toBeVisible();
    await expect(focused(page)).toHaveAccessibleName('Actions for Tov’s message');
  });

  await test.step('raises the hand, writes and lowers it, and the focus stays', async () => {
    await page.keyboard.press('h');
    await expect(hand(page, 'Lower Hand')).toBeFocused();
    await expect(tov.getByRole('status', { name: 'What happens' })).toContainText('Mira raised a hand');
    await page.keyboard.press('m');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('I hold the lantern low, h and s and m and all?');
    await expect(box(page)).toHaveValue('I hold the lantern low, h and s and m and all?');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('');
    await page.keyboard.press('Shift+Tab');
    await expect(hand(page, 'Lower Hand')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hand(page, 'Raise Hand')).toBeFocused();
    await expect(
      page
        .getByText('Last turn')
        .or(page.getByRole('log').getByText(/lantern/))
        .first(),
    ).toBeVisible();
  });

  await test.step('rolls from the palette, and the table hears of it in words', async () => {
    await choose(page, 'roll', 'Roll');
    await expect(tov.getByRole('status', { name: 'What happens' })).toContainText(/Mira rolled \d+/);
    await expect(page.getByRole('status', { name: 'What happens' })).toContainText(/You rolled \d+/);
  });

  await test.step('shows every key with "?", which does nothing while one types', async () => {
    await page.keyboard.press('m');
    await page.keyboard.type('?');
    await expect(box(page)).toHaveValue('?');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Shift+Tab');
    await expect(hand(page, 'Raise Hand')).toBeFocused();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys.getByText('Raise your hand, or lower it')).toBeVisible();
    await keys.getByRole('checkbox', { name: /Single-key shortcuts/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await expect(hand(page, 'Raise Hand')).toBeFocused();
    await page.keyboard.press('m');
    await expect(hand(page, 'Raise Hand')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hand(page, 'Raise Hand')).toBeFocused();
  });

  await test.step('a turn of a fight, from the palette to the end of the turn', async () => {
    const fightId = await openCampaign(table, oda, [mira], 'dm');
    const kara = await bringHero(table, fightId, mira, 'Kara');
    const { combat } = oda.call;
    await combat.open({ campaignId: fightId, heroes: [kara] });
    const { fight } = await combat.addMonsters({ campaignId: fightId, monsterId: 'ogre' });
    const { fight: started } = await combat.step({ campaignId: fightId, number: fight?.number ?? 0, step: { name: 'start' } });
    if (started?.view.active !== kara) await combat.step({ campaignId: fightId, number: started?.number ?? 0, step: { name: 'next' } });
    await page.goto(`/campaign?id=${fightId}`);
    await expect(hand(page, 'Raise Hand')).toBeEnabled();

    await choose(page, 'combat', 'Combat');
    await expect(page.getByRole('tabpanel', { name: 'Combat' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
    expect(await tabsTo(page, isFocused(page, '[data-row]'), 40)).toBeLessThanOrEqual(3);
    await page.keyboard.press('Home');
    if ((await focused(page).innerText()).includes('Kara')) await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toContainText('Ogre');
    await page.keyboard.press('Space');
    await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
    const attack = page.getByRole('group', { name: 'Attacks of Kara' }).getByRole('button', { name: /^Longsword/ });
    for (let tabs = 0; tabs < 40 && !(await attack.evaluate((element) => element === document.activeElement)); tabs += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(attack).toBeFocused();
    await expect(attack).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Latest result' })).toContainText('Kara');
    await expect(attack).toBeFocused();
    const end = page.getByRole('button', { name: 'End turn' });
    for (let tabs = 0; tabs < 20 && !(await end.evaluate((element) => element === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab');
    await expect(end).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'It is your turn' })).toBeHidden();
  });
});

test('the command palette and the list of shortcuts have no accessibility violation', nightly, async ({ browser, table }) => {
  const { page } = await browserOf(browser, table, 'Mira', { reducedMotion: 'reduce' });
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Search and commands (Ctrl+K)' }).click();
  await expect(palette(page).getByRole('option', { name: /^Nineteen Tides Owing/ })).toBeVisible();
  expect(await problemsInBothThemes(page, 'The command palette')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await problemsInBothThemes(page, 'The list of shortcuts')).toEqual([]);
});
