import { shownOf } from '#domain/character/shown/shown-sheet.fixture.ts';
import type { Item } from '#domain/character/character.ts';
import { held } from '#domain/character/item-use/item-use.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { Campaign } from '#domain/campaign/campaign.ts';
import { cardOf } from '#domain/character/card.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { carrying, hero, sentencesOf } from '#domain/character/character.fixture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { mira } from '#tests/support/dom/mira.ts';
import { ItemsPanel } from './items-panel.tsx';

const campaign = Campaign.parse({
  id: 'harrowmere',
  name: 'The Weir',
  worldId: 'w',
  worldName: 'Ash',
  ownerId: 'dana',
  isOwner: false,
  isTemplate: false,
  privateRun: null,
  seat: 'player',
  participantCount: 2,
  lastActive: '2026-11-20T12:00:00.000Z',
  lastPassage: null,
  state: 'IDLE',
  createdAt: '2026-11-20T12:00:00.000Z',
  settings: {},
  location: null,
  hasMap: false,
  participants: [],
});

const plainInventory = carrying(['longsword', 'pack'], ['shield', 'pack'], ['torch', 'pack']).map((item) =>
  item.catalogId === 'torch' ? { ...item, quantity: 5 } : item,
);

/** Kara's items, with a server that knows the rules of the sheet. */
async function setUp(answers: Answers['characters'] = {}, changes: HeroChanges = { inventory: plainInventory }) {
  const kept = { character: hero(changes) };
  const seen = async () => ({
    character: kept.character,
    shown: await shownOf(kept.character),
    position: 1,
    playerName: 'Mira',
    isMine: true,
    mayAct: true,
  });
  const take: NonNullable<NonNullable<Answers['characters']>['act']> = async ({ act }) => {
    const done = SheetAct.parse(act);
    const answer = actOnSheet(kept.character, done, () => 2, await contentOfAct(kept.character, done));
    if (!answer.ok) throw new Refusal('character.refused', tellCharacterRefusal(answer.refused));
    kept.character = answer.value.character;
    return { ...answer.value, sentences: sentencesOf(answer.value), position: 4 };
  };
  const before = kept.character;
  const shown = renderAt('/', <ItemsPanel campaign={campaign} me={mira} />, {
    homebrew: { list: () => [] },
    characters: {
      list: () => [{ ...cardOf(kept.character), isDamaged: false, playerName: 'Mira', isMine: true, mayAct: true }],
      get: seen,
      act: take,
      undo: () => {
        kept.character = before;
        return { character: before, sentences: [], rolls: [], position: 5 };
      },
      ...answers,
    },
  });
  await screen.findByRole('region', { name: 'Backpack' });
  return { ...shown, take };
}

const equipped = () => screen.queryByRole('region', { name: 'Equipped' })?.textContent ?? '';
const acts = (server: { inputsOf: (operation: string) => unknown[] }) => server.inputsOf('characters.act');

it('an item that is equipped moves there, and the notice takes it back', async () => {
  const { person, server } = await setUp();
  await person.click(screen.getByRole('button', { name: /^Equip ?Longsword/ }));
  await waitFor(() => expect(equipped()).toContain('Longsword'));
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(equipped()).not.toContain('Longsword'));
  expect(server.inputsOf('characters.undo')).toMatchObject([{ position: 4 }]);
});

it('an item that asks for attunement says so in the list, with the press for it', async () => {
  const { person } = await setUp({}, { inventory: [held('magic:cloak-of-protection', { place: 'pack', attuned: false })] });
  expect(screen.getByText('Needs attunement')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Attune ?to Cloak of Protection/ }));
  await waitFor(() => expect(screen.queryByText('Needs attunement')).toBeNull());
  expect(screen.getByText('Attuned')).toBeTruthy();
});

it('an item moves only once its server has said so, and nothing else can be pressed until then', async () => {
  const gate = Promise.withResolvers<void>();
  const { person, server, take } = await setUp();
  server.answer({ characters: { act: (input) => gate.promise.then(() => take(input)) } });
  await person.click(screen.getByRole('button', { name: /^Equip ?Longsword/ }));
  expect(equipped()).toBe('');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Equip ?Shield/ }).disabled).toBe(true);
  gate.resolve();
  await waitFor(() => expect(equipped()).toContain('Longsword'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Equip ?Shield/ }).disabled).toBe(false);
});

it('some of a pile are dropped, and one item alone at once', async () => {
  const { person, server } = await setUp();
  await person.click(screen.getByRole('button', { name: 'More about Torch' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Drop some…' }));
  const count = within(screen.getByRole('dialog', { name: 'Drop Torch' })).getByRole('spinbutton', { name: 'How many' });
  await person.clear(count);
  await person.type(count, '6{Enter}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Drop' }).disabled).toBe(true);
  expect(acts(server)).toEqual([]);
  await person.clear(count);
  await person.type(count, '2{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('× 3')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'More about Shield' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Drop' }));
  await waitFor(() => expect(screen.queryByText('Shield')).toBeNull());
  expect(acts(server)).toMatchObject([
    { act: { kind: 'removeItem', itemId: 'thing-2', quantity: 2 } },
    { act: { kind: 'removeItem', itemId: 'thing-1', quantity: 1 } },
  ]);
});

it('a change that the rules refuse leaves everything where it was and says why', async () => {
  const { person } = await setUp({
    act: () => {
      throw new Refusal('character.refused', 'Both hands are full.');
    },
  });
  await person.click(screen.getByRole('button', { name: /^Equip ?Longsword/ }));
  expect(await screen.findByText('Both hands are full.')).toBeTruthy();
  expect(equipped()).toBe('');
});

