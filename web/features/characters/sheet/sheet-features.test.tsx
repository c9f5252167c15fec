import { hero } from '#domain/character/character.fixture.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Features } from './sheet-features.tsx';

it('a feature opens from its line into the whole of it', async () => {
  const character = hero({ class: 'fighter', level: 1 });
  const { person } = renderAt('/', <Features character={character} sheet={deriveSheet(character)} />);
  expect(screen.getByText('Regain some hit points as a bonus action.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Second Wind', expanded: false }));
  expect(await screen.findByText(/1d10/)).toBeTruthy();
  expect(screen.queryByText('Regain some hit points as a bonus action.')).toBeNull();
});

it('a trait of a lineage tells of one’s own alone', async () => {
  const character = hero({ species: 'elf', lineage: 'Drow', level: 1 });
  const { person } = renderAt('/', <Features character={character} sheet={deriveSheet(character)} />);
  await person.click(screen.getByRole('button', { name: 'Elven Lineage' }));
  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual(['Drow.']);
  expect(screen.getByText(/Dancing Lights/)).toBeTruthy();
});
