import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { bringHero, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { overlap } from '#tests/support/journeys/places.ts';
import { browserOf, enterTemplate, letLead, say, testAt } from '#tests/support/journeys/table.ts';
import { tier } from '#tests/support/tier.ts';

// The first account here may open campaigns.
const test = testAt();

const log = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Windows a table is played in, and the least height of the story there: in pixels, or as a share of the window. */
const windows = [
  { name: 'a laptop', width: 1280, height: 800, idle: 560, collecting: 460 },
  { name: 'a phone', width: 390, height: 844, idle: 0.55, collecting: 0.55 },
  { name: 'a phone on its side', width: 844, height: 390, idle: 0.4, collecting: 0.4 },
  { name: 'a phone with its keyboard', width: 390, height: 470, idle: 0.4, collecting: 0.4 },
  { name: 'a laptop at a page zoom of 200 %', width: 640, height: 400, idle: 0.4, collecting: 0.4 },
] as const;

/** Fails where the story is lower than it must be, or the composer is not wholly in the window. */
async function expectRoom(page: Page, what: string, height: number, least: number) {
  const pixels = least < 1 ? Math.ceil(least * height) : least;
  await expect.poll(async () => Math.round((await log(page).boundingBox())?.height ?? 0), { message: what }).toBeGreaterThanOrEqual(pixels);
  const composer = await page.getByRole('form', { name: 'Write' }).boundingBox();
  expect((composer?.y ?? 0) + (composer?.height ?? height + 1), `the foot of the composer, ${what}`).toBeLessThanOrEqual(height);
  await expect(box(page), what).toBeInViewport({ ratio: 1 });
  expect((await box(page).boundingBox())?.width ?? 0, `the width of the box, ${what}`).toBeGreaterThan(150);
}

async function setTextSize(page: Page, size: string) {
  await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);
}

/** A laptop’s window, and a phone’s. */
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const phoneOnItsSide = { width: 844, height: 390 };

