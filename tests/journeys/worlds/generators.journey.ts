import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { everyWidth, problemsInBothThemes, problemsOfDetail, waitUntilLoaded } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { tabsTo } from '#tests/support/journeys/keys.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const kept = (page: Page) => page.getByRole('region', { name: 'Kept' }).getByRole('listitem');
/** All that was drawn, as it is read. */
const drawn = (page: Page) => page.locator('main section[aria-labelledby="idea-title"], main section[aria-labelledby="rumours-title"]');
const ownSeed = (page: Page) => page.getByRole('textbox', { name: 'Seed' });
/** What is chosen of each kind, beside its first choice. */
const kinds: readonly { kind: string; choices: readonly (readonly [label: string, option: string])[]; holds: readonly string[] }[] = [
  { kind: 'Names', choices: [['Style', 'Goblin']], holds: ['Goblin'] },
  { kind: 'Person', choices: [['Style', 'Dwarven']], holds: ['You notice', 'Secret'] },
  { kind: 'Tavern', choices: [], holds: ['Inside', 'Keeper'] },
  { kind: 'Shop', choices: [['Kind', 'Apothecary']], holds: ['Keeper', 'On the shelf', ' gp'] },
  {
    kind: 'Loot',
    choices: [
      ['Heroes of', 'Levels 5–10'],
      ['Found in', 'A hoard'],
    ],
    holds: ['The hoard', 'Coins'],
  },
  {
    kind: 'Weather',
    choices: [
      ['Climate', 'Desert'],
      ['Season', 'Summer'],
    ],
    holds: ['Desert, summer', 'Wind'],
  },
];

/** Presses Tab until a thing of this page has the focus. */
async function tabTo(page: Page, thing: ReturnType<Page['locator']>): Promise<void> {
  await tabsTo(page, () => thing.evaluate((element) => element === document.activeElement));
}

test(
  'a visitor draws ideas of each kind by keyboard; the same seed draws the same for somebody else',
  nightly,
  async ({ browser, table }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: table.url, colorScheme: 'dark', reducedMotion: 'reduce' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    const other = await (await browser.newContext({ baseURL: table.url })).newPage();
    await page.goto('/tools/generators');
    await waitUntilLoaded(page);
    await tabTo(page, page.getByRole('radio', { name: 'Names' }));

    for (const [at, { kind, choices, holds }] of kinds.entries()) {
      await test.step(kind, async () => {
        if (at > 0) {
          await page.getByRole('radio', { checked: true }).focus();
          await page.keyboard.press('ArrowRight');
        }
        await expect(page.getByRole('radio', { name: kind })).toBeChecked();
        for (const [label, option] of choices) {
          await tabTo(page, page.getByRole('combobox', { name: label }));
          await page.keyboard.type(option);
          await expect(page.getByRole('combobox', { name: label }).getByRole('option', { selected: true })).toHaveText(option);
        }
        const before = await drawn(page).innerText();
        await tabTo(page, button(page, 'Draw another'));
        await page.keyboard.press('Enter');
        await expect(drawn(page)).not.toHaveText(before, { useInnerText: true });
        for (const each of holds) await expect(drawn(page)).toContainText(each);
        const text = await drawn(page).innerText();

        await tabTo(page, button(page, 'Keep'));
        await page.keyboard.press('Enter');
        await expect(kept(page)).toHaveCount(at + 1);
        await tabTo(page, button(page, 'Copy'));
        await page.keyboard.press('Enter');
        await expect(page.getByText('Copied.', { exact: true })).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied.split('\n')[0]).toBe(await drawn(page).getByRole('heading').innerText());

        await other.goto(page.url());
        await waitUntilLoaded(other);
        expect(await drawn(other).innerText()).toBe(text);
        await ownSeed(other).fill('another');
        await expect(drawn(other)).not.toHaveText(text, { useInnerText: true });
        const seed = new URL(page.url()).searchParams.get('seed') ?? '';
        await ownSeed(other).fill(seed);
        await expect(drawn(other)).toHaveText(text, { useInnerText: true });
        expect(await problemsInBothThemes(page, kind, everyWidth)).toEqual([]);
      });
    }

    await test.step('what is kept stands there after a reload, opens, and goes', async () => {
      await page.reload();
      await expect(kept(page)).toHaveCount(kinds.length);
      await kept(page).first().locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(kept(page).first().locator('p')).toBeVisible();
      expect(await problemsOfDetail(page, 'Kept ideas')).toEqual([]);
      await page.getByRole('button', { name: 'Remove Desert, summer' }).focus();
      await page.keyboard.press('Enter');
      await expect(kept(page)).toHaveCount(kinds.length - 1);
      await button(page, 'Forget all').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('What you keep stands here, on this device.')).toBeVisible();
    });

    await test.step('rumours ask for an account, which has lore', async () => {
      await page.getByRole('radio', { checked: true }).focus();
      while (!(await page.getByRole('radio', { name: 'Rumours' }).isChecked())) await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('heading', { name: 'Rumours come from your lore' })).toBeVisible();
      expect(await problemsOfDetail(page, 'Rumours signed out', everyWidth)).toEqual([]);
    });
    for (const each of [context, other.context()]) await each.close();
  },
);

