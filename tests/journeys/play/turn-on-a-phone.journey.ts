import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { carrying } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { problemsOf, themes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, letLead, pressTarget, testAt } from '#tests/support/journeys/table.ts';

const test = testAt();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
const stats = { strength: 18, dexterity: 14, constitution: 16, intelligence: 8, wisdom: 12, charisma: 10 };
const barbarian: HeroChanges = {
  class: 'barbarian',
  level: 5,
  hitPointGains: [7, 7, 7, 7],
  stats,
  inventory: carrying(['greataxe', 'bothHands'], ['handaxe', 'pack'], ['javelin', 'pack']),
};
const prepared = (spell: string) => ({ spell, prepared: true, from: 'class' }) as const;
const known = ['fire-bolt', 'ray-of-frost', 'mage-hand', 'light', 'magic-missile', 'mage-armor', 'shield', 'misty-step', 'web', 'fireball'];
const wizard: HeroChanges = {
  class: 'wizard',
  level: 5,
  hitPointGains: [6, 6, 6, 6],
  stats: { ...stats, strength: 8, intelligence: 18 },
  inventory: carrying(['quarterstaff', 'mainHand'], ['dagger', 'pack']),
  spells: known.map(prepared),
};

/** Where the middle of a fight shows what can be done: with what scrolls, and the window of it that is in sight. */
async function roomOf(page: Page): Promise<{ top: number; bottom: number }> {
  const order = await page.getByRole('list', { name: 'Turn order' }).boundingBox();
  const dock = await page.getByRole('button', { name: 'End turn' }).boundingBox();
  const jumps = await page
    .getByRole('group', { name: 'Jump to' })
    .boundingBox({ timeout: 1 })
    .catch(() => null);
  if (!order || !dock) throw new Error('There is no turn.');
  return { top: order.y + order.height, bottom: jumps?.y ?? dock.y };
}

/** One press of the thumb, in the lower half of the phone, brings these in sight whole. */
async function expectJump(page: Page, to: string, things: readonly Locator[]): Promise<void> {
  const jump = page.getByRole('group', { name: 'Jump to' }).getByRole('button', { name: to, exact: true });
  expect((await jump.boundingBox())?.y).toBeGreaterThan(phone.viewport.height / 2);
  await expect(jump).toBeInViewport({ ratio: 1 });
  await jump.tap();
  const { top, bottom } = await roomOf(page);
  for (const thing of things) {
    const box = await thing.boundingBox();
    expect(box?.y ?? 0, `${await thing.innerText()} begins`).toBeGreaterThanOrEqual(top);
    expect((box?.y ?? Infinity) + (box?.height ?? 0), `${await thing.innerText()} ends`).toBeLessThanOrEqual(bottom);
  }
}

/** In how many lines a word stands. */
async function linesOf(place: Locator, word: string): Promise<number> {
  return await place.evaluate((element, wanted) => {
    const text = element.firstChild;
    const from = text?.textContent?.indexOf(wanted) ?? -1;
    if (!text || from === -1) return 0;
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + wanted.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }, word);
}

/** Everything stands above the end of the turn, or is there after as many flicks as are said: one moves what it shows by its own height. */
async function expectReached(page: Page, things: readonly Locator[], flicks: 0 | 1): Promise<void> {
  await expect(page.getByRole('button', { name: 'End turn' })).toBeInViewport({ ratio: 1 });
  const { top, bottom } = await roomOf(page);
  for (const thing of things) {
    await expect(thing).toBeVisible();
    const box = await thing.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), `${await thing.innerText()} ends`).toBeLessThanOrEqual(
      bottom + flicks * (bottom - top),
    );
  }
}

