import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { fightOf, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { risen } from '#domain/character/character.fixture.ts';
import { rollDice } from '#domain/dice/dice.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { builtPages } from '#server/kernel/http/pages.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { chromiumLaunchOptions } from '#tests/support/journeys/chromium.ts';
import { compared } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';
import { percentile } from '#bench/figures/statistics.ts';
import { cookiesOf } from './cookies.ts';

const ROUNDS = 9;
const USES = 5000;
/** How much slower the browser's processor is made. */
const SLOWED = 4;
const OPENINGS = 15;

const dice = (sides: number) => randomInt(1, sides + 1);

/** Microseconds that one call takes, on average of many. */
function microseconds(run: () => unknown): number {
  const began = performance.now();
  for (let n = 0; n < USES; n += 1) run();
  return ((performance.now() - began) / USES) * 1000;
}

/** The median of both over rounds that they take in turn, so that a slow moment meets both. */
function inTurn(one: () => unknown, other: () => unknown): { one: number; other: number } {
  const rounds = Array.from({ length: ROUNDS }, () => [microseconds(one), microseconds(other)] as const);
  const median = (place: 0 | 1) =>
    percentile(
      rounds.map((each) => each[place]),
      0.5,
    );
  return { one: median(0), other: median(1) };
}

/** A cantrip that is cast in a fight of four, with all that counts, beside one d20 and a modifier as anybody rolls them: from the text to the card. */
async function measureActivity(): Promise<Figure> {
  const spell = findSpell('fire-bolt');
  const activities = (await loadSpellDetails(0)).get('Fire Bolt')?.activities ?? [];
  const [activity] = activities;
  if (!spell || !activity) throw new Error('There is no Fire Bolt.');
  const slotCasting = { dc: 13, toHit: 5, modifier: 3, level: 1, proficiency: 2, spells: [spell.id], slots: [] };
  const begun = fightOf('kara', 'goblin', 'troll', 'tomas');
  const combatants = begun.combatants.map((each) => (each.id === 'kara' ? { ...each, slotCasting } : { ...each, hitPoints: 500 }));
  const used = usedSpell(spell, activities, activity);
  const cast = step({ name: 'useActivity', actorId: 'kara', used, targetIds: ['goblin'], slot: 0, close: false });
  const use = () => takeCombatStep({ ...begun, combatants }, cast, dice);
  const roll = () => rollDice(dice, '1d20+5', 'Kara');
  inTurn(use, roll);
  const { one: ours, other: bare } = inTurn(use, roll);
  return compared({
    what: 'an activity used in a fight, 1d20+5 from text to card as bare',
    unit: 'µs',
    ours,
    bare,
    atMost: 20,
  });
}

/** Milliseconds from the press on the Character tab to the picture that has the sheet. */
async function openSheet(page: Page): Promise<number> {
  await page.getByRole('tab', { name: 'Turn' }).click();
  return page.evaluate(`new Promise((resolve) => {
    const tab = [...document.querySelectorAll('[role=tab]')].find((each) => each.textContent.includes('Character'));
    const began = performance.now();
    const look = () => document.querySelector('article[aria-label^="Sheet of"]')?.checkVisibility()
      ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
      : setTimeout(look);
    tab.click();
    look();
  })`);
}

/** The screen of a campaign whose player is a wizard of a level, on a slow machine; the sheet was open once. */
async function sheetAt(app: TestApp, browser: Browser, dm: Somebody, level: number): Promise<Page> {
  const mira = await signUp(app.url, `Mira ${level}`);
  const campaignId = await openCampaign(app, dm, [mira], 'dm');
  const { id: _id, userId: _userId, campaignId: _campaignId, name: _name, ...changes } = risen('wizard', level);
  await bringHero(app, campaignId, mira, 'Ysolde', changes);
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1280, height: 900 } });
  await context.addCookies(cookiesOf(mira, app.url));
  const page = await context.newPage();
  await page.goto(`/campaign?id=${campaignId}`);
  await page.getByRole('tab', { name: 'Character' }).click();
  await page.getByRole('article', { name: 'Sheet of Ysolde' }).waitFor();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

/** How long a sheet takes to open on a slow machine at level 20, beside level 1; its parts are loaded already. */
async function measureSheet(web: URL): Promise<Figure> {
  const app = await startApp({ pages: builtPages(fileURLToPath(web)) });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const oda = await signUp(app.url, 'Oda');
    const pages = await Promise.all([1, 20].map((level) => sheetAt(app, browser, oda, level)));
    const opened = pages.map((): number[] => []);
    for (let n = 0; n < OPENINGS; n += 1) {
      for (const [place, page] of pages.entries()) opened[place]?.push(await openSheet(page));
    }
    const [bare = 0, ours = 0] = opened.map((each) => percentile(each, 0.5));
    const what = `opening a sheet of level 20, of level 1 as bare, processor ${SLOWED} times slower`;
    return compared({ what, unit: 'ms', ours, bare, atMost: 1.5 });
  } finally {
    await browser.close();
    await app.end();
  }
}

/** What the rules cost: an activity in a fight, and a sheet that is opened. */
export async function measureRules(web = new URL('../dist/web/', import.meta.url)): Promise<Figure[]> {
  return [await measureActivity(), await measureSheet(web)];
}
