import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsOf, themes } from '#tests/support/journeys/accessibility.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

/** How much there is of the map's picture, as a browser has it, at a place of it: 0 to 255. */
function opacityAt(page: Page, x: number, y: number): Promise<number> {
  return page.getByRole('img', { name: /^Map of/ }).evaluate(
    async (image, at) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('There is no picture.');
      await image.decode();
      const canvas = new OffscreenCanvas(100, 100);
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0, 100, 100);
      return pen?.getImageData(at.x * 100, at.y * 100, 1, 1).data[3] ?? -1;
    },
    { x, y },
  );
}

test('a map is marked by the DM and seen by the players as far as the fog is lifted', nightly, async ({ browser, table }) => {
  const oda = await browserOf(browser, table, 'Oda');
  const mira = await browserOf(browser, table, 'Mira');
  const campaignId = await openCampaign(table, oda.person, [mira.person], 'dm');
  for (const { page } of [oda, mira]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('button', { name: 'Show Map' }).click();
    await expect(page.getByRole('application')).toBeVisible();
  }
  const board = oda.page.getByRole('application');

  await test.step('a pin is put by the keys alone', async () => {
    await oda.page.getByRole('button', { name: 'Put pin' }).press('Enter');
    await board.focus();
    await board.press('ArrowLeft');
    await board.press('Enter');
    await oda.page.getByRole('textbox', { name: 'Name' }).fill('Bell tower');
    await oda.page.getByRole('button', { name: 'Save pin' }).press('Enter');
    await expect(mira.page.getByRole('button', { name: 'Bell tower' })).toBeVisible();
  });

  await test.step('under fog it is gone for players, and a stroke of the brush shows it again', async () => {
    await oda.page.getByRole('checkbox', { name: 'Fog' }).check();
    await expect(mira.page.getByRole('button', { name: 'Bell tower' })).toBeHidden();
    await expect.poll(() => opacityAt(mira.page, 0.5, 0.5), { timeout: 20_000 }).toBe(0);
    expect(await opacityAt(oda.page, 0.5, 0.5)).toBe(255);
    await oda.page.getByRole('button', { name: 'Reveal' }).click();
    const box = await board.boundingBox();
    if (!box) throw new Error('The map has no place.');
    await oda.page.mouse.move(box.x + box.width * 0.35, box.y + box.height * 0.5);
    await oda.page.mouse.down();
    await oda.page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 6 });
    await oda.page.mouse.up();
    await expect(mira.page.getByRole('button', { name: 'Bell tower' })).toBeVisible();
    await expect.poll(() => opacityAt(mira.page, 0.5, 0.5), { timeout: 20_000 }).toBe(255);
    expect(await opacityAt(mira.page, 0.1, 0.1)).toBe(0);
    await oda.page.getByRole('button', { name: 'Undo the last stroke' }).click();
    await expect(mira.page.getByRole('button', { name: 'Bell tower' })).toBeHidden();
    await expect.poll(() => opacityAt(mira.page, 0.5, 0.5), { timeout: 20_000 }).toBe(0);
    expect(await problemsOf(oda.page, 'The map', themes[0])).toEqual([]);
  });
});
