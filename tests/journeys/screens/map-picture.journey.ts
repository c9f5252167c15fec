import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

/** A picture of one colour, as a file. */
async function redPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    const brush = canvas.getContext('2d');
    if (brush) brush.fillStyle = 'rgb(220 20 20)';
    brush?.fillRect(0, 0, 300, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

/** How red the board is beside the lines of its grid: the share of its dots, in percent. */
const redShare = (page: Page) =>
  page
    .locator('[role="application"] canvas')
    .first()
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0;
      const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
      let red = 0;
      for (let at = 0; at < dots.length; at += 4) if ((dots[at] ?? 0) > 150 && (dots[at + 1] ?? 255) < 80) red += 1;
      return Math.round((red * 400) / dots.length);
    });

test(
  'a visitor lays a picture under a map, finds it and their undo after a reload, and opens it from a file',
  nightly,
  async ({ browser, table }) => {
    const context = await browser.newContext({ baseURL: table.url });
    const page = await context.newPage();
    await page.goto('/tools/maps');
    await page.getByRole('button', { name: 'From a picture' }).click();
    await page.locator('input[type=file]').setInputFiles({ name: 'Red ford.png', mimeType: 'image/png', buffer: await redPicture(page) });
    await expect(page.getByText('The map has 30 by 20 cells.')).toBeVisible();
    expect(await problemsInBothThemes(page, 'New map from a picture')).toEqual([]);
    await page.getByRole('button', { name: 'Make the map' }).click();
    await expect.poll(() => redShare(page)).toBeGreaterThan(20);

    await page.getByRole('button', { name: 'Scene' }).click();
    await page.getByRole('combobox', { name: 'Light' }).selectOption('Darkness');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await page.reload();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Scene' }).click();
    await expect(page.getByRole('combobox', { name: 'Light' })).toHaveValue('bright');
    await page.keyboard.press('Escape');
    await expect.poll(() => redShare(page)).toBeGreaterThan(20);

    await page.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Save to a file' }).click();
    await page.getByRole('radio', { name: 'Universal VTT' }).check({ force: true });
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save', exact: true }).click()]);
    await page.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Open a file' }).click();
    await page.locator('input[type=file]').setInputFiles(await saved.path());
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(() => redShare(page)).toBeGreaterThan(20);
    await context.close();
  },
);

const green = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#0a0"/></svg>';

test(
  'a visitor saves a region as PNG and as SVG, opens both as the map again, and makes a map of a foreign SVG',
  nightly,
  async ({ browser, table }) => {
    const context = await browser.newContext({ baseURL: table.url });
    const page = await context.newPage();
    const stored = () => page.evaluate(() => Object.entries(localStorage).flatMap(([, text]) => (text.includes('"grid"') ? [text] : [])));
    await page.goto('/tools/maps');
    await page.getByRole('button', { name: 'From a seed' }).click();
    await page.getByRole('radio', { name: 'Region' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Seed' }).fill('ember');
    expect(await problemsInBothThemes(page, 'A region from a seed')).toEqual([]);
    await page.getByRole('button', { name: 'Make the map' }).click();
    await expect.poll(async () => (await stored()).length).toBe(1);
    for (const format of ['PNG', 'SVG']) {
      await page.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('menuitem', { name: 'Save to a file' }).click();
      await page.getByRole('radio', { name: format }).check({ force: true });
      await page.getByRole('checkbox', { name: 'DM’s layer' }).check();
      const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save', exact: true }).click()]);
      await page.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('menuitem', { name: 'Open a file' }).click();
      await page.locator('input[type=file]').setInputFiles({
        name: saved.suggestedFilename(),
        mimeType: format === 'PNG' ? 'image/png' : 'image/svg+xml',
        buffer: await readFile(await saved.path()),
      });
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect.poll(async () => (await stored()).length).toBe(format === 'PNG' ? 2 : 3);
    }
    const grounds = await stored();
    expect(grounds).toHaveLength(3);
    expect(new Set(grounds).size).toBe(1);

    await page.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Open a file' }).click();
    const choose = (text: string) =>
      page.locator('input[type=file]').setInputFiles({ name: 'Meadow.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
    await choose(green.replace('<rect', '<script>document.title = "run"</script><rect'));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByText(/This SVG holds a script/)).toBeVisible();
    await choose(green);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByText('The map has 30 by 20 cells.')).toBeVisible();
    await page.getByRole('button', { name: 'Make the map' }).click();
    await expect(page.getByRole('application', { name: /^Battle map Meadow/ })).toBeVisible();
    await context.close();
  },
);
