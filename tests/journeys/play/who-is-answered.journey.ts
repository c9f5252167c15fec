import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, say, testAt } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';

const test = testAt();
const storyOf = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const repliesOf = (page: Page) => storyOf(page).getByText('no AI model');
const target = (page: Page) => page.getByRole('combobox', { name: 'To', exact: true });
const strip = (page: Page) => page.getByRole('region', { name: 'Turn', exact: true });

/** A Dungeon Master and a player at a table of their own. */
async function sitDown(browser: Browser, table: Table) {
  const [oda, mira] = [await browserOf(browser, table, 'Oda'), await browserOf(browser, table, 'Mira')];
  await letLead(table, oda.person);
  const campaignId = await openCampaign(table, oda.person, [mira.person]);
  for (const { page } of [oda, mira]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await expect(page.getByRole('button', { name: 'Raise Hand' })).toBeEnabled();
  }
  const owed = async () => {
    const { rows } = await table.database.pool.query('select 1 from narration where campaign_id = $1', [campaignId]);
    return rows.length;
  };
  return { dm: oda.page, player: mira.page, campaignId, owed };
}

test('what a Dungeon Master writes draws no reply, and a press on Ask the narrator does', async ({ browser, table }) => {
  const { dm, player, owed } = await sitDown(browser, table);
  await expect(dm.getByText('The narrator takes this up in its next reply.')).toBeVisible();
  await expect(player.getByRole('button', { name: 'Ask the narrator' })).toHaveCount(0);
  await say(dm, 'Quick break, everyone. Back at nine. Mira, can you bring the crisps?');
  await say(dm, 'A storm rolls in from the sea.');
  await expect(storyOf(player).getByText('A storm rolls in from the sea.')).toBeVisible();
  expect(await owed()).toBe(0);
  await dm.getByRole('button', { name: 'Ask the narrator' }).click();
  await expect(repliesOf(player)).toHaveCount(1);
  const reply = storyOf(player).getByRole('article', { name: 'The narrator', exact: true }).last();
  await expect(reply).toContainText('storm rolls in from the sea.');
  await expect(reply).not.toContainText('crisps');
  await expect(reply.getByRole('group', { name: 'Dice' })).toHaveCount(0);
});

test('a table chooses when the narrator answers', async ({ browser, table }) => {
  const { dm, player, owed } = await sitDown(browser, table);
  await say(player, 'lol');
  await say(player, 'um, dunno');
  expect(await owed()).toBe(0);
  await dm.getByRole('button', { name: /^Table/ }).click();
  await dm.getByRole('menuitem', { name: 'Settings' }).click();
  const choice = dm.getByRole('group', { name: 'When the narrator answers' });
  await expect(choice.getByRole('radio', { name: 'In-character words', exact: true })).toBeChecked();
  await choice.getByRole('radio', { name: /Turns only/ }).check();
  await dm.getByRole('button', { name: 'Save settings' }).click();
  await expect(player.getByText('The narrator answers only when hands were raised.')).toBeVisible();
  await say(player, 'I open the door.');
  expect(await owed()).toBe(0);
  await player.getByRole('button', { name: 'Raise Hand' }).click();
  await expect(player.getByRole('button', { name: 'Lower Hand' })).toBeEnabled();
  await say(player, 'I look around');
  await player.getByRole('button', { name: 'Lower Hand' }).click();
  await expect(repliesOf(player)).toHaveCount(1);
});

test('a switch speaks out of character until it is switched off, also after a reload', async ({ browser, table }) => {
  const { player, owed } = await sitDown(browser, table);
  const toggle = player.getByRole('button', { name: 'Out of character' });
  await toggle.focus();
  await player.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(player.getByText('Everyone reads this. The narrator does not answer.')).toBeVisible();
  await player.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await say(player, 'What is there to see?');
  await expect(storyOf(player).getByRole('article', { name: 'Mira, out of character' })).toBeVisible();
  expect(await owed()).toBe(0);
  expect(await problemsInBothThemes(player, 'Out of character')).toEqual([]);
  await toggle.click();
  await say(player, 'I look around.');
  await expect(repliesOf(player)).toHaveCount(1);
});

