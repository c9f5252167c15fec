import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { browserOf, enterTemplate, say, test } from '#tests/support/journeys/table.ts';
import { expectInWindow } from '#tests/support/journeys/places.ts';

const hand = (page: Page, name: 'Raise Hand' | 'Lower Hand') => page.getByRole('button', { name, exact: true });

test('on a phone, a player reads, acts, opens what pops up and looks at every tab without the page scrolling sideways', async ({
  browser,
  table,
}) => {
  const { page } = await browserOf(browser, table, 'Fenn', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  await test.step('what pops up stands within the window, and beside its button', async () => {
    await page.goto('/');
    const bell = page.getByRole('button', { name: /^Notices/ });
    await bell.tap();
    await expectInWindow(page, page.getByRole('dialog', { name: 'Notices' }), bell);
    await page.keyboard.press('Escape');
    const account = page.locator('header button[aria-haspopup=menu]').last();
    await account.tap();
    await expectInWindow(page, page.getByRole('menu'), account);
    await page.keyboard.press('Escape');
  });

  await test.step('a turn is played, and every tab fits', async () => {
    await enterTemplate(page);
    await hand(page, 'Raise Hand').tap();
    await say(page, 'I climb down to the boats');
    await hand(page, 'Lower Hand').tap();
    await expect(page.getByRole('log', { name: 'Campaign Chat' }).getByText('no AI model').last()).toBeVisible();
    for (const name of ['World', 'Combat', 'Character', 'Items', 'Chat']) {
      await page.getByRole('tab', { name }).tap();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow).toBe(0);
    }
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport();
  });

  await test.step('over the keyboard, the first press on a button beside the box counts', async () => {
    await page.setViewportSize({ width: 390, height: 470 });
    const tabs = page.getByRole('tab', { name: 'Items' });
    await expect(tabs).toBeVisible();
    await hand(page, 'Raise Hand').tap();
    await expect(hand(page, 'Lower Hand')).toBeEnabled();
    await say(page, 'I look for a dry stone');
    // The keyboard’s window has no room for the tabs, which come back when one leaves the box: not under the thumb.
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await expect(tabs).toBeHidden();
    await hand(page, 'Lower Hand').tap();
    await expect(hand(page, 'Raise Hand')).toBeVisible();
    await expect(tabs).toBeVisible();
  });
});