test('the story has its room in every window and at every size of text, and a phone has targets for a thumb', async ({
  browser,
  table,
}) => {
  test.setTimeout(120_000);
  const { page, person } = await browserOf(browser, table, 'Wren');
  const campaignId = await openCampaign(table, person, [], 'ai');
  const { page: player } = await browserOf(browser, table, 'Fenn');
  await enterTemplate(player);
  await expect(player.getByRole('region', { name: /^(First steps|Your hero)$/ })).toBeVisible();

  await test.step('at rest and while actions are collected', async () => {
    await page.goto(`/campaign?id=${campaignId}`);
    await expect(log(page)).toBeVisible();
    for (const { name, width, height, idle } of windows) {
      for (const each of [page, player]) await each.setViewportSize({ width, height });
      // The hint of a new table may take some of a large window; without it the story has all its room.
      for (const each of [page, player]) await expectRoom(each, `at rest with the hint on ${name}`, height, height === 800 ? 480 : idle);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Close the first steps' }).click();
    for (const { name, width, height, idle } of windows) {
      await page.setViewportSize({ width, height });
      await expectRoom(page, `at rest on ${name}`, height, idle);
    }
    await page.reload();
    await expect(log(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the first steps' })).toHaveCount(0);
    await player.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await expect(player.getByRole('timer')).toBeVisible();
    for (const { name, width, height, collecting } of windows) {
      await player.setViewportSize({ width, height });
      await expectRoom(player, `while collecting with the hint on ${name}`, height, collecting);
      const isCut = await player
        .getByRole('region', { name: 'Turn', exact: true })
        .locator('p[aria-live]')
        .evaluate((words) => words.scrollHeight > words.clientHeight + 1);
      expect(isCut, `what to do next on ${name}`).toBe(false);
    }
    await player.getByRole('button', { name: 'Lower Hand', exact: true }).click();
  });

  await test.step('text of twice the size leaves the story and the composer usable on a laptop', async () => {
    await player.setViewportSize(desk);
    await enterTemplate(player);
    await setTextSize(player, '200%');
    await expect(player.getByRole('tab', { name: 'Items' })).toBeVisible();
    await expectRoom(player, 'with text of twice the size', 800, 0.4);
    await say(player, 'I read the board by the door');
    const raise = await player.getByRole('button', { name: 'Raise Hand', exact: true }).boundingBox();
    // Its words stand in one line.
    expect(raise?.height ?? 0).toBeLessThan(100);
    const sideways = await player.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(sideways).toBe(0);
    await setTextSize(player, '100%');
    await expect(player.getByRole('tab', { name: 'Notes' })).toBeVisible();
  });

  await test.step('phones have targets of 44 pixels, and writing tools that unfold', async () => {
    await player.setViewportSize(phone);
    await enterTemplate(player);
    await expect(player.getByRole('button', { name: 'Roll', exact: true })).toBeHidden();
    await player.getByRole('button', { name: 'Show writing tools' }).click();
    await say(player, `I wait ${randomUUID().slice(0, 4)}`);
    for (const control of [
      player.getByRole('button', { name: 'Roll', exact: true }),
      player.getByRole('button', { name: 'Add a picture' }),
      player.getByRole('combobox', { name: 'To', exact: true }),
      player.getByRole('button', { name: 'Hide writing tools' }),
      player.getByRole('button', { name: /^Actions for/ }).last(),
      player.getByRole('button', { name: 'Open the menu' }),
      player.getByRole('link', { name: 'Back to Campaigns' }),
    ])
      expect(Math.round((await control.boundingBox())?.height ?? 0), String(control)).toBeGreaterThanOrEqual(44);
    await player.getByRole('button', { name: 'Hide writing tools' }).click();
    await expect(player.getByRole('button', { name: 'Roll', exact: true })).toBeHidden();
    // Words for one person show their reader again by themselves.
    await player.getByRole('button', { name: 'Show writing tools' }).click();
    await player.getByRole('combobox', { name: 'To', exact: true }).selectOption('notes');
    await expect(player.getByText('Only you will read this.')).toBeVisible();
    expect(await problemsOfDetail(player, 'the table with its tools')).toEqual([]);
  });

  await test.step('forced colors underline the current navigation group alone', async () => {
    await page.setViewportSize(desk);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/learn');
    const groups = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li');
    await expect(groups).toHaveCount(4);
    const lines = await groups.evaluateAll((items) => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return items.map((item) => getComputedStyle(item).borderBottomColor !== ground);
    });
    expect(lines).toEqual([false, true, false, false]);
  });
});

test('one header holds every fact once, nothing covers a control, and a fight and a recap fold', async ({ browser, table }) => {
  test.setTimeout(120_000);
  const wren = await browserOf(browser, table, 'Wren', { viewport: desk });
  const mira = await browserOf(browser, table, 'Mira', { viewport: desk });
  const { page } = wren;
  await letLead(table, wren.person);
  const { call } = wren.person;

  await test.step('one header holds every fact once, and the way to all pages', async () => {
    const campaignId = await openCampaign(table, wren.person);
    await page.goto(`/campaign?id=${campaignId}`);
    await expect(log(page)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    expect((await header.boundingBox())?.height ?? 999).toBeLessThanOrEqual(72);
    for (const text of ['Active Session', 'Location', 'Campaign Status', 'Live', 'Your Role', 'Dungeon Master', '1 participant'])
      await expect(page.locator('main').getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
    for (const name of ['Save', 'End Session']) await expect(header.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Back to Campaigns' })).toBeVisible();

    await page.getByRole('tab', { name: 'Turn' }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Turn', level: 2 })).toHaveCount(1);

    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      for (const name of ['Hearthlore, home', 'Campaign', 'Learn to Play', 'Tools', 'Marketplace'])
        await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
      if (width === 390) await expect(drawer.getByRole('button', { name: /account menu/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
    }
  });

  const campaignId = await openCampaign(table, wren.person, [mira.person], 'dm');
  const kara = await bringHero(table, campaignId, mira.person, 'Ysolde Marren', { damage: 4 });
  await page.setViewportSize(desk);
  await page.goto(`/campaign?id=${campaignId}`);
  await mira.page.goto(`/campaign?id=${campaignId}`);
  await expect(log(page)).toBeVisible();

  await test.step('the rail and the chat name hero and player', async () => {
    const inRail = wren.page.getByRole('button', { name: /^Mira, plays Ysolde Marren, \d+ of \d+ hit points/ });
    await expect(inRail).toBeVisible();
    // It leads to the sheet, and the focus goes along.
    await inRail.press('Enter');
    await expect(wren.page.getByRole('article', { name: /^Sheet of Ysolde/ })).toBeVisible();
    await expect(wren.page.getByRole('tabpanel', { name: 'Character' })).toBeFocused();
    await say(mira.page, 'I draw my sword.');
    const said = log(wren.page).getByRole('article', { name: 'Ysolde Marren, played by Mira' });
    await expect(said.getByText('Ysolde Marren', { exact: true })).toBeVisible();
    await expect(said.getByText('Mira', { exact: true })).toBeVisible();
    await mira.page.getByRole('textbox', { name: 'Message' }).fill('/ooc back in a minute');
    await mira.page.getByRole('textbox', { name: 'Message' }).press('Enter');
    await expect(log(wren.page).getByRole('article', { name: 'Mira, out of character' })).toBeVisible();
  });

  await test.step('each round is one row that opens, the last event in sight', async () => {
    await call.combat.open({ campaignId, heroes: [kara] });
    await call.combat.addNpc({ campaignId, npc: { name: 'Grub', hitPoints: 9, armorClass: 12, xp: 10, notes: '', attacks: [] } });
    const number = async () => fightIn(await call.combat.get({ campaignId })).number;
    await call.combat.step({ campaignId, number: await number(), step: { name: 'start' } });
    for (const _turn of [1, 2, 3, 4, 5, 6]) await call.combat.step({ campaignId, number: await number(), step: { name: 'next' } });
    for (const { page } of [wren, mira]) {
      await expect(log(page).getByRole('button', { name: /^Round \d/ })).toHaveCount(4);
      await expect(log(page).getByText(/’s turn\./)).toHaveCount(1);
    }
    const second = log(wren.page).getByRole('button', { name: 'Round 2: 2 turns' });
    await second.press('Enter');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(log(wren.page).getByText(/’s turn\./)).toHaveCount(3);
    const { view } = fightIn(await call.combat.get({ campaignId }));
    const target = view.combatants.find(({ name }) => name === 'Ysolde Marren');
    await call.combat.step({
      campaignId,
      number: await number(),
      step: { name: 'condition', from: target?.id ?? '', targetId: target?.id ?? '', condition: 'prone' },
    });
    for (const { page } of [wren, mira])
      await expect(page.getByRole('button', { name: /Ysolde Marren, .*hit points, prone/ })).toBeVisible();
    expect(await problemsOfDetail(wren.page, 'a table in a fight')).toEqual([]);
  });

  await test.step('no notice and no assistant covers a control', async () => {
    await page.setViewportSize(desk);
    await expect(log(page)).toBeVisible();
    await page.getByRole('button', { name: 'DM Assistant' }).click();
    const assistant = page.getByRole('complementary', { name: 'DM Assistant' });
    await expect(assistant).toBeVisible();
    for (const control of [
      ...['Save', 'End Session', 'Table', 'Send'].map((name) => page.getByRole('button', { name, exact: true })),
      ...['Combat', 'Character', 'Items', 'Notes', 'Turn', 'World'].map((name) => page.getByRole('tab', { name })),
    ])
      expect(await overlap(assistant, control), String(control)).toBe(false);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await expect(assistant).toHaveCount(0);

    for (const { width, height } of [desk, phone]) {
      await page.setViewportSize({ width, height });
      if (width === 390) await page.getByRole('button', { name: 'Table', exact: true }).click();
      await page.getByRole(width === 390 ? 'menuitem' : 'button', { name: 'Save', exact: true }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(`Before the vault ${width}`);
      await page.keyboard.press('Enter');
      const notice = page.locator('[data-tone]');
      await expect(notice).toBeVisible();
      const controls = await page
        .locator('main header button:visible, main header a:visible, [role=tab]:visible, form button:visible')
        .all();
      expect(controls.length).toBeGreaterThan(8);
      for (const control of controls) expect(await overlap(notice, control), `${String(control)} at ${width}`).toBe(false);
      await notice.getByRole('button', { name: 'Close' }).click();
    }
  });

  await test.step('the recap stands once, open for whoever comes back, and folds when the story goes on', async () => {
    await call.combat.end({ campaignId, number: fightIn(await call.combat.get({ campaignId })).number });
    const recap = await call.history.endSession({ campaignId });
    await call.history.publishRecap({ campaignId, recapId: recap.id, version: recap.version });
    const fold = mira.page.getByRole('button', { name: 'Previously on The salt road' });
    await expect(fold).toHaveCount(1);
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    // A row that is measured anew under the pointer takes no press: whoever meets that presses again.
    await expect(async () => {
      if ((await fold.getAttribute('aria-expanded')) === 'true') await fold.click();
      await expect(fold).toHaveAttribute('aria-expanded', 'false', { timeout: 2000 });
    }).toPass();
    await fold.click();
    await expect(mira.page.getByRole('region', { name: 'Previously on The salt road' }).getByText(/in session 1/)).toBeVisible();
    await mira.page.setViewportSize(phone);
    await expectRoom(mira.page, 'with a recap in the story', 844, 0.55);
  });

  await test.step('a long dialog begins at its first field, scrolls as one, and keeps its button in sight', async () => {
    await bringHero(table, campaignId, wren.person, 'Kara');
    // One window in the usual run: the dialog is the same one in each.
    for (const { width, height } of tier.isNightly ? [desk, phone, phoneOnItsSide] : [phone]) {
      await page.setViewportSize({ width, height });
      await page.goto(`/campaign?id=${campaignId}`);
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await expect(page.getByRole('textbox', { name: 'Campaign name' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Save settings' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Items' }).click();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Add item' });
      await expect(dialog).toBeVisible();
      const scrollers = await dialog.evaluate(
        (element) =>
          [element, ...element.querySelectorAll('*')].filter(
            (each) => each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
          ).length,
      );
      expect(scrollers).toBe(1);
    }
  });
});
