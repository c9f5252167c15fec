import { expect } from '@playwright/test';
import { bringHero, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';

const test = testAt();

const prepared = (spell: string) => ({ spell, prepared: true, from: 'class' }) as const;

test('outside of a fight a sleeper is shaken awake, and Reincarnate calls the dead into a body that they choose', async ({
  browser,
  table,
}) => {
  test.setTimeout(120_000);
  const { person: oda } = await browserOf(browser, table, 'Oda');
  const mira = await browserOf(browser, table, 'Mira');
  const tov = await browserOf(browser, table, 'Tov');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira.person, tov.person], 'dm');
  const ysolde = await bringHero(table, campaignId, mira.person, 'Ysolde', {
    class: 'druid',
    level: 9,
    hitPointGains: [5, 5, 5, 5, 5, 5, 5, 5],
    spells: [prepared('reincarnate')],
  });
  const brakka = await bringHero(table, campaignId, tov.person, 'Brakka', { species: 'dwarf', conditions: ['unconscious'] });
  for (const { page } of [mira, tov]) {
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('tab', { name: 'Character' }).click();
  }

  await test.step('one press on one’s own sheet wakes the other', async () => {
    const shake = mira.page.getByRole('button', { name: 'Shake Brakka awake' });
    await shake.click();
    await expect(mira.page.getByText('Ysolde shakes Brakka awake.').first()).toBeVisible();
    await expect(shake).toBeHidden();
    expect(await sheetOf(table, campaignId, brakka)).toMatchObject({ conditions: [] });
  });

  await test.step('the cast opens the dialog on the sheet of the dead, and the body stays', async () => {
    const { act } = oda.call.characters;
    await act({ campaignId, characterId: brakka, id: crypto.randomUUID(), act: { kind: 'takeDamage', amount: 200 } });
    await expect(tov.page.getByRole('button', { name: 'Reborn in a new body' })).toBeVisible();
    await mira.page.getByRole('button', { name: /^Cast\s*Reincarnate$/ }).click();
    const cast = mira.page.getByRole('dialog', { name: /Reincarnate/ });
    await cast.getByRole('checkbox', { name: /^Brakka/ }).check();
    await cast.getByRole('button', { name: /^Cast/ }).click();
    await expect(cast).toBeHidden();
    const body = tov.page.getByRole('dialog', { name: 'Reborn in a new body' });
    const rolled = (await sheetOf(table, campaignId, brakka)).activeEffects.find(({ name }) => name === 'Reincarnate')?.rolled;
    const species = body.getByRole('combobox', { name: 'Species' });
    await expect(species.getByRole('option', { selected: true })).toHaveText(new RegExp(`^${rolled}: `));
    await expect(body.getByText(new RegExp(`^The die of Reincarnate shows ${rolled}: `))).toBeVisible();
    await species.selectOption('goliath');
    await body.getByRole('radio').first().check();
    await body.getByRole('button', { name: 'Reborn as a goliath' }).click();
    await expect(body).toBeHidden();
    await expect.poll(async () => sheetOf(table, campaignId, brakka)).toMatchObject({ species: 'goliath', damage: 0, activeEffects: [] });
    await tov.page.reload();
    await tov.page.getByRole('tab', { name: 'Character' }).click();
    await expect(tov.page.getByText('Level 1 Cloud Giant goliath fighter')).toBeVisible();
    expect((await sheetOf(table, campaignId, ysolde)).slotsSpent[4]).toBe(1);
  });
});
