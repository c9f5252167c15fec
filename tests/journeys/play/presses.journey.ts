import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { browserOf, letLead, test } from '#tests/support/journeys/table.ts';

const story = (page: Page) => page.getByRole('log', { name: 'Campaign Chat' });

/** Counts what a hand does: presses of buttons, fields and keys, and Enter by itself. What is typed into a field is not counted. */
class Hand {
  #presses = 0;
  #enters = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async click(thing: Locator): Promise<void> {
    this.#presses += 1;
    await thing.click();
  }

  async key(name: string): Promise<void> {
    if (name.endsWith('Enter')) this.#enters += 1;
    else this.#presses += 1;
    await this.#page.keyboard.press(name);
  }

  async type(words: string): Promise<void> {
    await this.#page.keyboard.type(words);
  }

  /** What was counted since the last time. */
  counted(): { presses: number; enters: number } {
    const counts = { presses: this.#presses, enters: this.#enters };
    this.#presses = 0;
    this.#enters = 0;
    return counts;
  }
}

test('who is alone at a table speaks with one press and Enter, and acts with as few', async ({ browser, table }) => {
  const { page, person } = await browserOf(browser, table, 'Mira');
  const { id } = await person.call.campaigns.startPrivateRun({});
  await page.goto(`/campaign?id=${id}`);
  await expect(page.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled();
  const hand = new Hand(page);
  const box = page.getByRole('textbox', { name: 'Message' });

  await test.step('words for the table: the box by a click or by its key, and Enter', async () => {
    await page.getByRole('button', { name: 'Out of character' }).click();
    await hand.click(box);
    await hand.type('Is it Tuesday?');
    await hand.key('Enter');
    await expect(story(page).getByText('Is it Tuesday?', { exact: true })).toBeVisible();
    expect(hand.counted()).toEqual({ presses: 1, enters: 1 });
    const switchAside = page.getByRole('button', { name: 'Out of character' });
    await switchAside.click();
    await switchAside.press('Escape');
    await hand.key('m');
    await expect(box).toBeFocused();
    expect(hand.counted()).toEqual({ presses: 1, enters: 0 });
  });

  await test.step('an action: the box, and Ctrl+Enter or Act; the hand is raised and lowered with it', async () => {
    const replies = story(page).getByRole('article', { name: 'The narrator', exact: true });
    const before = await replies.count();
    await hand.click(box);
    await hand.type('I follow the tracks down to the water.');
    await expect(page.getByRole('button', { name: 'Act', exact: true })).toBeEnabled();
    await hand.key('Control+Enter');
    await expect(story(page).getByText('I follow the tracks down to the water.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Raise Hand', exact: true })).toBeEnabled();
    await expect(replies).toHaveCount(before + 1);
    expect(hand.counted()).toEqual({ presses: 1, enters: 1 });
  });
});

const prepared = (spell: string) => ({ spell, prepared: true, from: 'class' }) as const;
const wizard = { class: 'wizard', level: 5, hitPointGains: [6, 6, 6, 6], spells: [prepared('fire-bolt')] } as const;

test('an open tab rolls a skill with one press, strikes and casts with two, and takes damage with one, a number and Enter', async ({
  browser,
  table,
}) => {
  const { page: dm, person: oda } = await browserOf(browser, table, 'Oda');
  const { page: player, person: mira } = await browserOf(browser, table, 'Mira');
  await letLead(table, oda);
  const campaignId = await openCampaign(table, oda, [mira], 'dm');
  const ysolde = await bringHero(table, campaignId, mira, 'Ysolde', {
    ...wizard,
    hitPointGains: [...wizard.hitPointGains],
    spells: [...wizard.spells],
  });
  const { combat } = oda.call;
  await combat.open({ campaignId, heroes: [ysolde] });
  await combat.addMonsters({ campaignId, monsterId: 'troll' });
  const { fight } = await combat.addMonsters({ campaignId, monsterId: 'ogre' });
  await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
  /** Goes on until it is the hero's turn, however often others come before. */
  const untilMine = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { fight: now } = await combat.get({ campaignId });
      if (now?.view.active === ysolde) return;
      await combat.step({ campaignId, number: now?.number ?? 0, step: { name: 'next' } });
    }
  };
  await untilMine();

  await test.step('a skill check: its number on the sheet', async () => {
    await player.goto(`/campaign?id=${campaignId}`);
    await player.getByRole('tab', { name: 'Character' }).click();
    const check = player.getByRole('button', { name: /^Roll Arcana check / });
    await expect(check).toBeVisible();
    const hand = new Hand(player);
    await hand.click(check);
    await expect(story(player).getByRole('figure', { name: 'Ysolde, Arcana check' })).toBeVisible();
    expect(hand.counted()).toEqual({ presses: 1, enters: 0 });
  });

  await player.getByRole('tab', { name: 'Combat' }).click();
  const can = player.getByRole('region', { name: 'What Ysolde can do' });
  const target = (name: RegExp) => player.getByRole('list', { name: 'Turn order' }).getByRole('button', { name });

  await test.step('a spell at one target: whom, and the spell', async () => {
    const hand = new Hand(player);
    await hand.click(target(/Troll/));
    await hand.click(can.getByRole('button', { name: /^Fire Bolt/ }));
    await expect(player.getByText('Ysolde casts Fire Bolt.').first()).toBeVisible();
    expect(hand.counted()).toEqual({ presses: 2, enters: 0 });
  });

  await test.step('an attack: whom, and the weapon', async () => {
    const endTurn = player.getByRole('button', { name: 'End turn' });
    await endTurn.click();
    await expect(endTurn).toBeHidden();
    await untilMine();
    const hand = new Hand(player);
    const sword = player.getByRole('button', { name: /^Longsword/ });
    await expect(endTurn).toBeVisible();
    await hand.click(target(/Ogre/));
    await hand.click(sword);
    await expect(player.getByText(/1 of 1 attack made/)).toBeVisible();
    expect(hand.counted()).toEqual({ presses: 2, enters: 0 });
  });

  await test.step('damage that the Dungeon Master says: one press, the number and Enter', async () => {
    await dm.goto(`/campaign?id=${campaignId}`);
    await dm.getByRole('tab', { name: 'Combat' }).click();
    const damage = dm.getByRole('button', { name: 'Damage or healing for Troll' });
    await expect(damage).toBeVisible();
    const hand = new Hand(dm);
    await hand.click(damage);
    await expect(dm.getByRole('textbox', { name: 'How much' })).toBeFocused();
    await hand.type('11');
    await hand.key('Enter');
    await expect(dm.getByText(/Troll takes 11 damage/).first()).toBeVisible();
    expect(hand.counted()).toEqual({ presses: 1, enters: 1 });
  });
});
