import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { smallPicture } from '#tests/support/journeys/small-picture.ts';
import { browserOf, pressTarget, say, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// The product's own pages: the pictures show what people get.
const test = testAt({ warnings: false, dice: (sides) => Math.ceil(sides * 0.7) });

/** Where the pictures of the guides lie; written there only when somebody asks for it: HEARTHLORE_PICTURES=write. */
const guides = fileURLToPath(new URL('../../../content/guides/pictures/', import.meta.url));
const themes = ['light', 'dark'] as const;
const sizes: Record<string, { width: number; height: number }> = {};

/** Takes one thing in both themes, as small pictures; fails where one is too large or shows nothing. */
async function take(page: Page, name: string, what: Page | Locator, folder: string): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.mouse.move(0, 0);
    const shot = await what.screenshot({ animations: 'disabled' });
    const { channels } = await sharp(shot).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), `${name} shows something`).toBeGreaterThan(5);
    const bytes = await smallPicture(shot, sizes[name]?.width);
    const { width, height } = await sharp(bytes).metadata();
    sizes[name] = { width, height };
    await writeFile(join(folder, `${name}-${theme}.webp`), bytes);
  }
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

test('the pictures of the guides are taken of the product as it is', nightly, async ({ browser, table }, { outputDir }) => {
  test.setTimeout(300_000);
  const folder = process.env['HEARTHLORE_PICTURES'] === 'write' ? guides : outputDir;
  await mkdir(folder, { recursive: true });
  const desk = { viewport: { width: 1180, height: 740 } };
  const wren = await browserOf(browser, table, 'Wren', desk);
  const mira = await browserOf(browser, table, 'Mira', desk);
  const tov = await browserOf(browser, table, 'Tov', desk);
  for (const { page } of [wren, mira, tov]) page.setDefaultTimeout(30_000);
  const campaignId = await openCampaign(table, wren.person, [mira.person, tov.person], 'ai');
  const address = `/campaign?id=${campaignId}`;
  const aside = (page: Page) => page.getByRole('complementary', { name: 'Beside the story' });

  await test.step('the ways to make a hero', async () => {
    await tov.page.goto(address);
    await tab(tov.page, 'Character');
    await expect(tov.page.getByRole('button', { name: 'Pick a ready hero' })).toBeVisible();
    await take(tov.page, 'creation', aside(tov.page), folder);
  });

  await bringHero(table, campaignId, mira.person, 'Kara');
  await bringHero(table, campaignId, tov.person, 'Brottor');

  await test.step('a turn that is collected', async () => {
    for (const { page } of [wren, mira, tov]) await page.goto(address);
    for (const { page } of [mira, tov]) await page.getByRole('button', { name: 'Raise Hand', exact: true }).click();
    await say(mira.page, 'I hold the lantern low and look for footprints.');
    await say(tov.page, 'I ask the ferrywoman who was here last night.');
    await tab(wren.page, 'Turn');
    await take(mira.page, 'turn', mira.page, folder);
    for (const { page } of [mira, tov]) await page.getByRole('button', { name: 'Lower Hand', exact: true }).click();
    await expect(mira.page.getByRole('article', { name: 'The narrator', exact: true }).first()).toBeVisible({ timeout: 30_000 });
  });

  await test.step('the story, and talk beside it', async () => {
    const story = mira.page.getByRole('log', { name: 'Campaign Chat' });
    await expect(story.getByRole('group', { name: 'What you could do' })).toBeVisible({ timeout: 30_000 });
    await expect(story.getByRole('button', { name: 'Pause the text' })).toHaveCount(0);
    await take(mira.page, 'story', story, folder);
    for (const { page } of [mira, tov]) await page.getByRole('button', { name: 'Out of character' }).click();
    await say(mira.page, 'I am lost. Who was the reeve again?');
    await say(tov.page, 'The one with the silver chain. Is it fine with you if Brottor shouts at Kara?');
    await say(mira.page, 'Yes, please! She drops the lantern.');
    await take(mira.page, 'talk', story, folder);
    for (const { page } of [mira, tov]) await page.getByRole('button', { name: 'Out of character' }).click();
  });

  await test.step('guidance for the narrator', async () => {
    const guidance = wren.page.getByRole('region', { name: 'Guidance for the narrator' });
    await guidance.getByRole('textbox', { name: 'For the next reply' }).fill('The ferrywoman should leave now.');
    await guidance.getByRole('textbox', { name: 'For every reply' }).fill('Speak with irony, and never explain a joke.');
    await wren.page.getByRole('textbox', { name: 'For every reply' }).blur();
    await take(wren.page, 'guidance', guidance, folder);
  });

  await test.step('the spells of a sheet', async () => {
    const liv = await browserOf(browser, table, 'Liv', desk);
    const otherId = await openCampaign(table, wren.person, [liv.person], 'dm');
    const form = { campaignId: otherId, id: randomUUID(), name: 'Ysolde', race: 'elf', class: 'wizard', outfit: 'ready' } as const;
    await liv.person.call.characters.createQuick(form);
    await liv.page.goto(`/campaign?id=${otherId}`);
    await tab(liv.page, 'Character');
    const spells = liv.page.getByRole('button', { name: /^Cast\s/ }).first();
    await spells.evaluate((button) => button.closest('section')?.scrollIntoView({ block: 'start' }));
    await take(liv.page, 'spells', aside(liv.page), folder);
    await liv.context.close();
  });

  await test.step('a sheet', async () => {
    await tab(mira.page, 'Character');
    await expect(mira.page.getByRole('article', { name: 'Sheet of Kara' })).toBeVisible();
    await take(mira.page, 'sheet', aside(mira.page), folder);
  });

  await test.step('lines and veils', async () => {
    await mira.page.getByRole('button', { name: 'Table', exact: true }).click();
    await mira.page.getByRole('menuitem', { name: /^Lines & veils/ }).click();
    const dialog = mira.page.getByRole('dialog');
    for (const topic of ['Spiders', 'Harm to animals']) {
      await dialog.getByRole('textbox', { name: 'In a few words' }).fill(topic);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(dialog.getByText(topic, { exact: true })).toBeVisible();
    }
    await take(mira.page, 'safety', dialog, folder);
    await mira.page.keyboard.press('Escape');
  });

  await test.step('a fight, as a player and as the Dungeon Master see it', async () => {
    await tab(wren.page, 'Combat');
    await wren.page.getByRole('button', { name: 'Prepare the fight' }).click();
    await wren.page.getByRole('searchbox', { name: 'Find a creature' }).fill('ogre');
    await wren.page.getByText('Ogre', { exact: true }).click();
    await wren.page.getByRole('button', { name: 'Add Ogre' }).click();
    await wren.page.getByRole('button', { name: 'Roll initiative' }).click();
    await tab(mira.page, 'Combat');
    const acting = async () =>
      (
        await wren.page
          .getByRole('region', { name: 'The turn' })
          .getByRole('heading', { name: /’s turn$/ })
          .innerText()
      ).replace(/’s turn$/, '');
    for (let turns = 0; (await acting()) !== 'Kara' && turns < 3; turns += 1) {
      const before = await acting();
      await wren.page.getByRole('button', { name: 'Next turn' }).click();
      await expect(wren.page.getByRole('heading', { name: `${before}’s turn` })).toHaveCount(0);
    }
    const own = mira.page.getByRole('region', { name: 'Your turn' });
    await pressTarget(own, 'Ogre');
    await own
      .getByRole('group', { name: /^Attacks of/ })
      .getByRole('button')
      .first()
      .click();
    await expect(own.getByText(/1 of 1 attack made/)).toBeVisible();
    await take(mira.page, 'fight', aside(mira.page), folder);
    await own.getByRole('button', { name: 'End turn' }).click();
    await take(wren.page, 'dungeon-master', wren.page, folder);
  });

  await test.step('the lore of a world as a graph', async () => {
    await wren.page.goto(`/world/view/${FREE_TEMPLATE_WORLD}`);
    await wren.page.getByText('Graph', { exact: true }).first().click();
    await expect(wren.page.getByRole('heading', { level: 1 })).toBeVisible();
    await wren.page.waitForTimeout(1500);
    await take(wren.page, 'world', wren.page, folder);
  });

  if (folder === guides) await writeFile(join(guides, 'pictures.json'), `${JSON.stringify(sizes, null, 2)}\n`);
});
