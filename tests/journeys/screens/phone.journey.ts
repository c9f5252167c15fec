import { expect } from '@playwright/test';
import { browserOf, enterTemplate, say, test } from '#tests/support/journeys/table.ts';

test('on a phone, a player reads, acts and looks at every tab without the page scrolling sideways', async ({ browser, table }) => {
  const { page } = await browserOf(browser, table, 'Fenn', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await enterTemplate(page);
  await page.getByRole('button', { name: 'Raise Hand' }).tap();
  await say(page, 'I climb down to the boats');
  await page.getByRole('button', { name: 'Lower Hand' }).tap();
  await expect(page.getByRole('log', { name: 'Campaign Chat' }).getByText('no AI model').last()).toBeVisible();
  for (const name of ['World', 'Combat', 'Character', 'Items', 'Chat']) {
    await page.getByRole('tab', { name }).tap();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBe(0);
  }
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeInViewport();
});

test('over a phone’s keyboard, the first press on a button beside the box counts', async ({ browser, table }) => {
  const { page } = await browserOf(browser, table, 'Pell', { viewport: { width: 390, height: 470 }, hasTouch: true, isMobile: true });
  await enterTemplate(page);
  const tabs = page.getByRole('tab', { name: 'Items' });
  await expect(tabs).toBeVisible();
  await page.getByRole('button', { name: 'Raise Hand' }).tap();
  await expect(page.getByRole('button', { name: 'Lower Hand' })).toBeEnabled();
  await say(page, 'I look for a dry stone');
  // The keyboard’s window has no room for the tabs, which come back when one leaves the box: not under the thumb.
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(tabs).toBeHidden();
  await page.getByRole('button', { name: 'Lower Hand' }).tap();
  await expect(page.getByRole('button', { name: 'Raise Hand' })).toBeVisible();
  await expect(tabs).toBeVisible();
});
