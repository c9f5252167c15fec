import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import { bringHero, combatantIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// Whoever has the better bonus acts first.
const test = testAt({ dice: (sides) => Math.ceil(sides / 2) });
const columns = 13;
const at = (column: number, row: number) => row * columns + column;
const board = (page: Page) => page.getByRole('application', { name: /^Battle map/ });

/** Goes to something by keys and presses it. */
async function press(page: Page, name: RegExp | string): Promise<void> {
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
}

test('a hero walks and casts on the battle map by keyboard alone, and the DM takes it back', nightly, async ({ browser, table }) => {
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const kara = await bringHero(table, campaignId, mira, 'Kara', {
    class: 'wizard',
    level: 5,
    stats: scores({ dexterity: 16 }),
    inventory: carrying(['quarterstaff', 'mainHand']),
    spells: [{ spell: 'fireball', prepared: true, from: 'class' }],
  });
  const { combat, battleMaps } = oda.call;
  await combat.open({ campaignId, heroes: [kara] });
  await combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 90, armorClass: 10, initiativeBonus: -4 } });
  const opened = await combat.get({ campaignId });
  const now = await combat.step({ campaignId, number: opened.fight?.number ?? 0, step: { name: 'start' } });
  const map = { campaignId, mapId: randomUUID() };
  await battleMaps.create({ ...map, name: 'Mill yard', grid: { kind: 'square', columns, rows: 5 } });
  const tokens = [
    { id: 'kara', name: 'Kara', cell: at(0, 2), characterId: kara, side: 'heroes' as const },
    { id: 'brute', name: 'Brute', cell: at(6, 2), combatantId: combatantIn(now, 'Brute').id, side: 'foes' as const },
  ];
  await battleMaps.saveTokens({ ...map, tokens });
  await battleMaps.show(map);
  for (const page of [player, dm]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('tab', { name: 'Combat' }).click();
  }

  await test.step('the names of targets say how far away they are', async () => {
    await expect(player.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
    await expect(player.getByRole('button', { name: /^Brute.*30 ft, out of reach/ })).toBeVisible();
    await press(player, /^Brute.*out of reach/);
    await expect(player.getByRole('button', { name: /^Quarterstaff.*too far: 30 ft/ })).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('an area is put on the map, says whom it catches, and is used there', async () => {
    await press(player, /^Options for Fireball/);
    await press(player, 'Place on the battle map');
    const strip = player.getByRole('group', { name: 'Place Fireball' });
    await expect(strip).toBeVisible();
    await board(player).focus();
    await player.keyboard.press('ArrowRight');
    await player.keyboard.press('ArrowLeft');
    await player.keyboard.press('Enter');
    await player.keyboard.press('Enter');
    await expect(player.getByText('In the area: Brute.')).toBeVisible();
    await strip.getByRole('button', { name: 'Use' }).focus();
    await player.keyboard.press('Enter');
    await expect(strip).toHaveCount(0);
    await expect.poll(async () => combatantIn(await combat.get({ campaignId }), 'Brute').hitPoints).toBeLessThan(90);
  });

  await test.step('a walk takes the movement of the turn, and not more', async () => {
    await board(player).getByRole('button', { name: /^Kara/ }).focus();
    await player.keyboard.press('ArrowRight');
    await player.keyboard.press('ArrowRight');
    await player.keyboard.press('Enter');
    await expect(player.getByRole('button', { name: /^Brute.*20 ft, out of reach/ })).toBeVisible();
    const around = () => mira.call.combat.around({ campaignId, actorId: kara });
    expect((await around()).movement).toEqual({ total: 30, left: 20 });
  });

  await test.step('the DM takes both back, the token too', async () => {
    const undo = dm.getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(player.getByRole('button', { name: /^Brute.*30 ft, out of reach/ })).toBeVisible();
    await expect(undo).toBeEnabled();
    await undo.click();
    await expect.poll(async () => combatantIn(await combat.get({ campaignId }), 'Brute').hitPoints).toBe(90);
  });
});
