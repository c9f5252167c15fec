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

/** Whether two things on a page cover each other. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
