import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Where a popup and its button stand once it has come to rest. */
export async function placesOf(popup: Locator, button: Locator) {
  await expect(popup).toHaveCSS('opacity', '1');
  const [at, from] = [await popup.boundingBox(), await button.boundingBox()];
  if (at === null || from === null) throw new Error('The popup or its button does not show.');
  return { at, from };
}

/** The popup stands within the window, and beside its button instead of over it. */
export async function expectInWindow(page: Page, popup: Locator, button: Locator) {
  await expect(async () => {
    const { at, from } = await placesOf(popup, button);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect([at.x >= 0, at.y >= 0, at.x + at.width <= width, at.y + at.height <= height]).toEqual([true, true, true, true]);
    expect(at.y >= from.y + from.height || at.y + at.height <= from.y).toBe(true);
  }).toPass({ timeout: 10_000 });
}
