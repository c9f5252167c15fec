import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** Opens a menu by its button. On a page that has only just come up a press may find a button that is about to be drawn anew: then it is made again. */
export async function openMenu(button: Locator): Promise<void> {
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 2000 });
  }).toPass();
}
