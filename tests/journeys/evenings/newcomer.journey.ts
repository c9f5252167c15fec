import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { PASSWORD, browserOf, letLead, test } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const chat = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const home = async (page: Page) => page.goto('/');

/** Signs somebody up as a stranger would, by what the landing page offers first. */
async function arrive(browser: Browser, table: Table, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: table.url })).newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Quest' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Your Campaigns' })).toBeVisible();
  return page;
}

/** Plays one turn: raises the hand, writes, and lowers it. */
async function act(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(chat(page).getByText(text)).toBeVisible();
}

test('a newcomer starts their own story, a friend joins by link, and they play its first turn', nightly, async ({ browser, table }) => {
  // The first account administers; the newcomers after it have no Dungeon Master access.
  await browserOf(browser, table, 'Ada');
  const shared = 'free-template-campaign';
  const countAt = async (campaignId: string) => {
    const { rows } = await table.database.pool.query('select count(*)::int as count from message where campaign_id = $1', [campaignId]);
    return rows[0].count;
  };
  const before = await countAt(shared);
  const tov = await arrive(browser, table, 'Tov');

  await test.step('Home welcomes somebody new with one clear next step', async () => {
    await home(tov);
    await expect(tov.getByRole('heading', { name: 'Welcome, Tov' })).toBeVisible();
    await expect(tov.getByText('Welcome back')).toHaveCount(0);
    await expect(tov.getByRole('link', { name: 'Create New Campaign' })).toContainText('Takes Dungeon Master access');
    await expect(tov.getByRole('link', { name: 'Take a seat' })).toBeVisible();
    expect(await problemsOfDetail(tov, 'Home of a newcomer')).toEqual([]);
    await tov.getByRole('button', { name: 'Start your own' }).click();
  });

  await test.step('the story opens at its first scene, with its starter as a player', async () => {
    await expect(chat(tov).getByText('You come down into Tollhithe', { exact: false })).toBeVisible();
    await expect(tov.getByText('This story is your own.')).toBeVisible();
    await expect(tov.getByText('Player', { exact: true }).first()).toBeVisible();
  });

  const link = await test.step('the starter makes a link for friends, who can only be players', async () => {
    await tov.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = tov.getByRole('dialog', { name: 'Invite players' });
    const url = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    await dialog.getByRole('button', { name: 'Create another link' }).click();
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
    await expect(dialog.getByText('Spectators')).toHaveCount(0);
    await tov.keyboard.press('Escape');
    return url;
  });

  const wren = (await browserOf(browser, table, 'Wren')).page;
  await test.step('a friend joins by the link and sits down as a player', async () => {
    await wren.goto(link);
    await wren.getByRole('button', { name: /Take (the|your|a) seat|Join/ }).click();
    await expect(chat(wren).getByText('You come down into Tollhithe', { exact: false })).toBeVisible();
  });

  await test.step('both act, and the narrator answers them', async () => {
    await act(tov, 'I ask the ferrywoman where the sea has gone.');
    await home(wren);
    const waiting = wren.getByRole('region', { name: 'Waiting for you' });
    await expect(waiting.getByText('Others have raised a hand. What do you do?')).toBeVisible();
    await waiting.getByRole('link', { name: /Join the turn/ }).click();
    await act(wren, 'I look at the mooring rings.');
    await wren.getByRole('button', { name: 'Lower Hand', exact: true }).click();
    await tov.getByRole('button', { name: 'Lower Hand', exact: true }).click();
    await expect(tov.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled({ timeout: 20_000 });
    const own = new URL(tov.url()).searchParams.get('id') ?? '';
    await expect.poll(() => countAt(own)).toBeGreaterThan(3);
  });

  await test.step('the shared table is as it was, and a campaign of one’s own is still refused', async () => {
    expect(await countAt(shared)).toBe(before);
    await home(tov);
    await expect(tov.getByRole('heading', { name: 'Welcome back, Tov' })).toBeVisible();
    await tov.goto('/campaign');
    await tov.getByRole('button', { name: /Create New Campaign/ }).click();
    await expect(tov.getByText('Access Denied')).toBeVisible();
  });
});

test('Home shows a hero with level and campaign, and the last recap', nightly, async ({ browser, table }) => {
  const { page, person } = await browserOf(browser, table, 'Mira');
  const run = await person.call.campaigns.startPrivateRun({});
  const id = crypto.randomUUID();
  await person.call.characters.createQuick({ campaignId: run.id, id, name: 'Brakka', race: 'dwarf', class: 'fighter' });
  const recap = await person.call.history.endSession({ campaignId: run.id });
  await person.call.history.publishRecap({ campaignId: run.id, recapId: recap.id, version: recap.version });
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Your characters' }).getByRole('link', { name: /Brakka/ });
  await expect(hero).toContainText('Level 1');
  await expect(hero).toContainText(run.name);
  await expect(page.getByText('Previously, in session 1')).toBeVisible();
  expect(await problemsOfDetail(page, 'Home with a hero')).toEqual([]);
  await hero.click();
  await expect(chat(page)).toBeVisible();
});

test('a world leads to a campaign in it, for those who may open one', nightly, async ({ browser, table }) => {
  // Whoever has the first account administers, and may open campaigns.
  await browserOf(browser, table, 'Ada');
  const { page, person } = await browserOf(browser, table, 'Dana');
  const { id: worldId } = await person.call.worlds.create({ name: 'The Weir' });
  await page.goto(`/world/view/${worldId}`);
  await expect(page.getByText('Starting a campaign here takes Dungeon Master access.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ask for it in your profile' })).toBeVisible();
  await letLead(table, person);
  await page.goto('/world/new');
  await page.getByRole('textbox', { name: 'World name' }).fill('The Salt Stair');
  await page.getByRole('button', { name: 'Create World' }).click();
  await expect(page).toHaveURL(/\/world\/library/);
  await page.getByRole('button', { name: 'Start a campaign here' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Campaign' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'The Salt Stair' })).toBeChecked();
  await page.goto(`/world/view/${worldId}`);
  await page.getByRole('link', { name: 'Start a campaign here' }).click();
  await expect(page.getByRole('radio', { name: 'The Weir' })).toBeChecked();
  await page.getByRole('radio', { name: 'The Salt Stair' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'The Salt Stair' })).toBeChecked();
});
