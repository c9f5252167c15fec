import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { browserOf, enterTemplate, say, test } from '#tests/support/table.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const Findings = z.array(z.string());
const widths = [1280, 768, 390];
const open = ['/', '/auth', '/auth?tab=signup', '/nowhere'];
const signedIn = [
  '/',
  '/campaign',
  '/campaign/new',
  '/campaign/join',
  '/campaign/tome',
  '/campaign/current-worlds',
  '/campaign/current-campaigns',
  '/world-select-for-campaign',
  '/world/new',
  '/world/join',
  '/world/library',
  '/world/tome',
  '/world/view/free-template-world',
  '/world/view/no-such-world',
  '/account/profile',
  '/account/characters',
  '/account/settings',
  '/learn',
  '/learn/basics',
  '/tools',
  '/tools/dice',
  '/marketplace',
];

async function findings(page: Page): Promise<string[]> {
  return Findings.parse(
    await page.evaluate(`${axe}; axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 160))))`),
  );
}

async function settle(page: Page) {
  await page.locator('main, [role="main"]').first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`no screen has an accessibility violation in the ${colorScheme} theme at any width`, async ({ browser, table }) => {
    test.setTimeout(300_000);
    const visitor = await browser.newContext({ baseURL: table.url, colorScheme, reducedMotion: 'reduce' });
    const member = await browserOf(browser, table, 'Bartholomew Quillfeather-Ashdown', { colorScheme, reducedMotion: 'reduce' });
    const problems: string[] = [];
    const look = async (page: Page, paths: string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await settle(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          for (const finding of await findings(page)) problems.push(`${path} at ${width}: ${finding}`);
        }
      }
    };
    await look(await visitor.newPage(), open);
    await look(member.page, signedIn);
    await enterTemplate(member.page);
    await say(member.page, 'I look at the bell');
    for (const width of widths) {
      await member.page.setViewportSize({ width, height: 900 });
      for (const finding of await findings(member.page)) problems.push(`the table at ${width}: ${finding}`);
    }
    expect([...new Set(problems)]).toEqual([]);
  });
}
