import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { limits } from '#domain/limits/limits.ts';
import { problemsInBothThemes, problemsOf, themes, everyWidth } from '#tests/support/journeys/accessibility.ts';
import { bringHero, combatantIn, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import type { Table } from '#tests/support/journeys/table.ts';
import { nightly, tier } from '#tests/support/tier.ts';

const test = testAt();

const ownTurn = (page: Page) => page.getByRole('heading', { name: 'It is your turn' });
/** What stands on the Combat tab, opened by keyboard alone. */
async function openCombat(page: Page, campaignId: string): Promise<void> {
  await page.goto(`/campaign?id=${campaignId}`);
  await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
  await press(page, 'tab', 'Turn', 'Enter');
  await press(page, 'tab', 'Turn', 'Home');
  await expect(page.getByRole('tab', { name: 'Combat' })).toHaveAttribute('aria-selected', 'true');
}
/** Moves the focus onto something and presses a key there, once it does what it says: while an earlier press is on its way it does nothing. */
async function press(page: Page, role: 'button' | 'tab' | 'checkbox', name: string | RegExp, key: string): Promise<void> {
  const thing = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await thing.focus();
  await expect(thing).toBeFocused();
  await expect(thing).toBeEnabled();
  await page.keyboard.press(key);
}

test('a Dungeon Master and a player fight from the first roll to the experience by keyboard alone', nightly, async ({ browser, table }) => {
  test.setTimeout(120_000);
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const kara = await bringHero(table, campaignId, mira, 'Kara', { damage: 4 });
  await openCombat(dm, campaignId);
  await openCombat(player, campaignId);
  await expect(player.getByRole('region', { name: 'Kara', exact: true })).toContainText('6/10');
  await expect(player.getByText('No fight', { exact: true })).toBeVisible();

  await press(dm, 'button', 'Prepare the fight', 'Enter');
  await dm.getByLabel('Find a creature').focus();
  await dm.keyboard.type('goblin minion');
  await expect(dm.getByText('1 creature', { exact: true })).toBeVisible();
  await dm.getByText('Goblin Minion', { exact: true }).first().locator('xpath=ancestor::summary').focus();
  await dm.keyboard.press('Enter');
  await expect(dm.getByText('System Reference Document 5.2.1').first()).toBeVisible();
  await press(dm, 'button', 'Add Goblin Minion', 'Enter');
  await expect(dm.getByRole('list', { name: 'Turn order' }).getByRole('listitem')).toHaveCount(2);
  await expect(player.getByText('No fight', { exact: true })).toBeVisible();
  await press(dm, 'button', 'Roll initiative', 'Enter');

  const narrator = dm.getByRole('button', { name: 'Play this turn automatically' });
  const order = player.getByRole('list', { name: 'Turn order' });
  await expect(order.getByRole('listitem')).toHaveCount(2);
  for (let turn = 0; turn < 80 && (await sheetOf(table, campaignId, kara)).deathSaves.failures < 3; turn += 1) {
    await expect.poll(async () => (await narrator.isVisible()) || (await ownTurn(player).isVisible())).toBe(true);
    if (await narrator.isVisible()) await press(dm, 'button', 'Play this turn automatically', 'Enter');
    await expect(ownTurn(player)).toBeVisible();
    if (!(await strikeOrHold(player))) break;
  }
  await expect(player.getByRole('region', { name: 'Latest result' })).toBeVisible();

  await press(dm, 'button', 'End the fight', 'Enter');
  await expect(dm.getByRole('dialog')).toBeVisible();
  const yielding = dm.getByRole('dialog').getByRole('checkbox');
  if ((await yielding.count()) > 0) {
    await yielding.first().focus();
    await dm.keyboard.press('Space');
  }
  await expect(dm.getByText(/gains \d+ XP/)).toBeVisible();
  await dm.getByRole('dialog').getByRole('button', { name: 'End the fight' }).focus();
  await dm.keyboard.press('Enter');
  await expect(player.getByText(/(?:Each|The) hero gained \d+ XP/)).toBeVisible();
  expect((await sheetOf(table, campaignId, kara)).experience).toBeGreaterThan(0);
});

/** The player’s turn: strikes while standing, rolls a death save while down; false once the foe is dead, or nothing is left to do. */
async function strikeOrHold(player: Page): Promise<boolean> {
  if (await player.getByText('You are stable and unconscious.').isVisible()) return false;
  const save = player.getByRole('button', { name: 'Roll death save' });
  if (await save.isVisible()) {
    await press(player, 'button', 'Roll death save', 'Enter');
    await expect(save).toBeHidden();
  } else if (await player.getByRole('button', { name: /^Longsword/ }).isVisible()) {
    const rows = player.getByRole('list', { name: 'Turn order' }).locator('[data-row]');
    const [first, second] = [rows.first(), rows.nth(1)];
    await player.getByRole('list', { name: 'Turn order' }).locator('[data-row][tabindex="0"]').focus();
    await player.keyboard.press('Home');
    await expect(first).toBeFocused();
    if ((await first.innerText()).includes('Kara')) {
      await player.keyboard.press('ArrowDown');
      await expect(second).toBeFocused();
    }
    if (await player.getByText('Pick a target here or in the turn order.').isVisible()) await player.keyboard.press('Space');
    await expect(player.getByText('Target: Goblin Minion.')).toBeVisible();
    await press(player, 'button', /^Longsword/, 'Enter');
    await expect(player.getByText(/1 of 1 attack made/)).toBeVisible();
    if (await player.getByRole('region', { name: 'Latest result' }).getByText('Goblin Minion dies.').isVisible()) return false;
  }
  await press(player, 'button', 'End turn', 'Enter');
  await expect(ownTurn(player)).toBeHidden();
  return true;
}

test('a legendary creature acts between turns, casts and keeps its resistance by keyboard alone', nightly, async ({ browser, table }) => {
  test.setTimeout(120_000);
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const kara = await bringHero(table, campaignId, mira, 'Kara');
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [kara] });
  await combat.addMonsters({ campaignId, monsterId: 'goblin-minion' });
  const { fight } = await combat.addMonsters({ campaignId, monsterId: 'lich' });
  const started = await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
  await openCombat(dm, campaignId);
  await openCombat(player, campaignId);
  let now = started.fight?.view;
  const nextTurn = async () => {
    const before = now?.active;
    await press(dm, 'button', 'Next turn', 'Enter');
    await expect.poll(async () => (now = (await combat.get({ campaignId })).fight?.view)?.active).not.toBe(before);
  };
  const isLichs = () => now?.combatants.find(({ id }) => id === now?.active)?.name === 'Lich';

  // A legendary action follows the turn of somebody else: that of Kara or of the goblin, whichever comes first after the lich.
  while (!isLichs()) await nextTurn();
  await nextTurn();
  await nextTurn();
  const lich = dm.getByRole('region', { name: 'Lich, legendary' });
  await expect(lich).toContainText('3 of 3 legendary actions left.');
  await press(dm, 'button', /^Disrupt Life/, 'Enter');
  await press(dm, 'checkbox', /^Kara/, 'Space');
  await press(dm, 'button', 'Use on 1', 'Enter');
  await press(dm, 'button', 'Roll for all', 'Enter');
  await expect(lich).toContainText('2 of 3 legendary actions left.');
  await expect(lich.getByRole('button', { name: 'Disrupt Life (after another turn)' })).toBeVisible();
  await expect(player.getByText('Lich uses Disrupt Life between turns.').first()).toBeAttached();
  await expect(player.getByText(/legendary/)).toHaveCount(0);

  await press(dm, 'checkbox', /^Legendary Resistance/, 'Space');
  await expect(lich.getByRole('checkbox', { name: /^Legendary Resistance/ })).not.toBeChecked();
  while (!isLichs()) await nextTurn();
  // Spells of who casts stand open on its turn.
  const more = dm.getByRole('region', { name: 'What Lich can do' }).first().locator('summary', { hasText: /^More/ }).first();
  await more.focus();
  await dm.keyboard.press('Enter');
  await press(dm, 'button', /^Dimension Door/, 'Enter');
  await expect(dm.getByRole('button', { name: /^Dimension Door .* 1 left/ })).toBeVisible();
  await expect(player.getByText('Lich casts Dimension Door.').first()).toBeVisible();
});

