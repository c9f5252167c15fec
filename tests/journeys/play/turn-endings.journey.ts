import { expect } from '@playwright/test';
import { browserOf, enterTemplate, say, test } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const campaignId = 'free-template-campaign';

test.describe('a turn ends', () => {
  test('by force or by time, a reload in the middle loses nothing, and the reply waits for whoever comes back', async ({
    browser,
    table,
  }) => {
    const [piet, ylva] = [await browserOf(browser, table, 'Piet'), await browserOf(browser, table, 'Ylva')];
    for (const { page } of [piet, ylva]) await enterTemplate(page);

    await test.step('by force, from anyone in the template campaign, and says so when nobody had acted', async () => {
      await piet.page.getByRole('button', { name: 'Raise Hand' }).click();
      await expect(ylva.page.getByText('Collecting Actions')).toBeVisible();
      await ylva.page.getByRole('button', { name: 'End the turn now' }).click();
      for (const { page } of [piet, ylva]) {
        await expect(page.getByText('Ready', { exact: true })).toBeVisible();
        await expect(page.getByText('The collection was ended: nobody said what they do.').last()).toBeVisible();
      }
    });

    await test.step('a reload in the middle loses neither the hand, the intent nor the draft', async () => {
      const { page } = piet;
      await page.getByRole('button', { name: 'Raise Hand' }).click();
      await say(page, 'I watch the grey line on the horizon');
      await page.getByRole('textbox', { name: 'Message' }).fill('and then I wait for');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Lower Hand' })).toBeEnabled();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('and then I wait for');
      await page.getByRole('tab', { name: 'Turn' }).click();
      await expect(page.getByText('(Intent submitted)')).toBeVisible();
    });

    await test.step('by time with nobody connected, and the reply waits for whoever comes back', async () => {
      for (const { page } of [piet, ylva]) await page.close();
      table.pass(61);
      await expect.poll(async () => (await piet.person.call.turns.get({ campaignId })).turn.state).toBe('IDLE');
      const back = await piet.context.newPage();
      await enterTemplate(back);
      const log = back.getByRole('log', { name: 'Campaign Chat' });
      await expect(log.getByText('I watch the grey line on the horizon', { exact: true })).toBeVisible();
      await expect(log.getByText('no AI model').last()).toBeVisible();
    });
  });

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
    await expect(page.getByRole('button', { name: 'Lower Hand' })).toBeEnabled();
    await page.getByRole('textbox', { name: 'Message' }).focus();
    await page.keyboard.type('I count the boats');
    await page.keyboard.press('Enter');
    await expect(page.getByText('(Intent submitted)')).toBeVisible();
    await focusOn('Lower Hand');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Raise Hand' })).toBeEnabled();
  });
});
