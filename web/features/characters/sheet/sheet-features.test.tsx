import { hero } from '#domain/character/character.fixture.ts';
import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Features } from './sheet-features.tsx';

const still = { mayAct: false, busy: false, act: () => Promise.resolve(true) };

it('a feature opens from its line into the whole of it', async () => {
  const character = hero({ class: 'fighter', level: 1 });
  const { person } = renderAt('/', <Features character={character} sheet={plainlyShown(character)} hand={still} />);
  expect(screen.getByText('Regain some hit points as a bonus action.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Second Wind', expanded: false }));
  expect(await screen.findByText(/1d10/)).toBeTruthy();
  expect(screen.queryByText('Regain some hit points as a bonus action.')).toBeNull();
});

it('a trait of a lineage tells of one’s own alone', async () => {
  const character = hero({ species: 'elf', lineage: 'Drow', level: 1 });
  const { person } = renderAt('/', <Features character={character} sheet={plainlyShown(character)} hand={still} />);
  await person.click(screen.getByRole('button', { name: 'Elven Lineage' }));
  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual(['Drow.']);
  expect(screen.getByText(/Dancing Lights/)).toBeTruthy();
});

it('a hero of an earlier build chooses the options of a feature, as many as the level lets them', async () => {
  const character = hero({ class: 'sorcerer', level: 3 });
  const act = vi.fn(() => Promise.resolve(true));
  const { person } = renderAt(
    '/',
    <Features character={character} sheet={plainlyShown(character)} hand={{ ...still, mayAct: true, act }} />,
  );
  await person.click(screen.getByRole('button', { name: 'Choose your Metamagic' }));
  const choose = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Choose' });
  await person.click(await screen.findByRole('checkbox', { name: 'Subtle Spell' }));
  expect(choose().disabled).toBe(true);
  await person.click(screen.getByRole('checkbox', { name: 'Twinned Spell' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Careful Spell' }).disabled).toBe(true);
  await person.click(choose());
  expect(act).toHaveBeenCalledWith({ kind: 'chooseOptions', feature: 'metamagic', options: ['subtle-spell', 'twinned-spell'] });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('tells of chosen options alone, and lets nobody else change them', async () => {
  const character = hero({ class: 'sorcerer', level: 3, options: { metamagic: ['subtle-spell', 'twinned-spell'] } });
  const { person } = renderAt('/', <Features character={character} sheet={plainlyShown(character)} hand={still} />);
  expect(screen.getByText('Two ways to bend spells. Chosen: Subtle Spell, Twinned Spell.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change your Metamagic' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Metamagic' }));
  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual(['Subtle Spell.', 'Twinned Spell.']);
});
