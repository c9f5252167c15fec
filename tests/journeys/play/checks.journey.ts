import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { problemsOfDetail } from '#tests/support/journeys/accessibility.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

/** Every die shows 14, or its highest face. */
const test = testAt({ dice: (sides) => Math.min(14, sides) });

const story = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const card = (page: Page, label: string) => story(page).getByRole('region', { name: `${label}, asked by Oda` });
const bring = ({ call }: Somebody, campaignId: string, name: string) =>
  call.characters.createQuick({ campaignId, id: randomUUID(), name, race: 'elf', class: 'fighter', outfit: 'none' });

test('a Dungeon Master asks for checks, players press once, and all results stand on one card', nightly, async ({ browser, table }) => {
  const oda = await browserOf(browser, table, 'Oda', { viewport: { width: 1280, height: 900 } });
  const mira = await browserOf(browser, table, 'Mira', { viewport: { width: 1280, height: 900 } });
  const tov = await browserOf(browser, table, 'Tov', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const campaignId = await openCampaign(table, oda.person, [mira.person, tov.person], 'dm');
  await bring(mira.person, campaignId, 'Ysolde');
  await bring(tov.person, campaignId, 'Brakka');
  for (const { page } of [oda, mira, tov]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await expect(story(page)).toBeVisible();
  }
  const ask = async (fill: () => Promise<unknown>) => {
    await oda.page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(oda.page.getByRole('dialog', { name: 'Ask for a check' }).getByRole('checkbox', { name: 'Brakka' })).toBeChecked();
    await fill();
    await oda.page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click();
    await expect(oda.page.getByRole('dialog')).toBeHidden();
  };

  await test.step('both are asked, each presses once, and the card fills on every screen', async () => {
    await ask(() => oda.page.getByRole('textbox', { name: 'DC' }).fill('13'));
    await expect(mira.page.getByText('Oda asks for a Perception check', { exact: true })).toBeVisible();
    await card(tov.page, 'Perception check').getByRole('button', { name: 'Roll Perception check for Brakka' }).click();
    await expect(card(mira.page, 'Perception check')).toContainText('Success');
    await card(mira.page, 'Perception check').getByRole('button', { name: 'Roll Perception check for Ysolde' }).click();
    for (const { page } of [oda, mira, tov]) await expect(card(page, 'Perception check').getByText('Success')).toHaveCount(2);
    expect(await problemsOfDetail(mira.page, 'a check with its results', [1280])).toEqual([]);
  });

  await test.step('a secret one is pressed blindly, and its result is the Dungeon Master’s', async () => {
    await ask(async () => {
      await oda.page.getByRole('combobox', { name: 'Check' }).selectOption('Insight');
      await oda.page.getByRole('checkbox', { name: 'Brakka' }).uncheck();
      await oda.page.getByRole('combobox', { name: 'Who sees the results' }).selectOption('Secret: players roll, only I see the results');
    });
    await card(mira.page, 'Insight check').getByRole('button', { name: /^Roll/ }).click();
    await expect(card(mira.page, 'Insight check')).toContainText('Rolled');
    await expect(card(oda.page, 'Insight check')).toContainText('14');
    await expect(card(mira.page, 'Insight check')).not.toContainText('14');
    await mira.page.reload();
    await expect(card(mira.page, 'Insight check')).toContainText('Rolled');
    await oda.page.reload();
    await expect(card(oda.page, 'Insight check')).toContainText('14');
    await expect(story(tov.page)).not.toContainText('Insight');
  });

  await test.step('an attack of the sheet goes on to damage, which the Dungeon Master applies and takes back', async () => {
    const { characters } = mira.person.call;
    const hero = (await characters.list({ campaignId })).find(({ isMine }) => isMine);
    const characterId = hero?.id ?? '';
    await characters.roll({ campaignId, characterId, id: randomUUID(), what: { kind: 'attack', itemId: null } });
    await story(mira.page).getByRole('button', { name: 'Damage', exact: true }).click();
    await story(oda.page).getByRole('button', { name: 'Apply' }).click();
    const dialog = oda.page.getByRole('dialog', { name: 'Apply damage' });
    await dialog.getByRole('checkbox', { name: 'Brakka' }).check();
    await dialog.getByRole('textbox', { name: 'Hit points' }).fill('3');
    await dialog.getByRole('textbox', { name: 'Hit points' }).press('Enter');
    const undo = story(oda.page).getByRole('button', { name: 'Undo: 3 bludgeoning damage to Brakka' });
    await expect(undo).toBeVisible();
    const left = async () => (await characters.list({ campaignId })).find(({ name }) => name === 'Brakka')?.hitPoints;
    const hurt = await left();
    expect(hurt?.left).toBe((hurt?.maximum ?? 0) - 3);
    await undo.click();
    await expect.poll(async () => (await left())?.left).toBe(hurt?.maximum);
  });
  for (const { context } of [oda, mira, tov]) await context.close();
});
