import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { bringHero, combatantIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { scores } from '#domain/character/character.fixture.ts';
import { tabsTo } from '#tests/support/journeys/keys.ts';
import { browserOf, letLead, pressTarget, testAt } from '#tests/support/journeys/table.ts';
import { nightly } from '#tests/support/tier.ts';

// Everybody hits; whoever has the better bonus acts first.
const test = testAt({ dice: (sides) => Math.ceil(sides * 0.7) });
const columns = 13;
const at = (column: number, row: number) => row * columns + column;
const board = (page: Page) => page.getByRole('application', { name: /^Battle map/ });

/** What lies behind the door, and what no player may ever hear of. */
const behindTheDoor = ['Hollow King', 'Coffin of Ysolt'];
const hidden = ['Ash Stalker', 'Bone Piper', 'Pit of the seventh bell', 'Undercroft of Vess'];

/** Everything that a page is sent: frames of its socket, and answers that are no files of the build. */
function listenTo(page: Page): () => Promise<string> {
  const heard: Promise<string>[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(Promise.resolve(payload.toString()))));
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/assets/')) heard.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(heard)).join('\n');
}

const told = (heard: string, all: readonly string[]) => all.filter((word) => heard.includes(word));

/** Goes to something by Tab alone, and presses it. */
async function press(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  await tabsTo(page, () => what.evaluate((element) => element === document.activeElement), 250);
  await page.keyboard.press('Enter');
}

