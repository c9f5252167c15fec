import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { problemsInBothThemes } from '#tests/support/journeys/accessibility.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

/** Every die shows 14, or its highest face. */
const test = testAt({ dice: (sides) => Math.min(14, sides) });

test('a druid takes the form of a wolf, bites, and comes back to their own', nightly, async ({ browser, table }) => {
  test.setTimeout(120_000);
  const oda = await browserOf(browser, table, 'Oda');
  const { page, person } = await browserOf(browser, table, 'Mira', { viewport: { width: 1280, height: 900 } });
  const campaignId = await openCampaign(table, oda.person, [person], 'dm');
  await table.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
  const made = { campaignId, id: randomUUID(), name: 'Wren', race: 'human', class: 'druid' };
  const { character } = await person.call.characters.createQuick(made);
  await table.database.pool.query(
    `update document set data = jsonb_set(data, '{classes,0,level}', '2') where key = $1 and kind = 'character'`,
    [character.id],
  );
  await page.goto(`/campaign?id=${campaignId}`);
  await page.getByRole('tab', { name: 'Character' }).click();
  const sheet = page.getByRole('article', { name: 'Sheet of Wren' });

  await sheet.getByRole('button', { name: /^Use\s*Wild Shape$/ }).click();
  await page.getByRole('menuitem', { name: /^Take a form/ }).click();
  const forms = page.getByRole('dialog');
  await expect(forms.getByText('Bite', { exact: false }).first()).toBeVisible();
  await forms.getByRole('searchbox', { name: 'Search forms' }).fill('wolf');
  await forms.getByRole('button', { name: /^Take\s*the form of a Wolf$/ }).click();

  await expect(sheet.getByText('Shape: Wolf')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Armor Class 12' }).first()).toBeVisible();
  await sheet.getByRole('button', { name: /^Roll Bite attack/ }).click();
  await expect(page.getByRole('region', { name: 'Last roll' })).toContainText('Bite attack');
  await expect(page.getByRole('log', { name: 'Campaign Chat' }).getByRole('figure', { name: 'Wren, Bite attack' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await problemsInBothThemes(page, 'a sheet in a form', [1280])).toEqual([]);

  await sheet.getByRole('button', { name: 'End Wild Shape' }).click();
  await expect(sheet.getByText('Shape: Wolf')).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: /^Roll Bite attack/ })).toHaveCount(0);
  await oda.context.close();
});