test('somebody of the Dungeon Master’s own making joins with two attacks', nightly, async ({ browser, table }) => {
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [], 'dm');
  await oda.call.combat.open({ campaignId, heroes: [] });
  await openCombat(dm, campaignId);
  await press(dm, 'button', 'Custom creature', 'Enter');
  const dialog = dm.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Vashti Undertow');
  await dialog.getByRole('textbox', { name: 'Called' }).fill('Hook');
  await press(dm, 'button', 'Another attack', 'Enter');
  const second = dialog.getByRole('group', { name: 'Attack 2' });
  await second.getByRole('textbox', { name: 'Called' }).fill('Thrown net');
  await second.getByRole('textbox', { name: 'Damage' }).fill('a lot');
  await expect(dialog.getByText('Dice such as 2d6+3')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add to the fight' })).toBeDisabled();
  await second.getByRole('textbox', { name: 'Damage' }).fill('1d4');
  expect(await problemsOf(dm, 'Somebody of one’s own', { ...themes[0], widths: [1280] })).toEqual([]);
  // Another width draws the table anew; what was typed is kept.
  await press(dm, 'button', 'Custom creature', 'Enter');
  await press(dm, 'button', 'Add to the fight', 'Enter');
  await expect(dialog).toBeHidden();
  await expect(dm.getByText('Vashti Undertow joins the fight.').first()).toBeVisible();
  const { fight } = await oda.call.combat.get({ campaignId });
  expect(fight?.view).toMatchObject({ combatants: [{ name: 'Vashti Undertow', attacks: [{ name: 'Hook' }, { name: 'Thrown net' }] }] });
});

