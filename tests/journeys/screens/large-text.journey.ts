import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { carrying } from '#domain/character/character.fixture.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

/** Fails where something reaches beyond the page, the tab or the dialog that it stands in. */
async function expectWithin(page: Page, what: string) {
  const sideways = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main, [role=tabpanel], [role=menu], dialog[open]')]
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map((each) => `${each.tagName} ${each.scrollWidth} of ${each.clientWidth}`),
    );
  await expect.poll(sideways, { message: what }).toEqual([]);
}

async function enlarge(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

test(
  'on a phone with text of twice the size, nothing of the builders and of a table is cut off at the side',
  nightly,
  async ({ browser, table }) => {
    test.setTimeout(120_000);
    const { page, person } = await browserOf(browser, table, 'Oda', { viewport: { width: 390, height: 844 } });
    await letLead(table, person);
    const campaignId = await openCampaign(table, person, [], 'dm');
    const kara = await bringHero(table, campaignId, person, 'Kara Stormwind of the Weir', {
      class: 'wizard',
      level: 5,
      inventory: carrying(['quarterstaff', 'mainHand']),
    });
    await person.call.combat.open({ campaignId, heroes: [kara] });

    await test.step('the map builder, its tools and its dialogs', async () => {
      await page.goto('/tools/maps');
      await enlarge(page);
      await expectWithin(page, 'no map yet');
      await page.getByRole('button', { name: 'From a seed' }).click();
      await expectWithin(page, 'a map from a seed');
      await page.getByRole('button', { name: 'Make the map' }).click();
      await expect(page.getByRole('toolbar', { name: 'Drawing tools' })).toBeVisible();
      for (const tool of ['Ground', 'Light', 'Drawing', 'Text']) {
        await page.getByRole('button', { name: tool, exact: true }).click();
        await expectWithin(page, `the tool ${tool}`);
      }
      for (const item of ['Picture as ground', 'Put into a campaign', 'Save to a file']) {
        await page.getByRole('button', { name: /^More about/ }).click();
        await page.getByRole('menuitem', { name: item }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWithin(page, item);
        await page.keyboard.press('Escape');
      }
    });

    await test.step('the encounter builder', async () => {
      await page.goto('/tools/encounters?foes=wolf_3.ogre_2');
      await enlarge(page);
      await expect(page.getByRole('button', { name: 'One Wolf fewer' })).toBeVisible();
      await expectWithin(page, 'an encounter');
      await page.getByRole('button', { name: /^Wolf/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWithin(page, 'a stat block');
    });

    await test.step('the tabs of a table, and what its menu opens', async () => {
      await page.goto(`/campaign?id=${campaignId}`);
      await expect(page.getByRole('tab', { name: 'Combat' })).toBeVisible();
      await enlarge(page);
      for (const name of ['World', 'Combat', 'Character', 'Items', 'Chat']) {
        await page.getByRole('tab', { name, exact: true }).first().click();
        await expect(page.getByRole('tab', { name, exact: true }).first()).toHaveAttribute('aria-selected', 'true');
        await expectWithin(page, `the tab ${name}`);
      }
      for (const item of ['Turn', 'People', 'Lines & veils', 'Check the dice', 'Homebrew', 'Settings']) {
        await page.getByRole('button', { name: 'Table', exact: true }).click();
        await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click();
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
        await expectWithin(page, item);
        await page.keyboard.press('Escape');
      }
    });
  },
);

test(
  'on a phone with text of twice the size, nothing of the tools, the guides, the marketplace and the settings is cut off at the side',
  nightly,
  async ({ browser, table }) => {
    test.setTimeout(120_000);
    const { page } = await browserOf(browser, table, 'Oda of the Long Reeds', { viewport: { width: 390, height: 844 } });
    const screens = ['/tools', '/tools/dice', '/tools/generators', '/tools/character', '/learn', '/learn/dice', '/learn/videos'];
    const others = [
      '/marketplace',
      '/marketplace/listing/3c1f6a02-8f5e-4b58-9d0e-6a1b7c2d3e05',
      '/marketplace/purchases',
      '/marketplace/publish',
      '/account/profile',
      '/account/characters',
    ];
    for (const address of [...screens, ...others, '/account/settings']) {
      await test.step(address, async () => {
        await page.goto(address);
        await enlarge(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectWithin(page, address);
      });
    }
    await test.step('what opens over the settings', async () => {
      for (const name of ['New token', 'Set up', 'Delete my account']) {
        await page.goto('/account/settings');
        await enlarge(page);
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expectWithin(page, name);
      }
    });
  },
);
