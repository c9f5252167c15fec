import { expect } from '@playwright/test';
import { browserOf, enterTemplate, test } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

test.describe('a turn ends', () => {
  test('when a player lowers the hand by keyboard alone', nightly, async ({ browser, table }) => {
    const { page } = await browserOf(browser, table, 'Quill');
    await enterTemplate(page);
    const focusOn = async (name: string) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const isThere = await page.getByRole('button', { name }).evaluate((button) => button === document.activeElement);
        if (isThere) return;
      }
      throw new Error(`The keyboard does not reach ${name}.`);
    };
    await focusOn('Raise Hand');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
    await page.getByRole('textbox', { name: 'Message' }).focus();
    await page.keyboard.type('I count the boats');
    await page.keyboard.press('Enter');
    await expect(page.getByText('(Intent submitted)')).toBeVisible();
    await focusOn('Lower Hand');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled();
  });
});