/** A fight with a hero who is down and poisoned, a foe in sight, a hidden one, and one who is dead already. */
async function layFight(table: Table, oda: Somebody, mira: Somebody): Promise<string> {
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const kara = await bringHero(table, campaignId, mira, 'Kara of the Long Reeds', { damage: 2, conditions: ['poisoned'] });
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [kara] });
  await combat.addMonsters({ campaignId, monsterId: 'winter-wolf' });
  await combat.addMonsters({ campaignId, monsterId: 'kobold-warrior' });
  const { fight } = await combat.addMonsters({ campaignId, monsterId: 'ogre', hidden: true });
  const begun = await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
  const { id: kobold } = combatantIn(begun, 'Kobold Warrior');
  const slain = { name: 'damage', actorId: null, targetId: kobold, amount: 60, type: null } as const;
  const { fight: started } = await combat.step({ campaignId, number: begun.fight?.number ?? 0, step: slain });
  const blow = { name: 'damage', actorId: null, targetId: kara, amount: 8, type: null } as const;
  await combat.step({ campaignId, number: started?.number ?? 0, step: blow });
  return campaignId;
}

/** Words in the turn order that stand on two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Turn order' }).evaluate((list) => {
    const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

/** The next in the fight has their turn. */
async function turnOver({ call: { combat } }: Somebody, campaignId: string): Promise<void> {
  const { fight } = await combat.get({ campaignId });
  await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'next' } });
}

test('a fight is accessible to the Dungeon Master and to players, whoever acts, in both themes', async ({ browser, table }) => {
  test.setTimeout(240_000);
  const look = { colorScheme: 'dark', reducedMotion: 'reduce' } as const;
  const { person: oda, context: dm } = await browserOf(browser, table, 'Oda', look);
  const { person: mira, context: player } = await browserOf(browser, table, 'Mira', look);
  const campaignId = await layFight(table, oda, mira);
  // Of whom and how wide: the table is another one on a phone.
  const visits = [
    { who: 'the Dungeon Master', context: dm, widths: tier.isNightly ? everyWidth : [1280] },
    { who: 'a player', context: player, widths: tier.isNightly ? everyWidth : [390] },
  ];
  for (const { who, context, widths } of visits) {
    for (const width of widths) {
      // Three fight: over all visits each of them acts.
      await turnOver(oda, campaignId);
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/campaign?id=${campaignId}`);
      // Whatever else is open, what goes on is told and leads to the fight.
      await page.getByRole('tab', { name: 'Items' }).click();
      if (width < limits.drawerBreakpoint) await page.getByRole('button', { name: /Open Combat/ }).click();
      else await page.getByRole('tab', { name: 'Combat' }).click();
      await expect(page.getByRole('list', { name: 'Turn order' })).toBeVisible();
      expect(await brokenWords(page)).toEqual([]);
      expect(await problemsInBothThemes(page, `The fight of ${who}`, [width])).toEqual([]);
      await page.close();
    }
  }
});
