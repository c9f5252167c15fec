import { expect } from '@playwright/test';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a player on a phone says a turn against eight foes, presses it, and adds to the hit', nightly, async ({ browser, table }) => {
  test.setTimeout(120_000);
  const { person: oda } = await browserOf(browser, table, 'Oda');
  const { page, person: mira } = await browserOf(browser, table, 'Mira', phone);
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const kara = await bringHero(table, campaignId, mira, 'Kara', {
    class: 'rogue',
    level: 5,
    stats: scores({ dexterity: 20, constitution: 16 }),
    inventory: carrying(['rapier', 'mainHand'], ['dagger', 'pack']),
  });
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [kara] });
  // Ogres outlive a hit, so that something can be added to it.
  let { fight } = await combat.addMonsters({ campaignId, monsterId: 'ogre', count: 8 });
  const numberOf = () => fight?.number ?? 0;
  ({ fight } = await combat.step({ campaignId, number: numberOf(), step: { name: 'start' } }));
  // Whoever stands alone has Sneak Attack by advantage.
  const held = fight?.view.combatants.find(({ name }) => name === 'Ogre 3')?.id ?? '';
  const restrained = { name: 'condition', from: null, targetId: held, condition: 'restrained' } as const;
  ({ fight } = await combat.step({ campaignId, number: numberOf(), step: restrained }));
  const toKara = async () => {
    ({ fight } = await combat.get({ campaignId }));
    while (fight?.view.active !== kara) ({ fight } = await combat.step({ campaignId, number: numberOf(), step: { name: 'next' } }));
  };
  await toKara();
  await page.goto(`/campaign?id=${campaignId}`);
  const box = page.getByRole('form', { name: 'Write' }).getByRole('textbox');
  const offered = page.getByRole('region', { name: 'Your words in the fight' });
  const add = page.getByRole('button', { name: /^Add Sneak Attack/ });
  const say = async (text: string) => {
    await box.fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  for (let turn = 0; turn < 12; turn += 1) {
    await say('I attack ogre 3 with my rapier');
    const attack = offered.getByRole('button', { name: 'Attack Ogre 3 with Rapier' });
    await attack.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Kara (?:hits|misses|scores a critical hit on) Ogre 3 with Rapier/).last()).toBeVisible();
    await expect(offered).toBeHidden();
    // Whoever goes by keys writes on.
    await expect(box).toBeFocused();
    if (await add.isVisible()) break;
    await say('I end my turn');
    await offered.getByRole('button', { name: 'End turn' }).click();
    await expect(page.getByText('Your turn! Open Combat to act.').last()).toBeHidden();
    await toKara();
  }
  await page.getByRole('tab', { name: 'Combat' }).click();
  const dock = page.getByRole('region', { name: 'Latest result' });
  await page.getByRole('button', { name: /^Target:/ }).click();
  const foes = page.getByRole('dialog', { name: 'Target' }).getByRole('group', { name: 'Foes' }).getByRole('button');
  await expect(foes).toHaveCount(8);
  for (const each of [foes.first(), foes.last()]) await expect(each).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  for (const each of [page.getByRole('button', { name: /^Rapier/ }), dock, add]) await expect(each).toBeInViewport({ ratio: 0.9 });
  await add.click();
  await expect(dock).toContainText('Kara uses Sneak Attack.');
  await expect(add).toBeHidden();
});
