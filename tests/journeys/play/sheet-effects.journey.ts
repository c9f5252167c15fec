import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test(
  'a wizard casts Mage Armor on the sheet, armor class rises, and falls when the effect is ended',
  nightly,
  async ({ browser, table }) => {
    const oda = await browserOf(browser, table, 'Oda');
    const { page, person } = await browserOf(browser, table, 'Mira');
    const campaignId = await openCampaign(table, oda.person, [person], 'dm');
    await table.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
    const made = { campaignId, id: randomUUID(), name: 'Ysolde', race: 'human', class: 'wizard' };
    const { character } = await person.call.characters.createQuick(made);
    if (!character.spells.some(({ spell, prepared }) => spell === 'mage-armor' && prepared)) {
      const spells = [...character.spells, { spell: 'mage-armor', prepared: true, from: 'other' }];
      await table.database.pool.query(
        `update document set data = jsonb_set(data, '{spells}', $2::jsonb) where key = $1 and kind = 'character'`,
        [character.id, JSON.stringify(spells)],
      );
    }
    const dexterity = Math.floor((character.stats.dexterity - 10) / 2);

    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('tab', { name: 'Character' }).click();
    const sheet = page.getByRole('article', { name: 'Sheet of Ysolde' });
    const armorClass = (value: number) => expect(sheet.getByRole('button', { name: `Armor Class ${value}` }).first()).toBeVisible();
    await armorClass(10 + dexterity);

    await sheet.getByRole('button', { name: 'Cast Mage Armor' }).click();
    const slot = page.getByRole('menuitem', { name: 'With a slot of level 1' });
    if (await slot.isVisible()) await slot.click();
    await armorClass(13 + dexterity);
    await expect(sheet.getByText('armor class 13 + DEX')).toBeVisible();
    expect(await problemsInBothThemes(page, 'the sheet', [1280])).toEqual([]);

    await sheet.getByRole('button', { name: 'End Mage Armor' }).click();
    await armorClass(10 + dexterity);
    await expect(sheet.getByText('armor class 13 + DEX')).toHaveCount(0);
    await oda.page.goto(`/campaign?id=${campaignId}`);
    await expect(oda.page.getByText('Ysolde casts Mage Armor. Mage Armor begins for Ysolde.')).toBeVisible();
    await oda.context.close();
  },
);
