import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { expecting, refused } from '#tests/support/journeys/quiet-console.ts';
import { PASSWORD, browserOf, letLead, pressTarget, say, testAt } from '#tests/support/journeys/table.ts';
import { tier } from '#tests/support/tier.ts';

// On the engine that `npm start` brings along.
const test = testAt({ embedded: true });
// Whoever takes a backup is asked for the password again.
test.use({ expectedComplaints: expecting(refused(403, '/call/admin/runBackup')) });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const story = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Fills the sign-up form that is open. */
async function signUpHere(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name.toLowerCase()}@first-evening.example`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Sign Up' }).click();
}

/** How many words of a message stand under the button that opens its menu. */
const wordsUnderMenu = (words: Locator) =>
  words.evaluate((element) => {
    const button = element.closest('.group\\/row')?.querySelector('[data-story=message]')?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (!button || lines.length === 0) throw new Error('There is no message here.');
    return lines.filter(
      (line) => line.right > button.left && line.left < button.right && line.bottom > button.top && line.top < button.bottom,
    ).length;
  });

/** A new player on a phone joins with the code that was read aloud, and picks a hero in two presses. */
async function joinByPhone(browser: Browser, url: string, name: string, code: string, hero: RegExp): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url, ...phone })).newPage();
  page.setDefaultTimeout(20_000);
  await page.goto('/campaign/join');
  await page.getByRole('textbox', { name: 'Invitation' }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await signUpHere(page, name);
  await expect(story(page)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('You have a seat here.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a hero' }).click();
  await page.getByRole('button', { name: hero }).click();
  await expect(page.getByText('Character Created!')).toBeVisible();
  return page;
}

test('a table has its first evening, from the installation to the recap', async ({ browser, table }) => {
  test.setTimeout(240_000);

  await test.step('the first person who signs up looks after the installation, and takes a backup of it along', async () => {
    const page = await (await browser.newContext({ baseURL: table.url })).newPage();
    page.setDefaultTimeout(20_000);
    await page.goto('/auth?tab=signup');
    await expect(page.getByText('You’re the first one here, so this account will be the administrator.')).toBeVisible();
    await signUpHere(page, 'Ada');
    await expect(page.getByRole('button', { name: /account menu/i })).toBeVisible();
    // Backups are those of the engine that is brought along.
    await page.goto('/admin/backups');
    await page.getByRole('button', { name: 'Back up now' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm it is you' });
    await confirm.getByLabel('Password').fill(PASSWORD);
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Backup made', { exact: true })).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /^Download/ }).click()]);
    expect([...readFileSync(await download.path()).subarray(0, 2)]).toEqual([0x1f, 0x8b]);
    await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Audit log' }).click();
    for (const line of [/^Made the backup/, /^Downloaded/]) await expect(page.getByRole('rowheader', { name: line }).first()).toBeVisible();
    await page.context().close();
  });

  const { page: dm, person: wren } = await browserOf(browser, table, 'Wren', { viewport: { width: 1280, height: 800 } });
  dm.setDefaultTimeout(20_000);
  await letLead(table, wren);

  const code = await test.step('a Dungeon Master creates a campaign and reads its code aloud', async () => {
    await dm.goto('/campaign');
    await dm.getByRole('button', { name: /Create New Campaign Starts at once in the free world/ }).click();
    await expect(story(dm)).toBeVisible();
    const steps = dm.getByRole('region', { name: 'First steps' }).getByRole('listitem');
    await expect(steps).toHaveCount(5);
    for (const step of await steps.all()) await expect(step).toBeInViewport({ ratio: 1 });
    await dm.getByRole('button', { name: 'Invite', exact: true }).click();
    const spoken = (await dm.getByText(/^[A-Z]{4}-[A-Z]{4}$/).textContent()) ?? '';
    await dm.keyboard.press('Escape');
    return spoken;
  });

  const mira = await joinByPhone(browser, table.url, 'Mira', code.toLowerCase(), /Dwarf fighter/);
  const tov = await joinByPhone(browser, table.url, 'Tov', code.replace('-', ' '), /Elf wizard/);
  const campaignId = new URL(dm.url()).searchParams.get('id') ?? '';

  await test.step('the Dungeon Master’s words set the scene and draw no reply', async () => {
    await say(dm, 'Quick break, everyone. Back at nine.');
    await expect(story(mira).getByText('Quick break, everyone. Back at nine.')).toBeVisible();
    const { rowCount } = await table.database.pool.query('select 1 from narration where campaign_id = $1', [campaignId]);
    expect(rowCount).toBe(0);
  });

  await test.step('one whisper does not cost the next turn, and the reply answers both players', async () => {
    await mira.getByRole('button', { name: 'Show writing tools' }).click();
    await mira.getByRole('combobox', { name: 'To', exact: true }).selectOption('dm');
    await say(mira, 'I keep the ring');
    await expect(story(dm).getByText('I keep the ring')).toBeVisible();
    expect(await wordsUnderMenu(story(mira).getByText('Only you and the Dungeon Master can read this'))).toBe(0);
    await expect(story(tov).getByText('I keep the ring')).toHaveCount(0);
    for (const page of [mira, tov]) {
      await page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
    }
    await say(mira, 'I look around the quay');
    await say(tov, 'I talk to the ferrywoman');
    for (const page of [mira, tov]) await page.getByRole('button', { name: 'Lower Hand', exact: true }).click();
    const reply = story(dm).getByRole('article', { name: 'The narrator', exact: true });
    await expect(reply.filter({ hasText: 'Brakka' }).filter({ hasText: 'Aelith' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('turn after turn of a fight shows one panel for whoever acts, and Next turn stays in its place', async () => {
    await tab(dm, 'Combat');
    await dm.getByRole('button', { name: 'Prepare the fight' }).click();
    await dm.getByRole('searchbox', { name: 'Find a creature' }).fill('rat');
    await dm.getByText('Rat', { exact: true }).click();
    await dm.getByRole('button', { name: 'Add Rat' }).click();
    await dm.getByRole('button', { name: 'Roll initiative' }).click();
    const turn = dm.getByRole('region', { name: 'The turn' });
    const next = turn.getByRole('button', { name: 'Next turn' });
    await expect(next).toBeVisible();
    // It slides in with the fight, and is measured where it comes to rest.
    await next.click({ trial: true });
    const place = await next.boundingBox();
    expect(await wordsUnderMenu(story(mira).getByText('The fight begins.', { exact: false }))).toBe(0);
    for (let turns = 0; turns < tier.bound(4, 10); turns += 1) {
      const heading = await turn.getByRole('heading', { name: /’s turn$/ }).innerText();
      await next.click();
      await expect(turn.getByRole('heading', { name: heading, exact: true })).toHaveCount(0);
      await expect(turn.getByRole('group', { name: /^Attacks of/ })).toHaveCount(1);
      expect(await next.boundingBox()).toEqual(place);
    }
    for (let turns = 0; turns < 3 && !(await turn.getByRole('heading', { name: /^Brakka/ }).isVisible()); turns += 1) {
      const heading = await turn.getByRole('heading', { name: /’s turn$/ }).innerText();
      await next.click();
      await expect(turn.getByRole('heading', { name: heading, exact: true })).toHaveCount(0);
    }
    // On a phone, a player sees what their press has done without looking for it.
    await tab(mira, 'Combat');
    await pressTarget(mira, 'Rat');
    await mira.getByRole('button', { name: /^Greatsword/ }).click();
    const result = mira.getByRole('region', { name: 'Latest result' });
    await expect(result).toContainText('Greatsword');
    await expect(result).toBeInViewport({ ratio: 1 });
    await tab(mira, 'Chat');
    await dm.getByRole('button', { name: 'End the fight' }).click();
    await dm.getByRole('dialog').getByRole('button', { name: 'End the fight' }).click();
    await expect(dm.getByRole('region', { name: 'The fight is over' })).toBeVisible();
  });

  await test.step('somebody in another tab sees in its title that there is something new', async () => {
    await mira.evaluate(() => {
      document.hasFocus = () => false;
      globalThis.dispatchEvent(new Event('blur'));
    });
    await say(dm, 'The tide bell rings.');
    await expect(mira).toHaveTitle(/^\(1\) /);
  });

  await test.step('the evening ends with a recap that the players read', async () => {
    await dm.getByRole('button', { name: 'End Session' }).click();
    await dm.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
    await expect(dm.getByRole('textbox', { name: /^Previously/ })).toHaveValue(/Brakka/);
    await dm.getByRole('button', { name: 'Publish to players' }).click();
    const recap = tov.getByRole('region', { name: /^Previously on/ });
    await expect(recap).toContainText('Brakka');
    await expect(recap.getByText('Fights:')).toHaveCSS('font-weight', '600');
  });

  expect(await problemsInBothThemes(dm, 'the table after the first evening')).toEqual([]);
});
