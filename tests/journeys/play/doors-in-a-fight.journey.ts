import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { scores } from '#domain/character/character.fixture.ts';
import { bringHero, combatantIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// Whoever has the better bonus acts first, and every blow is as hard as can be.
const test = testAt({ dice: (sides) => (sides === 20 ? 15 : sides) });
const columns = 9;
const at = (column: number, row: number) => row * columns + column;

test('a hero breaks a locked door and sees who stands behind it, and the DM takes it back', nightly, async ({ browser, table }) => {
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const kara = await bringHero(table, campaignId, mira, 'Kara', { level: 5, stats: scores({ strength: 18, dexterity: 16 }) });
  const { combat, battleMaps } = oda.call;
  await combat.open({ campaignId, heroes: [kara] });
  await combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 90, armorClass: 10, initiativeBonus: -4 } });
  const opened = await combat.get({ campaignId });
  const now = await combat.step({ campaignId, number: opened.fight?.number ?? 0, step: { name: 'start' } });
  const map = { campaignId, mapId: randomUUID() };
  await battleMaps.create({ ...map, name: 'Mill yard', grid: { kind: 'square', columns, rows: 5 } });
  const side = (row: number): [number, number] => [at(4, row), at(5, row)];
  const walls = [0, 1, 3, 4].map((row) => ({ between: side(row), kind: 'wall' as const }));
  await battleMaps.draw({ ...map, change: { kind: 'walls', walls: [...walls, { between: side(2), kind: 'door', locked: true }] } });
  const tokens = [
    { id: 'kara', name: 'Kara', cell: at(4, 2), characterId: kara, side: 'heroes' as const },
    { id: 'brute', name: 'Brute', cell: at(7, 2), combatantId: combatantIn(now, 'Brute').id, side: 'foes' as const },
  ];
  await battleMaps.saveTokens({ ...map, tokens });
  await battleMaps.show(map);
  for (const page of [player, dm]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('button', { name: 'Show Map' }).click();
    await page.getByRole('tab', { name: 'Battle map' }).click();
    await page.getByRole('tab', { name: 'Combat' }).click();
  }
  const board = player.getByRole('application', { name: /^Battle map/ });
  const brute = board.getByRole('button', { name: /^Brute/ });

  await test.step('the door is drawn into the fight, beside all others who can be struck', async () => {
    await expect(player.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
    await expect(brute).toHaveCount(0);
    await player.getByRole('button', { name: /^Break the door/ }).click();
    await expect(player.getByText('The door stands in the fight, and you aim at it: strike it to break it.')).toBeVisible();
    await expect(player.getByRole('button', { name: /^Door/, pressed: true }).first()).toBeVisible();
  });

  await test.step('two blows break it, and the room behind it is seen', async () => {
    for (let blow = 0; blow < 2; blow += 1) {
      await player
        .getByRole('button', { name: /^Longsword/ })
        .first()
        .click();
      await expect.poll(async () => combatantIn(await combat.get({ campaignId }), 'Door').hitPoints).toBeLessThan(18 - blow * 10);
    }
    await expect(brute).toBeVisible();
    await expect(player.getByText('Door is destroyed.').first()).toBeVisible();
  });

  await test.step('the DM takes the blow back, and the door stands as it was', async () => {
    await dm.getByRole('button', { name: 'Undo' }).click();
    await expect(brute).toHaveCount(0);
    await expect(board.getByRole('button', { name: /^Force the door/ })).toBeVisible();
  });
});
