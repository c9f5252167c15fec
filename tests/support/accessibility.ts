import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { z } from 'zod';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const Findings = z.array(z.string());
/** In the light theme only the colours are others: only what depends on them is looked at again. */
export const themes = [
  {
    colorScheme: 'dark',
    widths: [1280, 768, 390],
    run: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  },
  { colorScheme: 'light', widths: [1280, 768, 390], run: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
] as const;
export type Theme = (typeof themes)[number];
/** Pixels; as narrow as a page must still hold without being pushed sideways. */
const NARROWEST = 320;

async function findings(page: Page, { run }: Pick<Theme, 'run'>): Promise<string[]> {
  return Findings.parse(
    await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(run)}, resultTypes: ['violations'] })
      .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 160))))`),
  );
}

/** Waits until a screen shows what it is about. */
export async function settle(page: Page) {
  await page.locator('main h1, [role="main"] h1').first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What is wrong with a page as it stands, at every width. */
export async function problemsOf(page: Page, what: string, theme: Pick<Theme, 'run'> & { widths: readonly number[] }): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(axe);
  for (const width of theme.widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const finding of await findings(page, theme)) problems.push(`${what} at ${width}: ${finding}`);
  }
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  const beyondNow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // What follows the width by script has a moment to draw itself anew.
  await expect
    .poll(beyondNow, { timeout: 8000 })
    .toBe(0)
    .catch(() => null);
  const beyond = await beyondNow();
  if (beyond > 0) problems.push(`${what} is ${beyond} pixels too wide at ${NARROWEST}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  return problems;
}
