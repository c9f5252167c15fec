import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { browserOf, pressTarget, say, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// Dice that always show their highest face: every blow is a critical hit, so the fight ends soon and the same way.
const test = testAt({ dice: (sides) => sides });

const chat = (page: Page): Locator => page.getByRole('log', { name: 'Campaign Chat' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const inOrder = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Turn order' }).getByRole('listitem').filter({ hasText: name });

/** Follows a join link to the table. */
async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Take your seat' }).click();
  await expect(chat(page)).toBeVisible();
}

async function fillForm(page: Page, name: string, race: string, calling: string): Promise<void> {
  await tab(page, 'Character');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Race' }).selectOption(race);
  await page.getByRole('combobox', { name: 'Class' }).selectOption(calling);
  await page.getByRole('button', { name: 'Create Character' }).click();
  await expect(page.getByText('Character Created!')).toBeVisible();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function talkToGuide(page: Page): Promise<void> {
  await tab(page, 'Character');
  await page.getByText('Guided', { exact: true }).click();
  const log = page.getByRole('log', { name: 'Character creation' });
  for (const text of ['a dwarf, I think', 'Brottor', 'a warrior, of course']) {
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeEnabled();
    await page.getByRole('textbox', { name: 'Your answer' }).fill(text);
    await page.getByRole('textbox', { name: 'Your answer' }).press('Enter');
    await expect(log.getByText(text).or(page.getByText('Character Created!')).first()).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Brottor' })).toBeVisible();
}

/** Whoever's turn it is strikes at the creature, until it falls. */
async function fightOn(dm: Page, heroes: Map<string, Page>): Promise<void> {
  const turn = dm.getByRole('region', { name: 'The turn' });
  const dead = (page: Page) => inOrder(page, 'Rat').filter({ hasText: 'dead' });
  for (let turns = 0; turns < 12; turns += 1) {
    const acting = (await turn.getByRole('heading', { name: /’s turn$/ }).innerText()).replace(/’s turn$/, '');
    const page = heroes.get(acting);
    if (page) {
      const own = page.getByRole('region', { name: 'Your turn' });
      await pressTarget(own, 'Rat');
      await own
        .getByRole('group', { name: /^Attacks of/ })
        .getByRole('button')
        .first()
        .click();
      await expect(own.getByText(/1 of 1 attack made/).or(dead(page))).not.toHaveCount(0);
      if ((await dead(page).count()) > 0) return expect(dead(dm)).toBeVisible();
      await own.getByRole('button', { name: 'End turn' }).click();
    } else {
      await turn.getByRole('button', { name: 'Next turn' }).click();
    }
    await expect(turn.getByRole('heading', { name: `${acting}’s turn` })).toHaveCount(0);
  }
  throw new Error('The fight did not come to an end.');
}

test('a Dungeon Master and three players spend a whole evening', nightly, async ({ browser, table }) => {
  test.setTimeout(180_000);
  const wren = await browserOf(browser, table, 'Wren');
  const mira = await browserOf(browser, table, 'Mira');
  const tov = await browserOf(browser, table, 'Tov');
  const ilsa = await browserOf(browser, table, 'Ilsa');
  const players = [mira, tov, ilsa];
  for (const { page } of [wren, ...players]) page.setDefaultTimeout(15_000);
  const { id: campaignId } = await wren.person.call.campaigns.create({ name: 'The salt road', worldId: FREE_TEMPLATE_WORLD });

  await test.step('the players join by link', async () => {
    await wren.page.goto(`/campaign?id=${campaignId}`);
    await wren.page.getByRole('button', { name: 'Table', exact: true }).click();
    await wren.page.getByRole('menuitem', { name: 'Invite players' }).click();
    const link = await wren.page.getByRole('textbox', { name: 'Link' }).inputValue();
    for (const { page } of players) await join(page, link);
    await wren.page.keyboard.press('Escape');
    await expect(wren.page.getByText('4 participants')).toBeVisible();
  });

  await test.step('characters are made by the form and by talking with the narrator', async () => {
    await fillForm(mira.page, 'Kara', 'elf', 'fighter');
    await talkToGuide(tov.page);
    await fillForm(ilsa.page, 'Odile', 'human', 'cleric');
  });

  await test.step('they explore: two act in a turn, and the reply answers both', async () => {
    for (const { page } of [mira, tov]) {
      await page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Lower Hand', exact: true })).toBeEnabled();
    }
    await say(mira.page, 'I look around carefully');
    await say(tov.page, 'I listen at the door');
    for (const { page } of [mira, tov]) await page.getByRole('button', { name: 'Lower Hand', exact: true }).click();
    const reply = chat(ilsa.page).getByRole('article', { name: 'The narrator', exact: true }).filter({ hasText: 'Kara' });
    await expect(reply.filter({ hasText: 'Brottor' })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('a whisper reaches the Dungeon Master and nobody else', async () => {
    await tov.page.getByRole('combobox', { name: 'To', exact: true }).selectOption('dm');
    await say(tov.page, 'I pocket the ring when nobody looks');
    await expect(chat(wren.page).getByText('I pocket the ring when nobody looks')).toBeVisible();
    for (const { page } of [mira, ilsa]) await expect(chat(page).getByText('I pocket the ring')).toHaveCount(0);
    await expect(tov.page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('group');
  });

  await test.step('they fight a creature to the end', async () => {
    await tab(wren.page, 'Combat');
    await wren.page.getByRole('button', { name: 'Prepare the fight' }).click();
    await wren.page.getByRole('searchbox', { name: 'Find a creature' }).fill('rat');
    await wren.page.getByText('Rat', { exact: true }).click();
    await wren.page.getByRole('button', { name: 'Add Rat' }).click();
    await expect(inOrder(wren.page, 'Rat')).toBeVisible();
    await wren.page.getByRole('button', { name: 'Roll initiative' }).click();
    for (const { page } of players) {
      await tab(page, 'Combat');
      await expect(inOrder(page, 'Rat')).toBeVisible();
    }
    await fightOn(
      wren.page,
      new Map([
        ['Kara', mira.page],
        ['Brottor', tov.page],
        ['Odile', ilsa.page],
      ]),
    );
    await wren.page.getByRole('button', { name: 'End the fight' }).click();
    await wren.page.getByRole('dialog').getByRole('button', { name: 'End the fight' }).click();
    for (const { page } of [wren, ...players]) await expect(page.getByRole('region', { name: 'The fight is over' })).toBeVisible();
  });

  await test.step('one of them rises a level', async () => {
    await tab(mira.page, 'Character');
    await mira.page.getByRole('button', { name: 'Level Up' }).click();
    await mira.page.getByRole('dialog', { name: 'Level 2' }).getByRole('button', { name: 'Level Up' }).click();
    await expect(
      mira.page
        .getByRole('tabpanel', { name: 'Character' })
        .getByText(/Level 2/)
        .first(),
    ).toBeVisible();
  });

  await test.step('the session ends, and the recap is shown once the Dungeon Master has read it', async () => {
    await wren.page.getByRole('button', { name: 'End Session' }).click();
    await wren.page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
    const text = wren.page.getByRole('textbox', { name: /^Previously/ });
    await expect(text).toHaveValue(/Kara/);
    expect(await text.inputValue()).not.toContain('pocket');
    await text.fill(`${await text.inputValue()}\n\nAnd the tide came in.`);
    await expect(mira.page.getByText('And the tide came in.')).toHaveCount(0);
    await wren.page.getByRole('button', { name: 'Publish to players' }).click();
    for (const { page } of players)
      await expect(page.getByRole('region', { name: 'Previously on The salt road' })).toContainText('And the tide came in.');
  });
});
