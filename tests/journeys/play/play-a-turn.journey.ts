import { expect } from '@playwright/test';
import { browserOf, enterTemplate, say, test } from '#tests/support/journeys/table.ts';

test.describe('a table plays', () => {
  test('two people play a full turn while a third watches, and the reply answers both', async ({ browser, table }) => {
    const [mira, tov, wren] = [
      await browserOf(browser, table, 'Mira'),
      await browserOf(browser, table, 'Tov'),
      await browserOf(browser, table, 'Wren'),
    ];
    for (const { page } of [mira, tov, wren]) await enterTemplate(page);

    await mira.page.getByRole('button', { name: 'Raise Hand' }).click();
    await expect(mira.page.getByRole('button', { name: 'Lower Hand' })).toBeEnabled();
    await expect(wren.page.getByText('Collecting Actions')).toBeVisible();
    await tov.page.getByRole('button', { name: 'Raise Hand' }).click();
    await expect(tov.page.getByRole('button', { name: 'Lower Hand' })).toBeEnabled();
    const { cycle } = (await wren.person.call.turns.get({ campaignId: 'free-template-campaign' })).turn;
    await say(mira.page, 'I look around carefully');
    await say(tov.page, 'I listen at the door');
    await expect(wren.page.getByText('(Intent submitted)')).toHaveCount(2);

    await mira.page.getByRole('button', { name: 'Lower Hand' }).click();
    await expect(mira.page.getByRole('button', { name: 'Raise Hand' })).toBeEnabled();
    await tov.page.getByRole('button', { name: 'Lower Hand' }).click();
    for (const { page } of [mira, tov, wren]) {
      const log = page.getByRole('log', { name: 'Campaign Chat' });
      const reply = log.getByRole('article', { name: 'The narrator', exact: true }).filter({ hasText: 'Mira' }).filter({ hasText: 'Tov' });
      await expect(reply).toBeVisible();
      await expect(reply.getByText('no AI model')).toBeVisible();
      await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    }
    const { messages } = await wren.person.call.chat.list({ campaignId: 'free-template-campaign' });
    const replies = messages.filter(({ narration }) => narration?.cause === 'turn' && narration.cycle === cycle);
    expect(replies).toHaveLength(1);
    expect(replies[0]?.content).toContain('Mira');
    expect(replies[0]?.content).toContain('Tov');
  });
});
