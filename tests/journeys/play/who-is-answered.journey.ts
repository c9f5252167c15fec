import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, say, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
const storyOf = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const repliesOf = (page: Page) => storyOf(page).getByText('no AI model');
const target = (page: Page) => page.getByRole('combobox', { name: 'To', exact: true });
const strip = (page: Page) => page.getByRole('region', { name: 'Turn', exact: true });

test('who speaks to whom is as they choose, and the narrator answers what is meant for it', nightly, async ({ browser, table }) => {
  test.setTimeout(120_000);
  const [oda, mira] = [await browserOf(browser, table, 'Oda'), await browserOf(browser, table, 'Mira')];
  await letLead(table, oda.person);
  const campaignId = await openCampaign(table, oda.person, [mira.person]);
  const [dm, player] = [oda.page, mira.page];
  for (const page of [dm, player]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await expect(page.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled();
  }
  /** How many replies were ever owed, and how many stand in the story. */
  const owed = async () => (await table.database.pool.query('select 1 from narration where campaign_id = $1', [campaignId])).rows.length;
  const told = async () => (await oda.person.call.chat.list({ campaignId })).messages.filter(({ narration }) => narration).length;
  const narratorMode = (mode: 'ai' | 'draft') =>
    table.database.pool.query(`update campaign set settings = settings || jsonb_build_object('narratorMode', $2::text) where id = $1`, [
      campaignId,
      mode,
    ]);
  /** What is done draws one reply, which both see. */
  const drawsReply = async (deed: () => Promise<unknown>) => {
    const before = await told();
    await deed();
    await expect.poll(told).toBe(before + 1);
    for (const page of [dm, player]) await expect(repliesOf(page).last()).toBeVisible();
  };
  /** What is done draws no reply, neither now nor later. */
  const drawsNone = async (deed: () => Promise<unknown>) => {
    const before = await owed();
    await deed();
    expect(await owed()).toBe(before);
  };

  await test.step('the X-card takes back both the reply and the words that led to it, and tells their writer', async () => {
    await say(player, 'I tell of the spiders in the cellar.');
    await expect(repliesOf(dm)).toHaveCount(1);
    await dm.getByRole('button', { name: 'X-card' }).click();
    await dm.getByRole('button', { name: 'Remove the last passage' }).click();
    await expect(storyOf(player).getByText('The X-card took back what you wrote')).toBeVisible();
    await expect(storyOf(dm).getByText('The last passage is taken back.')).toBeVisible();
    await expect(storyOf(dm).getByText('spiders')).toHaveCount(0);
    for (const page of [dm, player]) await expect(repliesOf(page)).toHaveCount(0);
  });

  await test.step('what a Dungeon Master writes draws no reply, and a press on Ask the narrator does', async () => {
    await expect(dm.getByText('The narrator takes this up in its next reply.')).toBeVisible();
    await expect(player.getByRole('button', { name: 'Ask the narrator' })).toHaveCount(0);
    await drawsNone(async () => {
      await say(dm, 'Quick break, everyone. Back at nine. Mira, can you bring the crisps?');
      await say(dm, 'A storm rolls in from the sea.');
      await expect(storyOf(player).getByText('A storm rolls in from the sea.')).toBeVisible();
    });
    await drawsReply(() => dm.getByRole('button', { name: 'Ask the narrator' }).click());
    const reply = storyOf(player).getByRole('article', { name: 'The narrator', exact: true }).last();
    await expect(reply).toContainText('storm rolls in from the sea.');
    await expect(reply).not.toContainText('crisps');
    await expect(reply.getByRole('group', { name: 'Dice' })).toHaveCount(0);
  });

  await test.step('a switch speaks out of character until it is switched off, also after a reload', async () => {
    const toggle = player.getByRole('button', { name: 'Out of character' });
    await toggle.focus();
    await player.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(player.getByText('Everyone reads this. The narrator does not answer.')).toBeVisible();
    await player.reload();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await drawsNone(async () => {
      await say(player, 'What is there to see?');
      await expect(storyOf(player).getByRole('article', { name: 'Mira, out of character' })).toBeVisible();
    });
    expect(await problemsOfDetail(player, 'Out of character')).toEqual([]);
    await toggle.click();
    await drawsReply(() => say(player, 'I look around.'));
  });

  await test.step('a player presses an option below the last reply, and the reply follows it; whoever leads has none', async () => {
    const options = (page: Page) => storyOf(page).getByRole('group', { name: 'What you could do' });
    const option = options(player).getByRole('button').last();
    await expect(option).toBeEnabled();
    const words = (await option.textContent()) ?? '';
    await drawsReply(() => option.click());
    await expect(storyOf(dm).getByText(words, { exact: true }).last()).toBeVisible();
    await expect(options(player)).toHaveCount(1);
    await expect(options(dm)).toHaveCount(0);
  });

  await test.step('the target of a whisper goes back to Group, unless it is pinned', async () => {
    await target(player).selectOption('dm');
    await say(player, 'psst, a secret');
    await expect(target(player)).toHaveValue('group');
    await target(player).selectOption('dm');
    await player.getByRole('button', { name: 'Keep this target' }).click();
    await say(player, 'psst, another');
    await expect(target(player)).toHaveValue('dm');
  });

  await test.step('raising the hand speaks to everybody, and the strip warns while the words would be no action', async () => {
    await player.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await expect(target(player)).toHaveValue('group');
    await expect(player.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
    await target(player).selectOption('dm');
    await expect(strip(player).getByText('Your words go to the DM only. They are not an action.')).toBeVisible();
    expect(await problemsOfDetail(player, 'A whisper while the hand is up')).toEqual([]);
    await say(player, 'psst, a third');
    await expect(strip(player).getByText('Write what you do, then lower your hand.')).toBeVisible();
    await say(player, 'I listen at the door');
    await drawsReply(() => player.getByRole('button', { name: 'Lower Hand', exact: true }).click());
    await expect(storyOf(dm).getByRole('article', { name: 'The narrator', exact: true }).last()).toContainText('Mira');
  });

  await test.step('lines and veils open from the Table menu and from People', async () => {
    const dialog = (page: Page) => page.getByRole('dialog', { name: 'Lines & veils' });
    await player.getByRole('button', { name: /^Table/ }).click();
    await player.getByRole('menuitem', { name: 'Lines & veils' }).click();
    await expect(dialog(player)).toBeVisible();
    await player.keyboard.press('Escape');
    await dm.getByRole('button', { name: /^Table/ }).click();
    await dm.getByRole('menuitem', { name: /^People/ }).click();
    await dm.getByRole('button', { name: 'Lines & veils' }).click();
    await expect(dialog(dm)).toBeVisible();
    await expect(dm.getByRole('dialog', { name: 'People at the table' })).toHaveCount(0);
    await dm.keyboard.press('Escape');
  });

  await test.step('players read that a reply lies with the Dungeon Master', async () => {
    await narratorMode('draft');
    await say(player, 'I look around.');
    await expect(strip(player).getByText('The Dungeon Master is reading the narrator’s reply.')).toBeVisible();
    await player.reload();
    await expect(strip(player).getByText('The Dungeon Master is reading the narrator’s reply.')).toBeVisible();
    await drawsReply(() => dm.getByRole('region', { name: 'The narrator’s draft' }).getByRole('button', { name: 'Post' }).click());
    await expect(strip(player).getByText('Write what you do, or raise your hand to act together.')).toBeVisible();
    await narratorMode('ai');
  });

  await test.step('a table chooses when the narrator answers', async () => {
    await drawsNone(async () => {
      await say(player, 'lol');
      await say(player, 'um, dunno');
    });
    await dm.getByRole('button', { name: /^Table/ }).click();
    await dm.getByRole('menuitem', { name: 'Settings' }).click();
    const choice = dm.getByRole('group', { name: 'When the narrator answers' });
    await expect(choice.getByRole('radio', { name: 'In-character words', exact: true })).toBeChecked();
    await choice.getByRole('radio', { name: /Turns only/ }).check();
    await dm.getByRole('button', { name: 'Save settings' }).click();
    await expect(player.getByText('The narrator answers only when hands were raised.')).toBeVisible();
    await drawsNone(() => say(player, 'I open the door.'));
    await player.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await expect(player.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
    await say(player, 'I look around');
    await drawsReply(() => player.getByRole('button', { name: 'Lower Hand', exact: true }).click());
  });
});
