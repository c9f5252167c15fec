import { SheetAct } from '#domain/character/actions/act.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { granted, hero, scripted } from '#domain/character/character.fixture.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import type { Item } from '#domain/character/character.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Act } from '#web/features/characters/use-act.ts';
import { AddItemDialog } from './add-item-dialog.tsx';
import { MagicItemText } from './magic-item-text.tsx';

const content = await contentOfItems();

/** A table whose Dungeon Master wrote one item. */
const own = { entry: tideRing, revision: 1, updatedAt: '2026-11-23T12:00:00.000Z', updatedBy: { id: 'o', name: 'Oda' } };
const withOwn: Answers = { homebrew: { list: () => [own] } };

/** A hand that is asked to do things, and does none of them. */
function handOf() {
  const asked: Act[] = [];
  const act = vi.fn(async (...acts: Act[]) => {
    asked.push(...acts);
    return await Promise.resolve(true);
  });
  return { asked, hand: { mayAct: true, busy: false, act } };
}

async function setUp(leads = false) {
  const { asked, hand } = handOf();
  const { person } = renderAt('/', <AddItemDialog campaignId="c" hand={hand} leads={leads} onClose={() => undefined} />, withOwn);
  await screen.findByText(/^40 of \d+ shown/);
  const search = async (text: string) => person.type(screen.getByRole('searchbox', { name: 'Search' }), text);
  return { asked, person, search };
}

it('a magic item is found, read and added', async () => {
  const { asked, person, search } = await setUp();
  await search('cloak of prot');
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('Wondrous item · uncommon · requires attunement');
  await person.click(within(row).getByRole('button', { name: 'Cloak of Protection' }));
  expect(row.textContent).toContain('your Armor Class and your saving throws have a +1 bonus');
  await person.click(within(row).getByRole('button', { name: /^Add ?Cloak of Protection/ }));
  expect(asked).toMatchObject([{ kind: 'addItem', catalogId: 'magic:cloak-of-protection', quantity: 1 }]);
});

it('an item of the table’s own stands among them', async () => {
  const { asked, person, search } = await setUp();
  await search('slack water');
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('Ring · rare');
  await person.click(within(row).getByRole('button', { name: /^Add ?Ring of Slack Water/ }));
  expect(asked).toMatchObject([{ kind: 'addItem', catalogId: contentIdOf(tideRing.id) }]);
});

it('a magic weapon that can be several asks which before it is added', async () => {
  const { asked, person, search } = await setUp();
  await search('weapon +2');
  await person.click(screen.getByRole('button', { name: /^Choose ?Weapon \+2/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Add ?Weapon \+2/ }).disabled).toBe(true);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Which weapon' }), 'Longsword');
  await person.click(screen.getByRole('button', { name: /^Add ?Weapon \+2/ }));
  expect(asked).toMatchObject([{ kind: 'addItem', base: 'longsword' }]);
  const added = granted(actOnSheet(hero(), SheetAct.parse(asked[0]), scripted(), content)).character.inventory;
  expect(added).toMatchObject([{ name: 'Weapon +2 (Longsword)', base: 'longsword', bonus: 2 }]);
});

it.each([
  [true, 'shows'],
  [false, 'hides'],
])('whoever leads the table (%s): the text %s the curse', async (leads) => {
  const { person, search } = await setUp(leads);
  await search('berserker axe');
  await person.click(screen.getByRole('button', { name: 'Berserker Axe' }));
  expect(screen.queryByText('Curse.') !== null).toBe(leads);
});

it('the text of a magic item that one is attuned to lets its bearer end that', async () => {
  const { asked, hand } = handOf();
  const add = SheetAct.parse({ kind: 'addItem', itemId: 'cloak', catalogId: 'magic:cloak-of-protection' });
  const [item] = granted(actOnSheet(hero(), add, scripted(), content)).character.inventory;
  const carried: Item[] = item ? [{ ...item, attuned: true }] : [];
  const { person } = renderAt(
    '/',
    carried.map((each) => <MagicItemText key={each.id} campaignId="c" item={each} leads={false} hand={hand} />),
    withOwn,
  );
  await person.click(await screen.findByRole('button', { name: /^End attunement ?to Cloak of Protection/ }));
  expect(asked).toEqual([{ kind: 'attune', itemId: 'cloak', attuned: false }]);
});

it.each([
  [true, 'lets whoever leads end the attunement'],
  [false, 'says to the bearer what ends the attunement'],
])('whoever leads the table (%s): the text of an item whose curse holds its bearer %s', async (leads) => {
  const add = SheetAct.parse({ kind: 'addItem', itemId: 'axe', catalogId: 'magic:berserker-axe', base: 'battleaxe' });
  const [item] = granted(actOnSheet(hero(), add, scripted(), content)).character.inventory;
  const carried: Item[] = item ? [{ ...item, attuned: true, cursed: true }] : [];
  renderAt(
    '/',
    carried.map((each) => <MagicItemText key={each.id} campaignId="c" item={each} leads={leads} hand={handOf().hand} />),
    withOwn,
  );
  await screen.findByText(leads ? 'Curse.' : 'Cursed.');
  expect(screen.queryByRole('button', { name: /^End attunement/ }) !== null).toBe(leads);
});
