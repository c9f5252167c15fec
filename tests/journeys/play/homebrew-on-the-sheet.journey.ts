import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { saltLance, tideBlood } from '#domain/homebrew/homebrew.fixture.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test(
  'a Dungeon Master gives a hero a spell and a feature of the table, and both are used and then gone',
  nightly,
  async ({ browser, table }) => {
    const oda = await browserOf(browser, table, 'Oda', { viewport: { width: 1280, height: 900 } });
    const mira = await browserOf(browser, table, 'Mira', { viewport: { width: 1280, height: 900 } });
    const campaignId = await openCampaign(table, oda.person, [mira.person], 'dm');
    await table.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
    const made = { campaignId, id: randomUUID(), name: 'Krag', race: 'human', class: 'fighter' };
    const { character } = await mira.person.call.characters.createQuick(made);
    for (const entry of [saltLance, tideBlood]) await oda.person.call.homebrew.save({ campaignId, entry, seen: null });

    for (const { page } of [oda, mira]) {
      await page.goto(`/campaign?id=${campaignId}`);
      await page.getByRole('tab', { name: 'Character' }).click();
    }
    const theirs = mira.page.getByRole('article', { name: 'Sheet of Krag' });
    await expect(theirs).toBeVisible();

    await test.step('the Dungeon Master gives both from the sheet', async () => {
      const { page } = oda;
      const given = page.getByRole('article', { name: 'Sheet of Krag' });
      await expect(given).toBeVisible();
      await given.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Give homebrew' }).click();
      const dialog = page.getByRole('dialog', { name: 'Homebrew of Krag' });
      await dialog.getByRole('button', { name: 'Give Salt Lance' }).click();
      await expect(dialog.getByRole('button', { name: 'Take back Salt Lance' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Give Tide Blood' }).click();
      await expect(dialog.getByRole('button', { name: 'Take back Tide Blood' })).toBeVisible();
      expect(await problemsInBothThemes(page, 'homebrew of a hero', [1280, 390])).toEqual([]);
    });

    await test.step('the player casts the spell and is told by its name', async () => {
      await theirs.getByRole('button', { name: 'Cast Salt Lance' }).click();
      await mira.page.getByRole('menuitem', { name: /^Without a slot/ }).click();
      await expect(oda.page.getByText(/Krag casts Salt Lance/).first()).toBeAttached();
    });

    await test.step('what is removed from the homebrew is gone from the sheet', async () => {
      await oda.person.call.homebrew.remove({ campaignId, entryId: saltLance.id });
      await expect(theirs.getByRole('button', { name: 'Cast Salt Lance' })).toHaveCount(0);
      expect((await mira.person.call.characters.get({ campaignId, characterId: character.id })).character.spells).toEqual([]);
    });
    await mira.context.close();
    await oda.context.close();
  },
);