test(
  'rumours follow from the lore of a world; who leads is told which are true, and a player is not',
  nightly,
  async ({ browser, table }) => {
    test.setTimeout(120_000);
    const { page: dm, person: oda } = await browserOf(browser, table, 'Oda', { colorScheme: 'dark', reducedMotion: 'reduce' });
    const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
    await letLead(table, oda);
    const campaignId = await openCampaign(table, oda, [mira], 'dm');

    await test.step('the lore of a world leads there', async () => {
      await dm.goto(`/world/view/${FREE_TEMPLATE_WORLD}`);
      await dm.getByRole('link', { name: 'Draw rumours from this lore' }).click();
      await expect(dm.getByRole('heading', { name: 'They say…' })).toBeVisible();
      await expect(drawn(dm).getByRole('listitem')).toHaveCount(6);
    });

    await test.step('in a campaign, its Dungeon Master reads how true each is', async () => {
      await dm.getByRole('combobox', { name: 'Lore of' }).selectOption({ label: 'The salt road' });
      await expect(drawn(dm).getByText('True', { exact: true }).first()).toBeVisible();
      await expect(drawn(dm).getByText('False', { exact: true }).first()).toBeVisible();
      await ownSeed(dm).fill('');
      await dm.keyboard.type('harbour');
      await expect(dm).toHaveURL(/seed=harbour/);
      await expect(drawn(dm).getByRole('listitem')).toHaveCount(6);
      expect(await problemsInBothThemes(dm, 'Rumours', everyWidth)).toEqual([]);
    });

    await test.step('the same seed tells the same again, and what is kept holds the truth', async () => {
      const told = () => drawn(dm).locator('li > p.font-book').allInnerTexts();
      const before = await told();
      await button(dm, 'Draw another').press('Enter');
      await expect.poll(told).not.toEqual(before);
      await ownSeed(dm).fill('harbour');
      await expect.poll(told).toEqual(before);
      await button(dm, 'Keep').press('Enter');
      await kept(dm).locator('summary').press('Enter');
      await expect(kept(dm)).toContainText('False');
    });

    await test.step('a player hears them without being told what is true', async () => {
      await player.goto(`/tools/generators?kind=rumours&campaign=${campaignId}&seed=harbour`);
      await expect(drawn(player).getByRole('listitem')).toHaveCount(6);
      await expect(drawn(player).getByText(/^(?:True|Half true|False)$/)).toHaveCount(0);
      await expect(player.getByText('Whether they are true is for you to find out.')).toBeVisible();
      await drawn(player).getByRole('link').first().press('Enter');
      await expect(player).not.toHaveURL(/generators/);
      await expect(player.locator('main h1').first()).toBeVisible();
    });
  },
);