it('coins are paid with change given, and more than there is cannot be', async () => {
  const { person, server } = await setUp();
  await person.click(screen.getByRole('button', { name: 'Edit coins' }));
  const dialog = await screen.findByRole('dialog', { name: 'Coins' });
  await person.type(within(dialog).getByRole('textbox', { name: 'Gold' }), '2');
  await person.click(within(dialog).getByRole('button', { name: 'Gain' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(screen.getByRole('button', { name: 'Edit coins' }));
  await person.click(screen.getByRole('radio', { name: 'Pay' }));
  await person.type(screen.getByRole('textbox', { name: 'Gold' }), '9');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay' }).disabled).toBe(true);
  await person.clear(screen.getByRole('textbox', { name: 'Gold' }));
  await person.type(screen.getByRole('textbox', { name: 'Silver' }), '5');
  await person.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(acts(server)).toMatchObject([{ act: { kind: 'gainCoins' } }, { act: { kind: 'pay', copper: 50 } }]);
});

it('a potion is drunk by a press and is gone, and a wand in hand says its charges and fires', async () => {
  const wand: Item = {
    ...itemOf('torch', 1, 'wand'),
    catalogId: 'magic:wand-of-magic-missiles',
    name: 'Wand of Magic Missiles',
    place: 'mainHand',
  };
  const inventory = [itemOf('potion-of-healing', 1, 'potion'), wand];
  const { person, server } = await setUp({}, { inventory, damage: 9 });
  await person.click(await screen.findByRole('button', { name: /^Drink: heal 2d4\+2 ?Potion of Healing$/ }));
  await waitFor(() => expect(screen.queryByText('Potion of Healing')).toBeNull());
  expect(screen.getByText('7 of 7 charges')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Use ?Wand of Magic Missiles$/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Cast Magic Missile at level 3' }));
  await waitFor(() => expect(screen.getByText('4 of 7 charges')).toBeTruthy());
  expect(acts(server)).toMatchObject([
    { act: { kind: 'useItem', itemId: 'potion', way: 'drink' } },
    { act: { kind: 'useItem', itemId: 'wand', way: 'magicMissile3' } },
  ]);
});

it('a potion at full hit points is drunk only where one says so once more', async () => {
  const { person, server } = await setUp({}, { inventory: [itemOf('potion-of-healing', 1, 'potion')], damage: 0 });
  await person.click(await screen.findByRole('button', { name: /^Drink: heal 2d4\+2 ?Potion of Healing$/ }));
  expect(await screen.findByText('At full hit points: nothing would be healed.')).toBeTruthy();
  expect(acts(server)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Use it all the same' }));
  await waitFor(() => expect(screen.queryByText('Potion of Healing')).toBeNull());
  expect(acts(server)).toMatchObject([{ act: { kind: 'useItem', itemId: 'potion', way: 'drink', allTheSame: true } }]);
});

it('a potion is given to somebody at full hit points only where one says so once more', async () => {
  const seen = { isDamaged: false, playerName: 'Mira', isMine: true, mayAct: true };
  const hurt = { inventory: [itemOf('potion-of-healing', 1, 'potion')], damage: 9 };
  const list = () => [
    { ...cardOf(hero(hurt)), ...seen },
    { ...cardOf(hero({ id: 'tov', name: 'Tov' })), ...seen },
  ];
  const { person, server } = await setUp({ list }, hurt);
  await person.click(await screen.findByRole('button', { name: /^Drink: heal 2d4\+2 ?Potion of Healing$/ }));
  await screen.findByRole('button', { name: 'Use' });
  await person.click(screen.getByRole('checkbox', { name: 'Tov' }));
  expect(screen.getByText('At full hit points: nothing would be healed.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Use it all the same' }));
  await expect.poll(() => acts(server)).toMatchObject([{ act: { kind: 'useItem', targets: ['tov'], allTheSame: true } }]);
});

it('of a pile of potions it is asked how many are drunk', async () => {
  const { person, server } = await setUp({}, { inventory: [itemOf('potion-of-healing', 3, 'potion')], damage: 9 });
  await person.click(await screen.findByRole('button', { name: /^Drink: heal 2d4\+2 ?Potion of Healing$/ }));
  const many = await screen.findByRole('spinbutton', { name: 'How many' });
  await person.clear(many);
  await person.type(many, '2');
  await person.click(screen.getByRole('button', { name: 'Use' }));
  await expect.poll(() => acts(server)).toMatchObject([{ act: { kind: 'useItem', itemId: 'potion', way: 'drink', times: 2 } }]);
});

it('a scroll asks which spell stands on it, and is read from then on', async () => {
  const scroll: Item = { ...itemOf('torch', 1, 'scroll'), catalogId: 'magic:spell-scroll:level-1', name: 'Spell Scroll (level 1)' };
  const { person, server } = await setUp({}, { inventory: [scroll] });
  await person.click(await screen.findByRole('button', { name: /^Choose its spell/ }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Spell' }), 'Sleep');
  await person.click(screen.getByRole('button', { name: 'Choose' }));
  await screen.findByRole('button', { name: 'Spell Scroll (level 1): Sleep' });
  // Whoever is no wizard copies none.
  await screen.findByRole('button', { name: /^Read/ });
  expect(acts(server)).toMatchObject([{ act: { kind: 'writeScroll', itemId: 'scroll', spell: 'sleep' } }]);
});