test(
  'three fight on a battle map, one by keyboard alone, and no player is sent what they may not see',
  nightly,
  async ({ browser, table }) => {
    test.setTimeout(240_000);
    const [oda, mira, tov] = [
      await browserOf(browser, table, 'Oda'),
      await browserOf(browser, table, 'Mira'),
      await browserOf(browser, table, 'Tov'),
    ];
    const [dm, keys, pointer] = [oda.page, mira.page, tov.page];
    const heard = { dm: listenTo(dm), keys: listenTo(keys), pointer: listenTo(pointer) };
    await letLead(table, oda.person);
    const campaignId = await openCampaign(table, oda.person, [mira.person, tov.person], 'dm');
    const kara = await bringHero(table, campaignId, mira.person, 'Kara', { stats: scores({ dexterity: 18 }) });
    const brottor = await bringHero(table, campaignId, tov.person, 'Brottor', { stats: scores({ dexterity: 14 }) });
    const { combat, battleMaps } = oda.person.call;
    await combat.open({ campaignId, heroes: [kara, brottor] });
    await combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 10, armorClass: 10, initiativeBonus: -4 } });
    await combat.addNpc({ campaignId, npc: { name: 'Bone Piper', hitPoints: 9, armorClass: 11, initiativeBonus: -5 }, hidden: true });
    const brute = combatantIn(await combat.get({ campaignId }), 'Brute').id;
    const map = { campaignId, mapId: randomUUID() };
    await battleMaps.create({ ...map, name: 'Salt cellar', grid: { kind: 'square', columns, rows: 5 } });
    const wall = (row: number): { between: [number, number]; kind: 'door' | 'wall' } => ({
      between: [at(7, row), at(8, row)],
      kind: row === 2 ? 'door' : 'wall',
    });
    await battleMaps.draw({ ...map, change: { kind: 'walls', walls: [0, 1, 2, 3, 4].map(wall) } });
    const text = (words: string, x: number, y: number, forDm: boolean) => ({
      id: randomUUID(),
      drawing: null,
      text: words,
      x,
      y,
      width: 2,
      height: 1,
      turn: 0,
      forDm,
    });
    await battleMaps.draw({
      ...map,
      change: { kind: 'stamps', stamps: [text('Pit of the seventh bell', 2.5, 4.5, true), text('Coffin of Ysolt', 11, 1.5, false)] },
    });
    await battleMaps.saveTokens({
      ...map,
      tokens: [
        { id: 'kara', name: 'Kara', cell: at(0, 2), characterId: kara, side: 'heroes' },
        { id: 'brottor', name: 'Brottor', cell: at(0, 3), characterId: brottor, side: 'heroes' },
        { id: 'brute', name: 'Brute', cell: at(5, 2), combatantId: brute, side: 'foes' },
        { id: 'king', name: 'Hollow King', cell: at(11, 2), side: 'foes' },
        { id: 'stalker', name: 'Ash Stalker', cell: at(3, 0), side: 'foes', hidden: true },
      ],
    });

    await battleMaps.create({ campaignId, mapId: randomUUID(), name: 'Undercroft of Vess', grid: { kind: 'square', columns: 8, rows: 8 } });

    await test.step('all three come to the map, and the DM begins the fight', async () => {
      for (const page of [dm, keys, pointer]) await page.goto(`/campaign?id=${campaignId}`);
      for (const page of [dm, pointer]) await page.getByRole('button', { name: 'Show Map' }).click();
      await press(keys, keys.getByRole('button', { name: 'Show Map' }));
      await dm.getByRole('tab', { name: 'Battle map' }).click();
      await dm.getByRole('button', { name: 'Show to players' }).click();
      for (const page of [keys, pointer]) await expect(board(page).getByRole('button', { name: /^Brute, foe/ })).toBeVisible();
      await expect(board(dm).getByRole('button', { name: /^Ash Stalker/ })).toBeVisible();
      for (const page of [dm, pointer]) await page.getByRole('tab', { name: 'Combat' }).click();
      await dm.getByRole('button', { name: 'Roll initiative' }).click();
    });

    await test.step('Mira walks beside the brute and strikes it, by keys', async () => {
      await tabsTo(
        keys,
        () =>
          keys
            .getByRole('tab', { selected: true })
            .last()
            .evaluate((tab) => tab === document.activeElement),
        250,
      );
      await expect(async () => {
        await keys.keyboard.press('ArrowLeft');
        await expect(keys.getByRole('tab', { name: 'Combat' })).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
      }).toPass();
      await expect(keys.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
      const own = board(keys).getByRole('button', { name: /^Kara, hero/ });
      await tabsTo(keys, () => own.evaluate((token) => token === document.activeElement), 250);
      for (let step = 0; step < 4; step += 1) await keys.keyboard.press('ArrowRight');
      await keys.keyboard.press('Enter');
      await expect(board(dm).getByRole('button', { name: /^Kara, hero.*column 5, row 3/ })).toBeVisible();
      await expect(board(pointer).getByRole('button', { name: /^Kara, hero.*20 feet east of Brottor/ })).toBeVisible();
      await expect.poll(async () => (await mira.person.call.combat.around({ campaignId, actorId: kara })).movement?.left).toBe(10);
      await press(keys, keys.getByRole('group', { name: 'Target' }).getByRole('button', { name: /^Brute/ }));
      await press(
        keys,
        keys
          .getByRole('group', { name: /^Attacks of/ })
          .getByRole('button')
          .first(),
      );
      await expect.poll(async () => combatantIn(await combat.get({ campaignId }), 'Brute').hitPoints).toBeLessThan(10);
      await press(keys, keys.getByRole('button', { name: 'End turn' }));
    });

    await test.step('Tov drags his hero there and fells it', async () => {
      const own = pointer.getByRole('region', { name: 'Your turn' });
      await expect(own).toBeVisible();
      const [here, karas] = await Promise.all(
        [/^Brottor, hero/, /^Kara, hero/].map((name) => board(pointer).getByRole('button', { name }).boundingBox()),
      );
      if (!here || !karas) throw new Error('The heroes have no place.');
      const [x, y] = [here.x + here.width / 2, here.y + here.height / 2];
      await pointer.mouse.move(x, y);
      await pointer.mouse.down();
      await pointer.mouse.move(x + karas.x - here.x, y, { steps: 12 });
      await pointer.mouse.up();
      await expect(board(dm).getByRole('button', { name: /^Brottor, hero.*column 5, row 4/ })).toBeVisible();
      await expect(own.getByRole('button', { name: /^Brute.*5 ft/ })).toBeVisible();
      await pressTarget(own, 'Brute');
      await own
        .getByRole('group', { name: /^Attacks of/ })
        .getByRole('button')
        .first()
        .click();
      await expect.poll(async () => combatantIn(await combat.get({ campaignId }), 'Brute').hitPoints).toBe(0);
    });

    await test.step('no player has been sent what lies behind the door or is hidden; the DM has', async () => {
      const [dmHeard, keysHeard, pointerHeard] = [await heard.dm(), await heard.keys(), await heard.pointer()];
      expect(told(dmHeard, [...hidden, ...behindTheDoor])).toEqual([...hidden, ...behindTheDoor]);
      for (const each of [keysHeard, pointerHeard]) {
        expect(each).toContain('battleMaps.changed');
        expect(told(each, [...hidden, ...behindTheDoor])).toEqual([]);
      }
    });

    await test.step('the fight is over; Mira opens the door by keys, and is sent who is behind it and nothing more', async () => {
      await combat.end({ campaignId, number: (await combat.get({ campaignId })).fight?.number ?? 0 });
      const own = board(keys).getByRole('button', { name: /^Kara, hero/ });
      await tabsTo(keys, () => own.evaluate((token) => token === document.activeElement), 250);
      for (let step = 0; step < 3; step += 1) await keys.keyboard.press('ArrowRight');
      await keys.keyboard.press('Enter');
      await press(keys, board(keys).getByRole('button', { name: /^Open the door/ }));
      await expect(board(keys).getByRole('button', { name: /^Hollow King, foe/ })).toBeVisible();
      const [keysHeard, pointerHeard] = [await heard.keys(), await heard.pointer()];
      expect(told(keysHeard, behindTheDoor)).toEqual(behindTheDoor);
      for (const each of [keysHeard, pointerHeard]) expect(told(each, hidden)).toEqual([]);
    });
  },
);
