import { expect } from '@playwright/test';
import { expectInWindow, placesOf } from '#tests/support/journeys/places.ts';
import { browserOf, enterTemplate, say, test } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const windows = [
  { name: 'a phone', width: 390, height: 844, text: '100%' },
  { name: 'a phone on its side', width: 844, height: 390, text: '100%' },
  { name: 'a phone with large text', width: 390, height: 844, text: '200%' },
];

test('menus and popups stay within the window, also on a phone, on its side and with large text', nightly, async ({ browser, table }) => {
  const { page } = await browserOf(browser, table, 'Isa');
  for (const { width, height, text } of windows) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    const bell = page.getByRole('button', { name: /^Notices/ });
    await bell.click();
    await expectInWindow(page, page.getByRole('dialog', { name: 'Notices' }), bell);
    await page.keyboard.press('Escape');
    const account = page.locator('header button[aria-haspopup=menu]').last();
    await account.click();
    await expectInWindow(page, page.getByRole('menu'), account);
    await page.keyboard.press('Escape');
  }
});

test(
  'a message’s menu follows its message while the story scrolls, and turns to the side with room',
  nightly,
  async ({ browser, table }) => {
    const { page } = await browserOf(browser, table, 'Jory', { viewport: { width: 844, height: 500 } });
    await enterTemplate(page);
    // Nobody answers that: a reply would move the story while it is measured.
    await page.getByRole('button', { name: 'Out of character' }).click();
    for (const text of ['I look around', 'I listen', 'I wait', 'I go on']) await say(page, text);
    const log = page.getByRole('log', { name: 'Campaign Chat' });
    const actions = log.getByRole('button', { name: 'Actions for Jory’s message' });
    // A message has some once the server has it.
    await expect(actions).toHaveCount(4);
    const last = actions.last();
    await last.click();
    const menu = page.getByRole('menu');
    await expectInWindow(page, menu, last);
    const before = await placesOf(menu, last);
    await log.evaluate((story) => {
      const scroller = [story, ...story.querySelectorAll('*')].find((each) => each.scrollHeight > each.clientHeight + 40) ?? story;
      scroller.scrollTop -= 30;
    });
    await expect(async () => {
      const after = await placesOf(menu, last);
      expect(after.from.y).not.toBe(before.from.y);
      const gap = ({ at, from }: typeof after) =>
        Math.round(Math.min(Math.abs(at.y - from.y - from.height), Math.abs(at.y + at.height - from.y)));
      expect(gap(after)).toBe(8);
    }).toPass({ timeout: 10_000 });
  },
);
