import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { tier } from '#tests/support/tier.ts';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const Findings = z.array(z.string());
/** Pixels: a desk, a tablet, a phone. */
export const everyWidth: readonly number[] = [1280, 768, 390];
/**
 * In the light theme only the colours are others: only what depends on them is looked at again. In the usual run each screen is
 * looked at once, at a desk in the dark theme. There `web/styles/contrast.test.ts` holds the colours of the light one, all of
 * which the pages take from the tokens.
 */
export const themes = [
  {
    colorScheme: 'dark',
    widths: tier.isNightly ? everyWidth : [1280],
    run: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  },
  {
    colorScheme: 'light',
    widths: tier.isNightly ? everyWidth : [],
    run: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
] as const;
type Theme = (typeof themes)[number];
type Look = Pick<Theme, 'run'> & { widths: readonly number[] };
/** Pixels; as narrow as a page must still hold without being pushed sideways. */
const NARROWEST = 320;

/** A page keeps axe until it is loaded anew. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe);
}

/** Waits until what moves stands where it goes: what fades in has no colour of its own yet. */
async function stillness(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
}

async function findings(page: Page, { run }: Pick<Theme, 'run'>): Promise<string[]> {
  await stillness(page);
  return Findings.parse(
    await page.evaluate(`axe.run(document, { runOnly: ${JSON.stringify(run)}, resultTypes: ['violations'] })
      .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html.slice(0, 160))))`),
  );
}

/** Waits until a screen shows what it is about. */
export async function waitUntilLoaded(page: Page) {
  await page.locator('main h1, [role="main"] h1').first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Whether the screen is drawn that the address names. */
const hasArrived = () => document.documentElement.dataset['shows'] === location.pathname + location.search + location.hash;

/**
 * Opens a screen and waits until it shows what it is about. In the usual run a page that is open already goes on to it, as by a
 * link: loading the whole product anew costs half of such a visit. The nightly run loads each screen.
 */
export async function openScreen(page: Page, path: string): Promise<void> {
  if (tier.isNightly || page.url() === 'about:blank') await page.goto(path);
  else {
    await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);
    await page.waitForFunction(hasArrived);
  }
  await waitUntilLoaded(page);
}

/** How many pixels a page is wider than its window, and the innermost elements that stick out of it. */
function sideways(page: Page): Promise<{ beyond: number; who: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOut = (element: Element) => element.getClientRects().length > 0 && element.getBoundingClientRect().right > clientWidth + 0.5;
    const out = [...document.body.querySelectorAll('*')].filter((element) => isOut(element) && ![...element.children].some(isOut));
    const who = out.map(
      (element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent.slice(0, 60)}`,
    );
    return { beyond: scrollWidth - clientWidth, who: who.slice(0, 8) };
  });
}

/** What is wrong with a page as it stands, at every width. */
export async function problemsOf(page: Page, what: string, theme: Look): Promise<string[]> {
  await bringAxe(page);
  const problems = await findingsAtEveryWidth(page, what, theme);
  await page.setViewportSize({ width: NARROWEST, height: 900 });
  // What follows the width by script has a moment to draw itself anew.
  await expect
    .poll(async () => (await sideways(page)).beyond, { timeout: 8000 })
    .toBe(0)
    .catch(() => null);
  const { beyond, who } = await sideways(page);
  if (beyond > 0) problems.push(`${what} is ${beyond} pixels too wide at ${NARROWEST}: ${who.join('; ')}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  return problems;
}

/**
 * What is wrong with a page that was opened in the dark theme, in that one and, in the nightly run, then in the light one: to look
 * again costs less than to come again. Without widths, at those that the run looks at.
 */
export async function problemsInBothThemes(page: Page, what: string, widths?: readonly number[]): Promise<string[]> {
  const [dark, light] = themes;
  const problems = await problemsOf(page, what, { ...dark, widths: widths ?? dark.widths });
  if (tier.isNightly) problems.push(...(await problemsByDay(page, what, widths ?? light.widths)));
  return problems;
}

/**
 * What is wrong with something that opens over a screen, or with a screen in another state, in the nightly run; the usual one looks
 * at each screen once, as it stands.
 */
export async function problemsOfDetail(page: Page, what: string, widths?: readonly number[]): Promise<string[]> {
  return tier.isNightly ? problemsInBothThemes(page, what, widths) : [];
}

/** What is wrong with the colours of a page in the light theme; it was opened in the dark one, and stays there. */
export async function problemsByDay(page: Page, what: string, widths: readonly number[]): Promise<string[]> {
  const [dark, light] = themes;
  await bringAxe(page);
  await page.emulateMedia({ colorScheme: light.colorScheme });
  // What is skipped while it is out of sight keeps the colours it was drawn in until it comes into sight.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[class*="content-visibility"]'))
      element.style.contentVisibility = 'visible';
  });
  const problems = await findingsAtEveryWidth(page, `${what}, light,`, { ...light, widths });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: dark.colorScheme });
  return problems;
}

async function findingsAtEveryWidth(page: Page, what: string, look: Look): Promise<string[]> {
  const problems: string[] = [];
  for (const width of look.widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const finding of await findings(page, look)) problems.push(`${what} at ${width}: ${finding}`);
  }
  return problems;
}
