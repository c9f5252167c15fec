import type { Page } from '@playwright/test';

/** Presses Tab until something has the focus; answers how often. */
export async function tabsTo(page: Page, arrived: () => Promise<boolean>, most = 60): Promise<number> {
  for (let tabs = 1; tabs <= most; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await arrived()) return tabs;
  }
  throw new Error(`Not reached with ${most} Tabs.`);
}
