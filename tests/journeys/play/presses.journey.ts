import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { browserOf, test } from '#tests/support/journeys/table.ts';

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
  await expect(page.getByRole('button', { name: 'Raise Hand' })).toBeEnabled();
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
    await expect(page.getByRole('button', { name: 'Raise Hand' })).toBeEnabled();
    await expect(replies).toHaveCount(before + 1);
    expect(hand.counted()).toEqual({ presses: 1, enters: 1 });
  });
});
