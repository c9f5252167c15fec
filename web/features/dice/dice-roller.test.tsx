import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitor } from '#tests/support/dom/signed-in.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { limits } from '#domain/limits/limits.ts';
import { parseDice } from '#domain/dice/expression/expression.ts';
import { diceShelf } from './dice-shelf.ts';
import { oddsBars } from './odds-bars.ts';
import { DiceRoller } from './dice-roller.tsx';
import { advantageOf, trayDice, withAdvantage, withDie, withModifier } from './edit-dice.ts';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Dice' });
const result = () => within(screen.getByRole('region', { name: 'Result' }));
const die = (name: string) => {
  const found = trayDice.find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

it('dice are pressed into a roll, which shows its total, its explanation and stays in the list', async () => {
  const { person } = renderAt('/tools/dice', <DiceRoller />, { account: { me: () => visitor } });
  expect(screen.getByRole('button', { name: 'Add a d20' }).title).toBe('Add a d20');
  const clear = screen.getByRole('button', { name: 'Clear the field' });
  expect([clear.title, clear.textContent]).toEqual(['Clear the field', 'Clear']);
  await person.click(clear);
  for (const name of ['d6', 'd6', 'd8']) await person.click(screen.getByRole('button', { name: `Add a ${name}` }));
  await person.click(screen.getByRole('button', { name: 'Add 1' }));
  expect(field().value).toBe('2d6 + 1d8 + 1');
  await person.click(screen.getByRole('button', { name: 'Roll' }));
  const words = result().getByText(/^2d6 \[\d, \d\] \+ 1d8 \[\d\] \+ 1 = \d+$/).textContent;
  const faces = [...words.matchAll(/[[ ](\d)(?=[\],])/g)].map(([, face]) => Number(face));
  const total = faces.reduce((sum, face) => sum + face, 1);
  expect(words.endsWith(` = ${total}`)).toBe(true);
  expect(result().getByRole('status').textContent).toBe(`Total ${total}`);
  expect(diceShelf.past()).toMatchObject([{ written: '2d6 + 1d8 + 1', total, explained: words }]);
});

it('what cannot be rolled is said beside the field with its place, and nothing typed is lost', async () => {
  const { person } = renderAt('/tools/dice', <DiceRoller />, { account: { me: () => visitor } });
  await person.clear(field());
  await person.type(field(), '1d20 + @str{Enter}');
  expect(screen.getByText('At character 8: “@str” is a number of a character, and there is none here.')).toBeTruthy();
  expect(field().value).toBe('1d20 + @str');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await person.type(field(), '{Backspace}');
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

it('what other programs read otherwise stands with the result, and how it is written here beside the field', async () => {
  const { person } = renderAt('/tools/dice', <DiceRoller />, { account: { me: () => visitor } });
  await person.clear(field());
  await person.type(field(), '-7%3{Enter}');
  expect(within(result().getByRole('list', { name: 'How this was read' })).getByText(/In Roll20 and Foundry -7 % 3 is -1/)).toBeTruthy();
  await person.clear(field());
  await person.type(field(), '3d6!5{Enter}');
  expect(screen.getByText('At character 4: “!5” is written “!=5” here.')).toBeTruthy();
});

it('what can be written is named, and can be rolled as it stands there', () => {
  renderAt('/tools/dice', <DiceRoller />, { account: { me: () => visitor } });
  const help = within(screen.getByRole('region', { name: 'What you can write' }));
  const written = help
    .getAllByRole('term')
    .flatMap(({ textContent }) => (textContent.includes('{') ? [textContent] : textContent.split(', ')));
  const sheet = { str: 3, dex: 1, con: 2, int: 0, wis: 1, cha: 4, prof: 2, level: 5, spell: null };
  for (const dice of written) expect([dice, parseDice(dice, sheet).ok]).toEqual([dice, true]);
  const words = screen.getByRole('region', { name: 'What you can write' }).textContent;
  for (const each of ['adv', 'dis ', '@str', '[[', 'k3', ' r ', '!=5', '!p']) expect(words).toContain(each);
});

it('after what cannot be rolled no earlier total stands below it', async () => {
  const { person } = renderAt('/tools/dice', <DiceRoller />, { account: { me: () => visitor } });
  await person.click(screen.getByRole('button', { name: 'Roll' }));
  expect(result().getByRole('status')).toBeTruthy();
  await person.type(field(), '1d20 + @str{Enter}');
  expect(result().queryByRole('status')).toBeNull();
  expect(result().getByText('No roll yet')).toBeTruthy();
});

it('favourites and past rolls come back on the same device, and a press rolls them', async () => {
  diceShelf.keepFavourites(['4d6kh3 # strength']);
  diceShelf.keepPast([{ id: 'a', written: '1d4', total: 3, explained: '1d4 [3] = 3' }]);
  const { person } = renderAt('/tools/dice', <DiceRoller />, { account: { me: () => visitor } });
  await person.click(screen.getByRole('button', { name: 'Roll 4d6kh3 # strength' }));
  expect(result().getByRole('status').textContent).toMatch(/^strength: \d+$/);
  await person.click(screen.getByRole('button', { name: 'Roll 1d4 again' }));
  expect(diceShelf.past().map(({ written }) => written)).toEqual(['1d4', '4d6kh3 # strength', '1d4']);
  await person.click(screen.getByRole('button', { name: 'Keep as a favourite' }));
  await person.click(screen.getByRole('button', { name: 'Remove 4d6kh3 # strength' }));
  expect(diceShelf.favourites()).toEqual(['1d4']);
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(diceShelf.past()).toEqual([]);
});

it('of many past rolls the latest are shown, and all of them on demand', async () => {
  diceShelf.keepPast(Array.from({ length: 12 }, (_, n) => ({ id: `${n}`, written: '1d4', total: 3, explained: `1d4 [3] = 3 (${n})` })));
  const { person } = renderAt('/tools/dice', <DiceRoller />, { account: { me: () => visitor } });
  expect(screen.getAllByRole('button', { name: 'Roll 1d4 again' })).toHaveLength(limits.dicePastShown);
  await person.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(screen.getAllByRole('button', { name: 'Roll 1d4 again' })).toHaveLength(12);
});

it('stored rolls that are broken are left out', () => {
  localStorage.setItem('hearthlore.dice.past', JSON.stringify([{ id: 'a', written: '1d4' }, 7, null]));
  localStorage.setItem('hearthlore.dice.favourites', '{"half');
  renderAt('/tools/dice', <DiceRoller />, { account: { me: () => visitor } });
  expect(screen.getByText('What you roll is kept on this device, and only here.')).toBeTruthy();
});

it('the odds say how likely a total is, exactly or counted', async () => {
  const { person } = renderAt('/tools/dice', <DiceRoller />, { account: { me: () => visitor } });
  await person.clear(field());
  await person.type(field(), '1d20');
  const odds = within(screen.getByRole('region', { name: 'Odds' }));
  await waitFor(() => expect(odds.getByText('1d20: 1 to 20, 10.5 on average.')).toBeTruthy());
  await person.type(odds.getByRole('textbox', { name: 'At least' }), '15');
  expect(odds.getByRole('status').textContent).toBe('At least 15: 30%');
  expect(odds.getByText('Exact, in per cent.')).toBeTruthy();
  await person.clear(field());
  await person.type(field(), '4d6!kh3');
  expect(await odds.findByText(/^In per cent, counted from 20,000 rolls/)).toBeTruthy();
  expect(odds.getAllByRole('row').length).toBeLessThanOrEqual(limits.oddsBars + 1);
  await person.clear(field());
  await person.type(field(), 'garbage');
  expect(await odds.findByText(/stands here once there is a roll/)).toBeTruthy();
  expect(screen.queryByText('Advantage needs exactly one d20.')).toBeNull();
});

it('the tray is one Tab stop with arrow keys', async () => {
  const { person } = renderAt('/tools/dice', <DiceRoller />, { account: { me: () => visitor } });
  await person.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add a d20');
  await person.keyboard('{ArrowRight}{Enter}');
  expect(field().value).toBe('1d20 + 1d100');
  await person.tab();
  expect(document.activeElement).toBe(field());
});

it.each([
  ['', 'd20', '1d20'],
  ['1d20 + 5 adv', 'd20', '2d20 + 5 adv'],
  ['1d20 + 5 # leap', 'd4', '1d20 + 1d4 + 5 # leap'],
  ['4d6kh3', 'd6', '4d6kh3 + 1d6'],
  ['10 - 1d4', 'd4', '10 - 1d4 + 1d4'],
  ['2d6 +', 'd6', '2d6 + + 1d6'],
  ['4dF', 'dF', '5dF'],
])('%j with a %s is %j', (text, name, expected) => {
  expect(withDie(text, die(name))).toBe(expected);
});

it.each([
  ['1d20', 1, '1d20 + 1'],
  ['1d20 + 1', -1, '1d20'],
  ['1d20', -1, '1d20 - 1'],
  ['1d20 - 1 adv # leap', -1, '1d20 - 2 adv # leap'],
  ['7', 1, '7 + 1'],
  ['fish', 1, 'fish'],
] as const)('%j changed by %i is %j', (text, by, expected) => {
  expect(withModifier(text, by)).toBe(expected);
});

it('advantage is for the only d20', () => {
  expect(withAdvantage('1d20+5 # leap', 'disadvantage')).toBe('1d20 + 5 dis # leap');
  expect(withAdvantage('1d20 + 5 dis', 'none')).toBe('1d20 + 5');
  expect(['1d20 adv', '1d20+1d4', '2d20', '2d6'].map(advantageOf)).toEqual(['advantage', 'none', null, null]);
});

it('dice that explode have bars where their totals fall, and lose no chance at the ends', () => {
  const totals = Array.from({ length: 761 }, (_, n) => ({ total: 8 + n, chance: 0.1 * 0.9 ** n }));
  const bars = oddsBars({ totals, samples: null });
  expect(bars.length).toBeLessThanOrEqual(limits.oddsBars);
  expect(bars.filter(({ chance }) => chance > 0.001).length).toBeGreaterThan(bars.length / 2);
  expect(bars.at(-1)?.to).toBe(768);
  expect(bars[0]).toMatchObject({ from: 8, atLeast: expect.closeTo(1) });
  expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});
