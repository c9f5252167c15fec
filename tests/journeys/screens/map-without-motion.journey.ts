import { expect } from '@playwright/test';
import { testAt } from '#tests/support/journeys/table.ts';

const test = testAt();

test('a map is drawn in all its colours for who wants nothing to move', async ({ browser, table }) => {
  const context = await browser.newContext({ baseURL: table.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/tools/maps');
  await page.getByRole('button', { name: 'From a seed' }).click();
  await page.getByRole('button', { name: 'Make the map' }).click();
  const colours = () =>
    page
      .locator('[role="application"] canvas')
      .first()
      .evaluate((canvas) => {
        if (!(canvas instanceof HTMLCanvasElement)) return 0;
        const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
        return new Set(new Uint32Array(dots.buffer)).size;
      });
  // Ground, walls, doors and light have hundreds of shades between them; read while they change, all colours are one.
  await expect.poll(colours).toBeGreaterThan(200);
  await context.close();
});