test('on a phone everything that a barbarian and a wizard of level 5 do in their turn is within a thumb’s reach', async ({
  browser,
  table,
}) => {
  test.setTimeout(120_000);
  const { person: oda } = await browserOf(browser, table, 'Oda');
  const mira = await browserOf(browser, table, 'Mira', { ...phone, colorScheme: 'dark' });
  const tov = await browserOf(browser, table, 'Tov', { ...phone, colorScheme: 'light' });
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira.person, tov.person], 'dm');
  const krag = await bringHero(table, campaignId, mira.person, 'Krag', barbarian);
  const ysolde = await bringHero(table, campaignId, tov.person, 'Ysolde', wizard);
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [krag, ysolde] });
  for (let count = 0; count < 4; count += 1) await combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
  const opened = await combat.get({ campaignId });
  await combat.step({ campaignId, number: opened.fight?.number ?? 0, step: { name: 'start' } });
  const openTurnOf = async (id: string, page: Page) => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { fight } = await combat.get({ campaignId });
      // The first turn has the initiative of all in its dock.
      if (fight?.view.active === id && turn > 0) break;
      await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'next' } });
    }
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('tab', { name: 'Combat' }).click();
    await expect(page.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
  };

  await test.step('a barbarian scrolls for nothing they have, upright, and flicks once, sideways', async () => {
    const { page } = mira;
    await openTurnOf(krag, page);
    const own = ['Greataxe', 'Handaxe', 'Javelin', 'Unarmed strike', 'Rage', 'Reckless Attack'];
    const deeds = own.map((name) => page.getByRole('button', { name: new RegExp(`^${name}`) }));
    const acts = ['Dash', 'Dodge', 'Hide', 'Shove prone'].map((name) => page.getByRole('button', { name: new RegExp(`^${name}`) }));
    await expectReached(page, [page.getByRole('button', { name: /^Target:/ }), ...deeds], 0);
    await expectJump(page, 'Everybody', acts);
    await expectJump(page, 'Attacks', deeds);
    const goblins = (await combat.get({ campaignId })).fight?.view.combatants.filter(({ name }) => name.startsWith('Goblin')) ?? [];
    for (const [index, amount] of [2, 6, 9].entries()) {
      const { fight } = await combat.get({ campaignId });
      const step = { name: 'damage', actorId: null, targetId: goblins[index]?.id ?? '', amount, type: null } as const;
      await combat.step({ campaignId, number: fight?.number ?? 0, step });
    }
    const order = page.getByRole('list', { name: 'Turn order' });
    for (const word of ['scratched', 'bloodied', 'death']) {
      const shown = order.locator('span:not(:has(*))').getByText(word).last();
      await expect(shown).toBeVisible();
      expect(await linesOf(shown, word), `${word} stands in one line`).toBe(1);
    }
    expect(await problemsOf(page, 'A turn on a phone', { run: themes[0].run, widths: [390] })).toEqual([]);
    await page.setViewportSize({ width: 844, height: 390 });
    await expectReached(page, deeds, 1);
    await page.setViewportSize(phone.viewport);
  });

  await test.step('an attack without a target asks at whom in a sheet at the foot, and one press strikes', async () => {
    const { page } = mira;
    const end = page.getByRole('button', { name: 'End turn' });
    const reckless = page.getByRole('button', { name: /^Reckless Attack/ });
    const before = [await reckless.boundingBox(), await roomOf(page)];
    await page.getByRole('button', { name: /^Greataxe/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Greataxe: at whom?' });
    await expect(sheet).toBeVisible();
    await expect.poll(async () => ((await sheet.boundingBox())?.y ?? 0) + ((await sheet.boundingBox())?.height ?? 0)).toBeCloseTo(844, 0);
    await sheet.getByRole('button', { name: /^Goblin Warrior 2/ }).tap();
    await expect(page.getByText(/^Krag (?:hits|misses|scores a critical hit on) Goblin Warrior 2 with Greataxe/).first()).toBeVisible();
    await expect(sheet).toBeHidden();
    await expect(end).toBeInViewport({ ratio: 1 });
    // The result has had its room before: what is pressed next is free and where it was.
    expect([await reckless.boundingBox(), await roomOf(page)]).toEqual(before);
    await reckless.click({ trial: true });
  });

  await test.step('a Rage that begins leaves what stands beside it in reach', async () => {
    const { page } = mira;
    await page.getByRole('button', { name: /^Rage/ }).tap();
    await expect(page.getByRole('button', { name: /^Rage: Extend the Rage/ })).toBeVisible();
    await expectReached(page, [page.getByRole('button', { name: /^Reckless Attack/ })], 0);
  });

  await test.step('what is told in passing lies over no deed and moves none', async () => {
    const { page } = mira;
    const before = await roomOf(page);
    await oda.call.chat.post({ id: crypto.randomUUID(), campaignId, content: 'Well struck, @Mira!', mentions: [mira.person.id] });
    await expect(page.getByText('Oda mentioned you')).toBeVisible();
    expect(await roomOf(page)).toEqual(before);
    for (const name of ['Greataxe', 'Reckless Attack', 'End turn'])
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click({ trial: true });
  });

  await test.step('a wizard’s cantrips and first spells are in sight, all the rest one flick away', async () => {
    const { page } = tov;
    await openTurnOf(ysolde, page);
    const spell = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(page.getByRole('region', { name: 'What Ysolde can do' })).toBeVisible();
    await expectReached(page, ['Fire Bolt', 'Ray of Frost', 'Magic Missile', 'Fireball'].map(spell), 0);
    await page.getByRole('group', { name: 'Action', exact: true }).getByText('More').tap();
    await expectReached(page, ['Mage Armor', 'Web'].map(spell), 0);
    await expectJump(page, 'Bonus', [spell('Misty Step')]);
    await expectJump(page, 'Attacks', ['Quarterstaff', 'Dagger'].map(spell));
    await expectJump(page, 'Everybody', ['Dash', 'Dodge'].map(spell));
    await expectJump(page, 'Action', ['Fire Bolt', 'Ray of Frost', 'Magic Missile', 'Fireball'].map(spell));
    await page.setViewportSize({ width: 844, height: 390 });
    await expectReached(page, ['Fire Bolt', 'Ray of Frost', 'Magic Missile', 'Fireball'].map(spell), 1);
    await page.setViewportSize(phone.viewport);
    await pressTarget(page, 'Goblin Warrior 3');
    await spell('Fire Bolt').tap();
    await expect(page.getByText('Ysolde casts Fire Bolt.').first()).toBeVisible();
  });

  await test.step('a spell of the sheet is the spell of the turn: its dialog asks on whom, and how it came out covers nothing', async () => {
    const { page } = tov;
    await openTurnOf(ysolde, page);
    await page.getByRole('tab', { name: 'Character' }).tap();
    await page.getByRole('button', { name: /^Roll Arcana/ }).tap();
    const last = page.getByRole('region', { name: 'Last roll' });
    await expect(last).toBeVisible();
    const cast = page.getByRole('button', { name: /^Cast\s*Ray of Frost in the fight$/ });
    await cast.tap();
    await expect(last).toBeHidden();
    const asked = page.getByRole('dialog', { name: 'Ray of Frost' });
    const foe = asked.getByRole('checkbox', { name: 'Goblin Warrior 4' });
    await foe.check();
    await asked.getByRole('button', { name: 'Cast', exact: true }).tap();
    await expect(asked).toBeHidden();
    const told = page
      .getByRole('article', { name: 'Sheet of Ysolde' })
      .getByText(/^Ysolde casts Ray of Frost\. Ysolde (?:hits|misses|scores a critical hit on) Goblin Warrior 4/);
    await expect(told).toBeVisible();
    await expect(cast).toBeInViewport({ ratio: 1 });
    const { fight } = await tov.person.call.combat.get({ campaignId });
    expect(fight?.hero?.moves).toMatchObject({ action: false, endTurn: true });
  });
});
