import { expect } from '@playwright/test';
import { problemsOf, themes } from '#tests/support/journeys/accessibility.ts';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test('a fighter takes a level of wizard, casts, and is reborn', nightly, async ({ browser, table }) => {
  test.setTimeout(120_000);
  const { person: oda } = await browserOf(browser, table, 'Oda');
  const { page, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  await table.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
  const stats = { strength: 16, dexterity: 12, constitution: 14, intelligence: 14, wisdom: 10, charisma: 8 };
  const kara = await bringHero(table, campaignId, mira, 'Kara', { level: 3, hitPointGains: [6, 6], stats });
  await page.goto(`/campaign?id=${campaignId}`);
  await page.getByRole('tab', { name: 'Character', exact: true }).click();
  const sheet = page.getByRole('tabpanel', { name: 'Character' });

  await test.step('the level goes on in the class one has, and asks for another where that is wanted', async () => {
    await sheet.getByRole('button', { name: 'Level Up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Level 4' });
    await expect(dialog.getByText('Fighter 4')).toBeVisible();
    await dialog.getByRole('button', { name: 'Take this level in another class' }).click();
    await expect(dialog.getByRole('radio', { name: 'Fighter 4' })).toBeChecked();
    await expect(dialog.getByRole('region', { name: 'Classes that are not open' })).toContainText(
      'the bard needs charisma, and Kara has 8.',
    );
    expect(await problemsOf(page, 'The class of a level', { ...themes[0], widths: [390] })).toEqual([]);
    if (!(await dialog.isVisible())) {
      await sheet.getByRole('button', { name: 'Level Up' }).click();
      await dialog.getByRole('button', { name: 'Take this level in another class' }).click();
    }
    await dialog.getByRole('radio', { name: 'Wizard 1' }).check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Next' }).click();
    for (const spell of ['Fire Bolt', 'Magic Missile', 'Shield']) await dialog.getByRole('checkbox', { name: spell, exact: true }).check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('Kara will be a level 1 wizard, level 4 in all.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Level Up' }).click();
    await expect(dialog).toBeHidden();
    await expect(sheet.getByText('Human, Fighter 3 / Wizard 1').first()).toBeVisible();
  });

  await test.step('what was written into the book is prepared and cast with a slot', async () => {
    await sheet.getByRole('button', { name: '2 unprepared spells' }).click();
    await sheet.getByRole('button', { name: 'Prepare Magic Missile' }).click();
    await sheet.getByRole('button', { name: 'Cast Magic Missile' }).click();
    await expect.poll(async () => (await sheetOf(table, campaignId, kara)).slotsSpent[0]).toBe(1);
    await expect(sheet.getByRole('list', { name: 'Spell slots' })).toContainText('1 of 2');
  });

  await test.step('a body that Reincarnate has made is that of another species', async () => {
    const dialog = page.getByRole('dialog', { name: 'Reborn in a new body' });
    const open = async () => {
      await sheet.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Reborn in a new body' }).click();
      await dialog.getByRole('combobox', { name: 'Species' }).selectOption('tiefling');
      await expect(dialog.getByText('Fiendish Legacy')).toBeVisible();
    };
    await open();
    expect(await problemsOf(page, 'A new body', { ...themes[0], widths: [390] })).toEqual([]);
    // The layout of a phone has taken the dialog along.
    if (!(await dialog.isVisible())) await open();
    await dialog.getByRole('radio', { name: 'Infernal' }).check();
    await dialog.getByRole('button', { name: 'Reborn as a tiefling' }).click();
    await expect(dialog).toBeHidden();
    await expect(sheet.getByText('Tiefling, Fighter 3 / Wizard 1').first()).toBeVisible();
    await expect.poll(async () => (await sheetOf(table, campaignId, kara)).species).toBe('tiefling');
  });
});
