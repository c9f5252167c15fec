import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import { browserOf, say, testAt } from '#tests/support/journeys/table.ts';

// Dice that always show their highest face: every check comes off.
const test = testAt({ dice: (sides) => sides, pace: 0 });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const story = (page: Page): Locator => page.getByRole('log', { name: 'Campaign Chat' });
const told = (page: Page): Locator => story(page).getByRole('article', { name: 'The narrator', exact: true });
const reply = { timeout: 30_000 };

/** One turn of the table: each player raises a hand, says what their hero does, and lowers it; then the reply has these words. */
async function act(words: [Page, string][], ...expected: (string | RegExp)[]): Promise<void> {
  for (const [page] of words) {
    await page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
  }
  for (const [page, text] of words) await say(page, text);
  for (const [page] of words) await page.getByRole('button', { name: 'Lower Hand', exact: true }).click();
  const [[reader] = []] = words;
  if (!reader) throw new Error('Nobody acts.');
  for (const text of expected) await expect(told(reader).filter({ hasText: text }).last()).toBeVisible(reply);
  await expect(reader.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled(reply);
}

test('two players split, one lies, a thing burns and stays burnt, a branch forgets it, and the adventure ends', async ({
  browser,
  table,
}) => {
  test.setTimeout(240_000);
  const wren = await signUp(table.url, 'Wren');
  const mira = await browserOf(browser, table, 'Mira');
  const tov = await browserOf(browser, table, 'Tov', phone);
  for (const { page } of [mira, tov]) page.setDefaultTimeout(20_000);
  const campaignId = await openCampaign(table, wren, [mira.person, tov.person]);
  for (const { page } of [mira, tov]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await expect(page.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled();
  }
  await mira.page.getByRole('tab', { name: 'Turn', exact: true }).click();
  const turnTab = mira.page.getByRole('tabpanel', { name: 'Turn' });

  await test.step('each is told what befalls them where they are, and the table shows who is where', async () => {
    await act(
      [
        [mira.page, 'I go alone to the Borrowed Anchor'],
        [tov.page, 'I lie to Wenna that the reeve has sent us'],
      ],
      'Mira, to the Borrowed Anchor:',
      'Tov, at the Dry Quay:',
    );
    await expect(turnTab.getByText('The party is at The Dry Quay')).toBeVisible();
    await expect(turnTab.getByText('Mira is at The Borrowed Anchor.')).toBeVisible();
    await act(
      [
        [mira.page, 'I read the board of lost ships'],
        [tov.page, 'I search the ferry mooring'],
      ],
      'and she was never found',
      'true tongue of the tide bell',
    );
  });

  const before = await test.step('something is set on fire, and the two are together again', async () => {
    const { moments } = await wren.call.history.list({ campaignId });
    await act(
      [
        [mira.page, 'I set fire to the board of lost ships'],
        [tov.page, 'I follow Mira'],
      ],
      /board of lost ships (?:is|are) burning/,
    );
    await expect(turnTab.getByRole('list', { name: 'What has changed here' })).toContainText(/board of lost ships/i);
    await expect(turnTab.getByText('Mira is at')).toHaveCount(0);
    await expect(turnTab.getByText('The party is at The Borrowed Anchor')).toBeVisible();
    return moments[0]?.position ?? 0;
  });

  const main = await test.step('it stays burnt after a reload', async () => {
    await act([[mira.page, 'I wait']]);
    await act([[mira.page, 'I wait a while longer']]);
    await mira.page.reload();
    await mira.page.getByRole('tab', { name: 'Turn', exact: true }).click();
    await act([[mira.page, 'What has changed here?']], /board of lost ships (?:is|are) burnt/);
    return (await wren.call.history.list({ campaignId })).branches.find(({ isPlayed }) => isPlayed)?.id ?? '';
  });

  await test.step('a branch from before forgets it, and knows who was where', async () => {
    await wren.call.history.branch({ campaignId, position: before, name: 'Without a fire' });
    await expect(turnTab.getByText('Mira is at The Borrowed Anchor.')).toBeVisible();
    await act([[mira.page, 'What has changed here?']], 'Nothing here is other than you found it.');
    await wren.call.history.play({ campaignId, branchId: main });
    await expect(turnTab.getByText('The party is at The Borrowed Anchor')).toBeVisible();
  });

  await test.step('the lie is remembered by the one who was told it', async () => {
    await act([[tov.page, 'We go to the Dry Quay']], /Dry Quay/);
    await act([[tov.page, 'I greet Wenna Tarn']], 'The reeve has sent us.');
  });

  await test.step('what is guarded is let go once its guard is told what is known of it', async () => {
    await act([[mira.page, 'I tell Wenna that the true tongue is in the mooring weight']], 'Yes, that is it');
    await act([[mira.page, 'I take the mooring weight']], /takes? .*mooring weight/);
  });

  await test.step('the adventure ends, and the world knows it', async () => {
    await act([[mira.page, 'We go to the Tide House']], 'The Tide House stands with its feet in the harbour');
    await act([[mira.page, 'We go to the Bell Loft']], 'Forty-four rungs bring you up');
    await act([[mira.page, 'I ask Hob to hang the true clapper']], 'The true tongue hangs in the tide bell again');
    await act([[mira.page, 'I ask Hob to ring nineteen times']], 'Here the tale ends.');
    await expect(story(tov.page).getByText('has come to its end')).toBeVisible();
    await expect(mira.page.getByRole('button', { name: 'Begin another tale' })).toBeVisible();
    await act([[tov.page, 'Is it over?']], 'Yes. This tale has come to its end.');
  });
});
