import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

const board = (page: Page) => page.getByRole('application', { name: /^Battle map/ });
const words = (page: Page) => page.getByRole('region', { name: 'The scene in words' });

/** Drags over the board from one cell to another, as they lie while the whole of a map of 12 by 8 squares shows. */
async function drag(page: Page, [fromColumn, fromRow]: [number, number], [toColumn, toRow]: [number, number]): Promise<void> {
  const box = await board(page).boundingBox();
  if (!box) throw new Error('The map has no place.');
  const cell = Math.min(box.width / 12, box.height / 8);
  const [left, top] = [box.x + (box.width - cell * 12) / 2, box.y + (box.height - cell * 8) / 2];
  await page.mouse.move(left + cell * fromColumn, top + cell * fromRow);
  await page.mouse.down();
  await page.mouse.move(left + cell * toColumn, top + cell * toRow, { steps: 12 });
  await page.mouse.up();
}

/** How red the board is in the middle of a cell, from 0 to 255. */
async function rednessOf(page: Page, column: number, row: number): Promise<number> {
  return board(page)
    .locator('canvas')
    .evaluateAll(
      // The ground, and what lies over it.
      ([canvas, over]: HTMLCanvasElement[], [x, y]) => {
        if (!canvas || !over) throw new Error('The board has no canvas.');
        const { clientWidth: wide, clientHeight: high } = canvas;
        const cell = Math.min(wide / 12, high / 8);
        const dots = canvas.width / wide;
        const at = [(wide - cell * 12) / 2 + cell * (x + 0.25), (high - cell * 8) / 2 + cell * (y + 0.25)].map((each) =>
          Math.round(each * dots),
        );
        // The board's own canvas is not made to be read.
        const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        for (const each of [canvas, over]) pen?.drawImage(each, at[0] ?? 0, at[1] ?? 0, 1, 1, 0, 0, 1, 1);
        const [red = 0, green = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
        return red - green;
      },
      [column, row] as const,
    );
}

test('a battle map is drawn by the DM, shown to a player, and walked by the player’s hero', nightly, async ({ browser, table }) => {
  test.setTimeout(180_000);
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  await bringHero(table, campaignId, mira, 'Kara');
  for (const page of [dm, player]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('button', { name: 'Show Map' }).click();
  }

  await test.step('the DM makes a map, draws a room with a door, and takes back a stroke too many', async () => {
    await dm.getByRole('tab', { name: 'Battle map' }).click();
    await dm.getByRole('button', { name: 'New battle map' }).click();
    await dm.getByRole('textbox', { name: 'Name' }).fill('Salt cellar');
    await dm.getByRole('textbox', { name: 'Columns' }).fill('12');
    await dm.getByRole('textbox', { name: 'Rows' }).fill('8');
    await dm.getByRole('button', { name: 'Make the map' }).click();
    await expect(board(dm)).toBeVisible();
    await dm.getByRole('button', { name: 'Draw', exact: true }).click();
    await dm.getByRole('button', { name: 'Room', exact: true }).click();
    await drag(dm, [1.5, 1.5], [5.5, 5.5]);
    await dm.getByRole('button', { name: 'Door', exact: true }).click();
    await drag(dm, [6, 3.3], [6, 3.7]);
    await dm.getByRole('button', { name: 'In words' }).click();
    await expect(words(dm).getByRole('list', { name: 'Doors' }).getByRole('listitem')).toHaveCount(1);
    await dm.getByRole('button', { name: 'Wall', exact: true }).click();
    await drag(dm, [9, 1.3], [9, 5.7]);
    await dm.getByRole('button', { name: 'Undo' }).click();
    await dm.getByRole('button', { name: 'Move', exact: true }).click();
  });

  await test.step('the DM puts the hero and a foe there, and shows the map: the player is led to it', async () => {
    await dm.getByRole('button', { name: 'Add', exact: true }).click();
    await dm.getByRole('menuitem', { name: 'Add heroes' }).click();
    await expect(words(dm).getByText(/^Kara, /)).toBeVisible();
    await dm.getByRole('button', { name: 'Add', exact: true }).click();
    await dm.getByRole('menuitem', { name: 'Add somebody' }).click();
    await dm.getByRole('textbox', { name: 'Name' }).fill('Goblin');
    await dm.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await expect(words(dm).getByText(/^Goblin, /)).toBeVisible();
    await dm.getByRole('button', { name: 'Show to players' }).click();
    await expect(player.getByText('The Dungeon Master shows a battle map: Salt cellar')).toBeVisible();
    await expect(board(player).getByRole('button', { name: /^Kara, hero/ })).toBeVisible();
    // Beyond the wall of the room nobody sees the goblin.
    await expect(board(player).getByRole('button', { name: /^Goblin/ })).toHaveCount(0);
  });

  await test.step('the DM lays a picture under it: the player sees of it what Kara sees of the room', async () => {
    const red = { r: 220, g: 20, b: 20 };
    const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: red } })
      .png()
      .toBuffer();
    await dm.getByRole('button', { name: 'More about battle maps' }).click();
    await dm.getByRole('menuitem', { name: 'Picture as ground' }).click();
    await dm.getByRole('dialog').locator('input[type=file]').setInputFiles({ name: 'cellar.png', mimeType: 'image/png', buffer });
    await expect(dm.getByRole('textbox', { name: 'Pixels of a cell' })).toHaveValue('100');
    await dm.getByRole('button', { name: 'Lay it under the map' }).click();
    await expect.poll(() => rednessOf(dm, 9, 6)).toBeGreaterThan(100);
    await expect.poll(() => rednessOf(player, 2, 2), { timeout: 20_000 }).toBeGreaterThan(100);
    expect(await rednessOf(player, 9, 6)).toBeLessThan(60);
  });

  await test.step('the player walks beside the door, opens it and sees the goblin', async () => {
    const kara = board(player).getByRole('button', { name: /^Kara/ });
    await kara.focus();
    await player.keyboard.press('ArrowRight');
    await player.keyboard.press('ArrowUp');
    await expect(player.getByText('Kara has moved 10 of 30 feet.')).toBeVisible();
    await expect(words(dm).getByText(/^Kara, hero, column 6, row 4/)).toBeVisible();
    await board(player)
      .getByRole('button', { name: /^Open the door/ })
      .click();
    await expect(board(player).getByRole('button', { name: /^Goblin, foe, \d+ feet .* of Kara/ })).toBeVisible();
  });

  await test.step('the DM hides the map again, and it is gone', async () => {
    expect(await problemsInBothThemes(dm, 'the battle map of a DM')).toEqual([]);
    expect(await problemsInBothThemes(player, 'the battle map of a player')).toEqual([]);
    await dm.getByRole('button', { name: 'Hide from players' }).click();
    await expect(player.getByText('No battle map is shown.')).toBeVisible();
  });
});