test('a whisper does not cost the next turn', async ({ browser, table }) => {
  const { dm, player } = await sitDown(browser, table);
  await test.step('its target goes back to Group, unless it is pinned', async () => {
    await target(player).selectOption('dm');
    await say(player, 'psst, a secret');
    await expect(target(player)).toHaveValue('group');
    await target(player).selectOption('dm');
    await player.getByRole('button', { name: 'Keep this target' }).click();
    await say(player, 'psst, another');
    await expect(target(player)).toHaveValue('dm');
  });
  await test.step('raising the hand speaks to everybody', async () => {
    await player.getByRole('button', { name: 'Raise Hand' }).click();
    await expect(target(player)).toHaveValue('group');
    await expect(player.getByRole('button', { name: 'Lower Hand' })).toBeEnabled();
  });
  await test.step('the strip warns while the words would be no action', async () => {
    await target(player).selectOption('dm');
    await expect(strip(player).getByText('Your words go to the DM only. They are not an action.')).toBeVisible();
    expect(await problemsInBothThemes(player, 'A whisper while the hand is up')).toEqual([]);
    await say(player, 'psst, a third');
    await expect(strip(player).getByText('Write what you do, then lower your hand.')).toBeVisible();
  });
  await say(player, 'I listen at the door');
  await player.getByRole('button', { name: 'Lower Hand' }).click();
  await expect(repliesOf(dm)).toHaveCount(1);
  await expect(storyOf(dm).getByRole('article', { name: 'The narrator', exact: true }).last()).toContainText('Mira');
});

test('the X-card takes back both the reply and the words that led to it, and tells their writer', async ({ browser, table }) => {
  const { dm, player } = await sitDown(browser, table);
  await say(player, 'I tell of the spiders in the cellar.');
  await expect(repliesOf(dm)).toHaveCount(1);
  await dm.getByRole('button', { name: 'X-card' }).click();
  await dm.getByRole('button', { name: 'Remove the last passage' }).click();
  await expect(storyOf(player).getByText('The X-card took back what you wrote')).toBeVisible();
  await expect(storyOf(dm).getByText('The last passage is taken back.')).toBeVisible();
  await expect(storyOf(dm).getByText('spiders')).toHaveCount(0);
  for (const page of [dm, player]) await expect(repliesOf(page)).toHaveCount(0);
});

test('lines and veils open from the Table menu and from People', async ({ browser, table }) => {
  const { dm, player } = await sitDown(browser, table);
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Lines & veils' });
  await player.getByRole('button', { name: /^Table/ }).click();
  await player.getByRole('menuitem', { name: 'Lines & veils' }).click();
  await expect(dialog(player)).toBeVisible();
  await dm.getByRole('button', { name: /^Table/ }).click();
  await dm.getByRole('menuitem', { name: /^People/ }).click();
  await dm.getByRole('button', { name: 'Lines & veils' }).click();
  await expect(dialog(dm)).toBeVisible();
  await expect(dm.getByRole('dialog', { name: 'People at the table' })).toHaveCount(0);
});

test('players read that a reply lies with the Dungeon Master', async ({ browser, table }) => {
  const { dm, player, campaignId } = await sitDown(browser, table);
  await table.database.pool.query(`update campaign set settings = settings || '{"narratorMode":"draft"}' where id = $1`, [campaignId]);
  await say(player, 'I look around.');
  await expect(strip(player).getByText('The Dungeon Master is reading the narrator’s reply.')).toBeVisible();
  await player.reload();
  await expect(strip(player).getByText('The Dungeon Master is reading the narrator’s reply.')).toBeVisible();
  await dm.getByRole('region', { name: 'The narrator’s draft' }).getByRole('button', { name: 'Post' }).click();
  await expect(repliesOf(player)).toHaveCount(1);
  await expect(strip(player).getByText('Write what you do, or raise your hand to act together.')).toBeVisible();
});
