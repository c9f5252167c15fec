import { expect } from '@playwright/test';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

const prepared = (spell: string) => ({ spell, prepared: true, from: 'class' }) as const;

test('a sorcerer quickens a spell once the action is taken, and the sheet knows what it cost', nightly, async ({ browser, table }) => {
  test.setTimeout(120_000);
  const { person: oda } = await browserOf(browser, table, 'Oda');
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const tov = await bringHero(table, campaignId, mira, 'Tov', {
    class: 'sorcerer',
    level: 5,
    stats: { strength: 8, dexterity: 14, constitution: 14, intelligence: 10, wisdom: 12, charisma: 18 },
    hitPointGains: [4, 4, 4, 4],
    spells: [prepared('fire-bolt'), prepared('burning-hands')],
    options: { metamagic: ['quickened-spell', 'transmuted-spell'] },
  });
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [tov] });
  const { fight } = await combat.addMonsters({ campaignId, monsterId: 'troll' });
  let now = (await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } })).fight;
  for (let turn = 0; turn < 2 && now?.view.active !== tov; turn += 1) {
    now = (await combat.step({ campaignId, number: now?.number ?? 0, step: { name: 'next' } })).fight;
  }
  await player.goto(`/campaign?id=${campaignId}`);
  await player.getByRole('tab', { name: 'Combat' }).click();
  const spells = player.getByRole('region', { name: 'What Tov can do' });
  await player.getByRole('list', { name: 'Turn order' }).getByRole('button', { name: /Troll/ }).click();
  await spells.getByRole('button', { name: /^Fire Bolt/ }).click();
  await expect(spells.getByRole('button', { name: /^Burning Hands \(action taken, or quickened\)/ })).toBeVisible();

  await spells.getByRole('button', { name: 'Options for Burning Hands' }).click();
  const dialog = player.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /Quickened Spell/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /Transmuted Spell/ })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /Troll/ }).check({ timeout: 5000 });
  await dialog.getByRole('button', { name: 'Cast' }).click({ timeout: 5000 });
  await expect(player.getByText('Tov uses Metamagic: Quickened Spell.').first()).toBeVisible();
  const sheet = await sheetOf(table, campaignId, tov);
  expect(sheet).toMatchObject({ usesSpent: { 'sorcery-points': 2 } });
  expect(sheet.slotsSpent[0]).toBe(1);
});
