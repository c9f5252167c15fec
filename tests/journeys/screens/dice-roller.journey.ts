import { expect } from '@playwright/test';
import { problemsInBothThemes, waitUntilLoaded } from '#tests/support/journeys/accessibility.ts';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { testAt, browserOf, enterTemplate } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

// Dice that cannot be read are refused on purpose.
test.use({ expectedComplaints: expecting(refused(422, '/call/chat/roll')) });

test('a visitor rolls dice by keyboard, reads the odds, and finds favourites and rolls again', nightly, async ({ browser, table }) => {
  const context = await browser.newContext({ baseURL: table.url, colorScheme: 'dark', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/tools');
  await waitUntilLoaded(page);
  expect(await problemsInBothThemes(page, 'Tools')).toEqual([]);
  await page.getByRole('link', { name: 'Dice Roller' }).last().press('Enter');

  const field = page.getByRole('textbox', { name: 'Dice' });
  const result = page.getByRole('region', { name: 'Result' });
  await field.fill('');
  await page.getByRole('button', { name: 'Add a d20' }).focus();
  await page.keyboard.press('Enter');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('1d20 + 1d8');
  await field.fill('4d6kh3 + 2 # strength');
  await field.press('Enter');
  await expect(result.getByText(/^4d6kh3 \[.* dropped.*\] \+ 2 = \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep as a favourite' }).click();

  const odds = page.getByRole('region', { name: 'Odds' });
  await field.fill('1d20 + 5');
  await expect(odds.getByText('1d20 + 5: 6 to 25, 15.5 on average.').first()).toBeVisible();
  await odds.getByRole('textbox', { name: 'At least' }).fill('15');
  await expect(odds.getByRole('status')).toHaveText('At least 15: 55%');
  await odds.getByText('All odds').click();
  await expect(odds.getByRole('row', { name: '25 5% 5%' })).toBeVisible();

  await field.fill('2d6 + @str');
  await field.press('Enter');
  await expect(page.getByText('At character 7: “@str” is a number of a character, and there is none here.')).toBeVisible();
  await page.getByText('What you can write').click();
  // Otherwise the header may cover half of a button.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await problemsInBothThemes(page, 'Dice Roller')).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Roll 4d6kh3 + 2 # strength', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Roll 4d6kh3 + 2 # strength again' })).toHaveCount(2);
  await expect(result.getByText('strength', { exact: true })).toBeVisible();
  await context.close();
});

test('a roll at the table says how it came to its total, also on a phone', nightly, async ({ browser, table }) => {
  const { page, context } = await browserOf(browser, table, 'Mira', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await enterTemplate(page);
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('/roll 5d10cs>=1 # luck');
  await box.press('Enter');
  await expect(page.getByRole('figure', { name: 'luck' }).getByText(/^5d10cs>=1 \[.*success\] = 5$/)).toBeVisible();
  await box.fill('/roll {1d4, 1d6');
  await box.press('Enter');
  await expect(page.getByText('At character 10: expected “}” but found the end.')).toBeVisible();
  await expect(box).toHaveValue('/roll {1d4, 1d6');
  await context.close();
});
