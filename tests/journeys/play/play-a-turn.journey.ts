import { expect } from '@playwright/test';
import { browserOf, enterTemplate, say, test } from '#tests/support/journeys/table.ts';

const campaignId = 'free-template-campaign';

test.describe('a table plays', () => {
  test('two people play a full turn while a third watches, and the reply answers both; turns end by force and by time', async ({
    browser,
    table,
  }) => {
    test.setTimeout(120_000);
    const [mira, tov, wren] = [
      await browserOf(browser, table, 'Mira'),
      await browserOf(browser, table, 'Tov'),
      await browserOf(browser, table, 'Wren'),
    ];
    for (const { page } of [mira, tov, wren]) await enterTemplate(page);

    await mira.page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await expect(mira.page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
    await expect(wren.page.getByText('Collecting Actions')).toBeVisible();
    await tov.page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await expect(tov.page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
    const { cycle } = (await wren.person.call.turns.get({ campaignId })).turn;
    await say(mira.page, 'I look around carefully');
    // What is written goes with the hand when it is lowered.
    await tov.page.getByRole('textbox', { name: 'Message' }).fill('I listen at the door');
    await expect(wren.page.getByText('(Intent submitted)')).toHaveCount(1);

    await mira.page.getByRole('button', { name: 'Lower Hand', exact: true }).click();
    await expect(mira.page.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled();
    await tov.page.getByRole('button', { name: 'Lower Hand', exact: true }).click();
    for (const { page } of [mira, tov, wren]) {
      const log = page.getByRole('log', { name: 'Campaign Chat' });
      const reply = log.getByRole('article', { name: 'The narrator', exact: true }).filter({ hasText: 'Mira' }).filter({ hasText: 'Tov' });
      await expect(reply).toBeVisible({ timeout: 30_000 });
      await expect(reply.getByText('no AI model')).toBeVisible();
      await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    }
    const { messages } = await wren.person.call.chat.list({ campaignId });
    const replies = messages.filter(({ narration }) => narration?.cause === 'turn' && narration.cycle === cycle);
    expect(replies).toHaveLength(1);
    expect(replies[0]?.content).toContain('Mira');
    expect(replies[0]?.content).toContain('Tov');

    await test.step('by force, from anyone in the template campaign, and says so when nobody had acted', async () => {
      await tov.page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
      await expect(mira.page.getByText('Collecting Actions')).toBeVisible();
      await mira.page.getByRole('button', { name: 'End the turn now' }).click();
      for (const { page } of [tov, mira]) {
        await expect(page.getByText('Ready', { exact: true })).toBeVisible();
        await expect(page.getByText('The collection was ended: nobody said what they do.').last()).toBeVisible();
      }
    });

    await test.step('a reload in the middle loses neither the hand, the intent nor the draft', async () => {
      const { page } = tov;
      await page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
      // What is said before the hand is up is talk, and answered at once.
      await expect(page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
      await say(page, 'I watch the grey line on the horizon');
      await page.getByRole('textbox', { name: 'Message' }).fill('and then I wait for');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('and then I wait for');
      await page.getByRole('tab', { name: 'Turn' }).click();
      await expect(page.getByText('(Intent submitted)')).toBeVisible();
    });

    await test.step('by time with nobody connected, and the reply waits for whoever comes back', async () => {
      for (const { page } of [mira, tov, wren]) await page.close();
      table.pass(61);
      await expect.poll(async () => (await tov.person.call.turns.get({ campaignId })).turn.state).toBe('IDLE');
      const back = await tov.context.newPage();
      await enterTemplate(back);
      const log = back.getByRole('log', { name: 'Campaign Chat' });
      await expect(log.getByText('I watch the grey line on the horizon', { exact: true })).toBeVisible();
      await expect(log.getByText('no AI model').last()).toBeVisible();
    });
  });
});
