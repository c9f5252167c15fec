import { expect } from '@playwright/test';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

const test = testAt();

test(
  'after ten turns the Dungeon Master sees one panel, it belongs to whoever acts, and Next turn has never moved',
  nightly,
  async ({ browser, table }) => {
    const { page, person: oda } = await browserOf(browser, table, 'Oda');
    const { person: mira } = await browserOf(browser, table, 'Mira');
    const campaignId = await openCampaign(table, oda, [mira], 'dm');
    const kara = await bringHero(table, campaignId, mira, 'Kara of the Long Reeds and the Seven Fords');
    const { combat } = oda.call;
    await combat.open({ campaignId, heroes: [kara] });
    await combat.addMonsters({ campaignId, monsterId: 'goblin-minion' });
    await combat.addMonsters({ campaignId, monsterId: 'winter-wolf' });
    const { fight } = await combat.addMonsters({ campaignId, monsterId: 'lich' });
    await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
    await page.goto(`/campaign?id=${campaignId}`);
    await page.getByRole('tab', { name: 'Combat' }).click();

    const turn = page.getByRole('region', { name: 'The turn' });
    const next = turn.getByRole('button', { name: 'Next turn' });
    await expect(next).toBeVisible();
    const place = await next.boundingBox();
    const seen = new Set<string>();
    for (let turns = 0; turns < 10; turns += 1) {
      const before = await combat.get({ campaignId });
      await next.click();
      await expect.poll(async () => (await combat.get({ campaignId })).fight?.view.active).not.toBe(before.fight?.view.active);
      const { fight: now } = await combat.get({ campaignId });
      const acting = now?.view.combatants.find(({ id }) => id === now.view.active)?.name ?? '';
      seen.add(acting);
      await expect(turn.getByRole('heading', { name: `${acting}’s turn` })).toBeVisible();
      await expect(turn.getByRole('group', { name: /^Attacks of/ })).toHaveCount(1);
      await expect(turn.getByRole('group', { name: `Attacks of ${acting}` })).toBeVisible();
      await expect(turn.getByRole('group', { name: 'Target' })).toHaveCount(1);
      expect(await next.boundingBox()).toEqual(place);
    }
    expect(seen.size).toBe(4);
  },
);

test('a round of eight NPCs is one press, and is read at leisure', nightly, async ({ browser, table }) => {
  const { page, person: oda } = await browserOf(browser, table, 'Oda');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [], 'dm');
  const heroId = await bringHero(table, campaignId, oda, 'Kara', { level: 9 });
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [heroId] });
  for (let count = 0; count < 8; count += 1) await combat.addMonsters({ campaignId, monsterId: 'rat' });
  const { fight } = await combat.get({ campaignId });
  await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
  await page.goto(`/campaign?id=${campaignId}`);
  await page.getByRole('tab', { name: 'Combat' }).click();

  const turn = page.getByRole('region', { name: 'The turn' });
  const kara = turn.getByRole('heading', { name: 'Kara’s turn' });
  const all = turn.getByRole('button', { name: 'Play all until a hero’s turn' });
  await expect(turn.getByRole('heading', { name: /’s turn$/ })).toBeVisible();
  // Where Kara stands in the order is the dice's; after her turn all eight act.
  while (!(await kara.isVisible())) await turn.getByRole('button', { name: 'Next turn' }).click();
  await turn.getByRole('button', { name: 'Next turn' }).click();
  await all.click();
  await expect(kara).toBeVisible();
  const { fight: now } = await combat.get({ campaignId });
  expect(now?.view.round).toBeGreaterThan(1);
  const story = page.getByRole('log', { name: 'Campaign Chat' });
  await story
    .getByRole('button', { name: /^Round 1/ })
    .first()
    .click();
  await expect(story.getByText(/Rat 8/).first()).toBeVisible();
});
