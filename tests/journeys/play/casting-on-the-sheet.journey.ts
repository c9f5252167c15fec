import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

/** Every die shows 14, or its highest face. */
const test = testAt({ dice: (sides) => Math.min(14, sides) });
const story = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });
const card = (page: Page, label: string) => story(page).getByRole('figure', { name: `Ysolde, ${label}` });

test('spells cast on the sheet roll outside a fight, and their cards go on to damage and healing', nightly, async ({ browser, table }) => {
  const oda = await browserOf(browser, table, 'Oda', { viewport: { width: 1280, height: 900 } });
  const mira = await browserOf(browser, table, 'Mira', { viewport: { width: 1280, height: 900 } });
  const campaignId = await openCampaign(table, oda.person, [mira.person], 'dm');
  await table.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
  const form = { campaignId, id: randomUUID(), name: 'Ysolde', race: 'tiefling', class: 'cleric' };
  const { id } = (await mira.person.call.characters.createQuick(form)).character;
  await table.database.pool.query(
    `update document set data = jsonb_set(data, '{spells}', $2::jsonb) where key = $1 and kind = 'character'`,
    [
      id,
      JSON.stringify(
        ['fire-bolt', 'burning-hands', 'cure-wounds'].map((spell) => ({ spell, prepared: true, from: 'class', class: 'cleric' })),
      ),
    ],
  );
  for (const { page } of [oda, mira]) await page.goto(`/campaign?id=${campaignId}`);
  await mira.page.getByRole('tab', { name: 'Character' }).click();
  const last = mira.page.getByRole('region', { name: 'Last roll' });
  const cast = (name: string) => mira.page.getByRole('button', { name: new RegExp(`^Cast\\s*${name}$`) }).click();

  await test.step('Fire Bolt attacks, and its damage is one press away on every screen', async () => {
    await cast('Fire Bolt');
    await expect(last).toContainText('Fire Bolt attack');
    await expect(story(oda.page)).toContainText('Ysolde casts Fire Bolt.');
    await expect(card(oda.page, 'Fire Bolt attack')).toBeVisible();
    await last.getByRole('button', { name: 'Damage', exact: true }).click();
    await expect(card(oda.page, 'Fire Bolt damage (fire)')).toContainText('10');
  });

  await test.step('Burning Hands says its save, and the Dungeon Master applies half of it by its type', async () => {
    await cast('Burning Hands');
    await expect(card(mira.page, 'Burning Hands damage (fire)')).toContainText('Dexterity save DC 13, half damage on a success');
    await expect(card(oda.page, 'Burning Hands damage (fire)')).toContainText('18');
    await story(oda.page).getByRole('button', { name: 'Half' }).last().click();
    const dialog = oda.page.getByRole('dialog', { name: 'Apply half of the damage' });
    await expect(dialog).toContainText('Fire damage: resistance and the like count by themselves.');
    await dialog.getByRole('checkbox', { name: 'Ysolde' }).check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(story(oda.page).getByRole('button', { name: 'Undo: 9 fire damage to Ysolde' })).toBeVisible();
  });

  await test.step('Cure Wounds that names nobody heals by one press on its card', async () => {
    const { act } = mira.person.call.characters;
    const nobody = { kind: 'cast' as const, spell: 'cure-wounds', with: { kind: 'slot' as const, level: 1 }, targets: [] };
    await act({ campaignId, characterId: id, id: randomUUID(), act: nobody });
    await story(mira.page).getByRole('button', { name: 'Heal Ysolde' }).click();
    await expect(story(mira.page).getByRole('button', { name: /^Undo: \d+ healing to Ysolde$/ })).toBeVisible();
    const { character } = await mira.person.call.characters.get({ campaignId, characterId: id });
    expect(character.damage).toBe(0);
  });
  for (const { context } of [oda, mira]) await context.close();
});
