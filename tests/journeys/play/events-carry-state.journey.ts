import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { bringHero, combatantIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import { browserOf, letLead, testAt } from '#tests/support/journeys/table.ts';

const test = testAt();

/** The operations that a page calls from now on, but for the one that notes what was read. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/call/') && pathname !== '/call/campaigns/markRead') calls.push(pathname.slice('/call/'.length));
  });
  return calls;
}

const row = (page: Page, name: string) => page.getByRole('list', { name: 'Turn order' }).getByRole('listitem').filter({ hasText: name });

async function openTab(page: Page, campaignId: string, tab: string): Promise<void> {
  await page.goto(`/campaign?id=${campaignId}`);
  await expect(page.getByRole('log', { name: 'Campaign Chat' })).toBeVisible();
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

test('whatever happens at a table is shown on the screens of all others without a call', async ({ browser, table }) => {
  test.setTimeout(120_000);
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: hers, person: mira } = await browserOf(browser, table, 'Mira');
  const { page: his, person: tov } = await browserOf(browser, table, 'Tov');
  await letLead(table, oda);
  const cora = await signUp(table.url, 'Cora');
  const campaignId = await openCampaign(table, oda, [mira, tov, cora], 'dm');
  await oda.call.campaigns.setRole({ campaignId, userId: cora.id, seat: 'co-dm' });
  const kara = await bringHero(table, campaignId, mira, 'Kara');
  const bren = await bringHero(table, campaignId, tov, 'Bren');
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [kara, bren] });
  const npc = { name: 'Grub', hitPoints: 40, armorClass: 12, xp: 10, attacks: [] };
  const now = await combat.addNpc({ campaignId, npc });
  await combat.addNpc({ campaignId, npc: { ...npc, name: 'Vashti' }, hidden: true });
  const grub = combatantIn(now, 'Grub').id;
  const number = async () => (await combat.get({ campaignId })).fight?.number ?? 0;
  await combat.step({ campaignId, number: await number(), step: { name: 'start' } });
  const hit = async (targetId: string, amount: number) =>
    combat.step({ campaignId, number: await number(), step: { name: 'damage', actorId: grub, targetId, amount, type: 'fire' } });

  await test.step('a fight and the sheets', async () => {
    await openTab(dm, campaignId, 'Combat');
    await openTab(hers, campaignId, 'Combat');
    await openTab(his, campaignId, 'Character');
    await expect(dm.getByRole('list', { name: 'Turn order' }).getByRole('listitem')).toHaveCount(4);
    await expect(hers.getByRole('list', { name: 'Turn order' }).getByRole('listitem')).toHaveCount(3);
    await expect(hers.getByRole('region', { name: 'Kara', exact: true })).toContainText('10/10');
    await expect(his.getByRole('region', { name: 'Hit points' })).toContainText('10');
    for (const page of [dm, hers, his]) await page.waitForLoadState('networkidle');
    const pages = { dm: callsOf(dm), hers: callsOf(hers), his: callsOf(his) };

    await hit(kara, 3);
    await expect(hers.getByRole('region', { name: 'Kara', exact: true })).toContainText('7/10');
    await hit(bren, 4);
    await expect(his.getByRole('region', { name: 'Hit points' })).toContainText('6');
    await hit(grub, 25);
    await expect(row(dm, 'Grub')).toContainText('15');
    await expect(row(hers, 'Grub')).toContainText(/bloodied/i);
    await tov.call.characters.act({ campaignId, characterId: bren, id: crypto.randomUUID(), act: { kind: 'takeDamage', amount: 1 } });
    await expect(his.getByRole('region', { name: 'Hit points' })).toContainText('5');
    await expect(row(hers, 'Bren')).toContainText('5');
    await expect(hers.getByText('Vashti')).toHaveCount(0);
    expect(pages).toEqual({ dm: [], hers: [], his: [] });

    // Another tab is shown from what is known.
    await hers.getByRole('tab', { name: 'Turn', exact: true }).click();
    await hers.getByRole('tab', { name: 'Combat' }).click();
    await expect(hers.getByRole('region', { name: 'Kara', exact: true })).toContainText('7/10');
    expect(pages.hers).toEqual([]);
  });

  const [bells, plan] = [crypto.randomUUID(), crypto.randomUUID()];
  const write = (
    who: typeof oda,
    noteId: string,
    seen: string | null,
    title: string,
    text: string,
    audience?: 'table' | 'dm' | 'private',
  ) => who.call.notes.save({ campaignId, noteId, seen, title, text, audience });
  const { note } = await write(mira, bells, null, 'Bells', 'At dawn.', 'table');

  await openTab(dm, campaignId, 'Notes');
  await openTab(hers, campaignId, 'Notes');
  await openTab(his, campaignId, 'Turn');
  await his.getByRole('button', { name: 'Show Map' }).click();
  await expect(his.getByRole('img', { name: /^Map of/ })).toBeVisible();
  for (const page of [dm, hers]) await expect(page.getByRole('button', { name: /^Bells/ })).toBeVisible();
  for (const page of [dm, hers, his]) await page.waitForLoadState('networkidle');
  const pages = { dm: callsOf(dm), hers: callsOf(hers), his: callsOf(his) };

  await test.step('notes', async () => {
    await write(cora, plan, null, 'The plan', 'A betrayal.', 'dm');
    await expect(dm.getByRole('button', { name: /^The plan/ })).toBeVisible();
    const { note: later } = await write(tov, bells, note.version, 'Bells', 'At dusk.');
    for (const page of [dm, hers]) await expect(page.getByRole('button', { name: /^Bells/ })).toContainText('At dusk.');
    await expect(hers.getByRole('button', { name: /^The plan/ })).toHaveCount(0);
    await write(mira, bells, later.version, 'Bells', 'At dusk.', 'private');
    await expect(dm.getByRole('button', { name: /^Bells/ })).toHaveCount(0);
    await expect(hers.getByRole('button', { name: /^Bells/ })).toContainText('Only me');
    await mira.call.notes.remove({ campaignId, noteId: bells });
    await expect(hers.getByText('1 removed note')).toBeVisible();
  });

  await test.step('pins and fog of the map', async () => {
    const pin = { x: 0.4, y: 0.4, entryId: null, audience: 'table' } as const;
    await cora.call.maps.savePin({ campaignId, pin: { ...pin, id: 'gate', name: 'Iron gate' } });
    await expect(his.getByRole('button', { name: /Iron gate/ }).first()).toBeVisible();
    await cora.call.maps.setFog({ campaignId, on: true });
    await expect(his.getByText('Fog covers what the party has not found yet.')).toBeVisible();
    await expect(his.getByRole('button', { name: /Iron gate/ })).toHaveCount(0);
  });

  await test.step('settings, pauses and seats', async () => {
    await cora.call.campaigns.saveSettings({ campaignId, name: 'The long road' });
    for (const page of [dm, hers, his]) await expect(page.getByRole('heading', { level: 1 })).toHaveText('The long road');
    await cora.call.turns.pause({ campaignId, paused: true });
    for (const page of [dm, hers, his]) await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
    await oda.call.campaigns.kick({ campaignId, userId: cora.id });
    await expect(dm.getByText('3 participants').first()).toBeAttached();
  });

  await test.step('lines and recaps, which nobody looks at', async () => {
    await tov.call.safety.add({ campaignId, as: 'line', topic: 'Spiders' });
    await oda.call.chat.post({ id: crypto.randomUUID(), campaignId, content: 'The mill burns down.', to: { kind: 'group' } });
    await oda.call.history.endSession({ campaignId });
    await expect(hers.getByText('Session 1 ends here.')).toBeVisible();
  });
  expect(pages).toEqual({ dm: [], hers: [], his: [] });
});
