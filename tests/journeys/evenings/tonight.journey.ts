import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { PASSWORD, browserOf, letLead, say, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const firstSteps = (page: Page) => page.getByRole('region', { name: 'First steps' });
const doneStep = (page: Page, label: string) =>
  firstSteps(page)
    .getByRole('listitem')
    .filter({ hasText: `${label}, done` });

/** A newcomer on a phone types the code that was read aloud, and makes an account with it. */
async function joinByCode(browser: Browser, url: string, name: string, code: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, ...phone })).newPage();
  await page.goto('/campaign/join');
  await page.getByRole('textbox', { name: 'Invitation' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /Wren invites you to the campaign/ })).toBeVisible();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
  return page;
}

test('a Dungeon Master sets up a table tonight, and a player on a phone is in a fight soon after', nightly, async ({ browser, table }) => {
  test.setTimeout(120_000);
  const { page: dm, person } = await browserOf(browser, table, 'Wren');
  const { call } = person;
  dm.setDefaultTimeout(15_000);

  await test.step('both doors say where they lead, and creating leads to the table', async () => {
    await dm.goto('/campaign');
    await expect(dm.getByRole('link', { name: 'Choose a world and a name' })).toHaveAttribute('href', '/campaign/new');
    await dm.getByRole('button', { name: /Create New Campaign Starts at once in the free world/ }).click();
    await expect(dm.getByText('Campaign created successfully!')).toBeVisible();
    await expect(dm.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
    await expect(dm.getByRole('heading', { level: 1, name: 'New Campaign 2' })).toBeVisible();
    await expect(firstSteps(dm)).toContainText('0 of 5');
  });

  let code = '';
  await test.step('the invitation has a link, its QR code and a spoken code', async () => {
    await dm.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = dm.getByRole('dialog', { name: 'Invite players' });
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(/\/join(\?to=[^#]+)?#[A-Z0-9]{26}$/);
    code = (await dialog.getByText(/^[A-Z]{4}-[A-Z]{4}$/).textContent()) ?? '';
    await expect(dialog.getByText('Not used yet')).toBeVisible();
    expect(await problemsInBothThemes(dm, 'Invite players')).toEqual([]);
    await dm.keyboard.press('Escape');
    await expect(doneStep(dm, 'Invite players')).toBeVisible();
    await dm.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(dialog.getByText(code)).toBeVisible();
    await dm.keyboard.press('Escape');
  });

  await test.step('the scene is set and safety looked at, and both steps tick themselves off', async () => {
    await firstSteps(dm).getByRole('button', { name: 'Set the scene' }).click();
    await expect(dm.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await say(dm, 'Rain drums on the roof of the toll house.');
    await expect(doneStep(dm, 'Set the scene')).toBeVisible();
    await firstSteps(dm).getByRole('button', { name: 'Agree on safety' }).click();
    await expect(dm.getByRole('dialog', { name: 'Lines & veils' })).toBeVisible();
    await dm.keyboard.press('Escape');
    await expect(doneStep(dm, 'Agree on safety')).toBeVisible();
  });

  const player = await joinByCode(browser, table.url, 'Mira', code.toLowerCase().replace('-', ' '));
  player.setDefaultTimeout(15_000);
  await test.step('a player types the code on a phone and makes a hero in two presses', async () => {
    await expect(dm.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0);
    await player.getByRole('button', { name: 'Make a hero' }).click();
    await expect(player.getByRole('dialog', { name: 'Pick a hero' })).toBeVisible();
    expect(await problemsInBothThemes(player, 'Pick a hero')).toEqual([]);
    // On a wide screen the Character tab asks instead, so the question is asked anew.
    await player.setViewportSize(phone.viewport);
    await player.getByRole('button', { name: 'Make a hero' }).click();
    await player.getByRole('button', { name: /Brakka Stonebrow Dwarf fighter/ }).click();
    await expect(player.getByText('Character Created!')).toBeVisible();
    await expect(player.getByRole('button', { name: 'Make a hero' })).toHaveCount(0);
    await expect(doneStep(dm, 'See heroes')).toBeVisible();
  });

  await test.step('the first turn ends the list', async () => {
    await player.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await expect(player.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
    await say(player, 'I look around the toll house.');
    await player.getByRole('button', { name: 'Lower Hand', exact: true }).click();
    await expect(firstSteps(dm)).toHaveCount(0, { timeout: 30_000 });
  });

  await test.step('a fight offers the hero real attacks', async () => {
    const campaignId = new URL(dm.url()).searchParams.get('id') ?? '';
    const [hero] = await call.characters.list({ campaignId });
    await call.combat.open({ campaignId, heroes: hero ? [hero.id] : [] });
    await call.combat.addMonsters({ campaignId, monsterId: 'goblin-minion', count: 1 });
    await call.combat.step({ campaignId, number: await entry(call, campaignId), step: { name: 'start' } });
    const acting = async () => {
      const { fight } = await call.combat.get({ campaignId });
      return fight?.view.combatants.find(({ id }) => id === fight.view.active)?.name;
    };
    if ((await acting()) !== hero?.name)
      await call.combat.step({ campaignId, number: await entry(call, campaignId), step: { name: 'next' } });
    await player.getByRole('tab', { name: 'Combat' }).click();
    await expect(player.getByRole('button', { name: /^Greatsword/ })).toBeVisible();
  });
});

/** The entry of the fight on which the next step stands. */
async function entry(call: Somebody['call'], campaignId: string): Promise<number> {
  return (await call.combat.get({ campaignId })).fight?.number ?? 0;
}

test(
  'somebody who sits down without a hero sees where to make one, and the first steps stay closed once they were closed',
  nightly,
  async ({ browser, table }) => {
    const { page, person } = await browserOf(browser, table, 'Tov');
    await page.goto('/campaign?id=free-template-campaign');
    await expect(page.getByRole('tab', { name: 'Character' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Pick a ready hero' }).click();
    await page.getByRole('button', { name: /Elf wizard/ }).click();
    await expect(page.getByText('Character Created!')).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Character' }).getByRole('heading', { name: 'Aelith' })).toBeVisible();

    await letLead(table, person);
    await page.goto('/campaign');
    await page.getByRole('button', { name: /Create New Campaign/ }).click();
    await firstSteps(page).getByRole('button', { name: 'Close the first steps' }).click();
    await expect(firstSteps(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
    await expect(firstSteps(page)).toHaveCount(0);
  },
);
