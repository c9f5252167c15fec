import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

const note = (page: Page, name: string) => page.getByRole('note', { name });

test('somebody without an account reads a guide, looks up words, and plays a first turn', nightly, async ({ browser, table }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL: table.url, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();

  await test.step('the list is searched, and a guide is opened by keys', async () => {
    await page.goto('/learn');
    await page.getByRole('searchbox', { name: 'Search the guides' }).fill('advantage disadvantage');
    await expect(page.getByRole('link', { name: 'Dice', exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: 'Dice', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Dice', level: 1 })).toBeVisible();
  });

  await test.step('a word explains itself by keys, by a mouse that rests on it, and by a press', async () => {
    const word = page.getByRole('button', { name: 'difficulty', exact: true }).first();
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(note(page, 'difficulty')).toContainText('The number that a roll must reach');
    expect(await problemsInBothThemes(page, 'a word that is explained')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(note(page, 'difficulty')).toHaveCount(0);
    await expect(word).toBeFocused();
    await word.hover();
    await expect(note(page, 'difficulty')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(note(page, 'difficulty')).toHaveCount(0);
    await word.click();
    await expect(note(page, 'difficulty')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the contents lead to a part, and the guide is marked as read', async () => {
    await page.getByRole('navigation', { name: 'In this guide' }).getByRole('link', { name: 'Advantage and disadvantage' }).click();
    await expect(page).toHaveURL(/\/learn\/dice#advantage-and-disadvantage$/);
    await expect(page.getByRole('heading', { name: 'Advantage and disadvantage' })).toBeInViewport();
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'In this guide' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Bad luck' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page.getByRole('heading', { name: 'Reading the sheet', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'All guides' }).click();
    await expect(page.getByText(/^1 of \d+ guides read on this device$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Continue reading' }).getByRole('link', { name: 'Reading the sheet' })).toBeVisible();
  });

  await test.step('a goblin is fought, and a first turn is played with the Storyteller', async () => {
    await page.goto('/learn/combat#practice');
    const attack = page.getByRole('button', { name: /^Roll (to hit|damage)$/ });
    const again = page.getByRole('button', { name: 'Fight another goblin' });
    for (let presses = 0; (await again.count()) === 0 && presses < 200; presses += 1) await attack.click();
    await expect(page.getByText(/^The goblin falls after \d+ swings?\.$/)).toBeVisible();

    await page.goto('/learn/a-turn-at-our-table#practice');
    await page.getByRole('button', { name: 'Begin the rehearsal' }).click();
    await page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await page.getByRole('textbox', { name: 'Say what you do' }).fill('I ask the ferrywoman where the water has gone.');
    await page.getByRole('button', { name: 'Lower Hand', exact: true }).click();
    await expect(page.getByRole('log', { name: 'The story' })).toContainText('Rowan: I ask the ferrywoman where the water has gone.');
    await expect(page.getByRole('button', { name: 'Raise Hand', exact: true })).toBeVisible();
    expect(await problemsInBothThemes(page, 'a first turn that was played')).toEqual([]);
  });

  await test.step('nothing stands in the way of anybody, also with large letters on a phone', async () => {
    for (const path of [
      '/learn',
      '/learn/basics',
      '/learn/dm-guide',
      '/learn/glossary',
      '/learn/videos',
      '/learn/running-a-first-evening',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await problemsInBothThemes(page, path)).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/learn', '/learn/basics', '/learn/dm-guide', '/learn/glossary', '/learn/videos', '/learn/combat']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const right = await page
        .locator('main')
        .evaluate((main) =>
          Math.max(...[...main.querySelectorAll('h1, h2, h3, p, li, a, input, img')].map((each) => each.getBoundingClientRect().right)),
        );
      expect(right, `the right edge of ${path} at 200 %`).toBeLessThanOrEqual(390);
    }
  });
  await context.close();
});

test('a sheet and a fight explain their words', nightly, async ({ browser, table }) => {
  test.setTimeout(120_000);
  const { page, person } = await browserOf(browser, table, 'Wren');
  const campaignId = await openCampaign(table, person, [], 'dm');
  await bringHero(table, campaignId, person, 'Kara');
  await page.goto(`/campaign?id=${campaignId}`);
  await page.getByRole('tab', { name: 'Character' }).click();
  await page.getByRole('button', { name: 'Armor Class', exact: true }).click();
  await expect(note(page, 'armor class')).toContainText('How hard somebody is to hit');
  await expect(page.getByRole('link', { name: /^Read more/ })).toHaveAttribute('target', '_blank');
  expect(await problemsInBothThemes(page, 'a sheet that explains a word')).toEqual([]);
});
