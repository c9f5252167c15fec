import { hero } from '#domain/character/character.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DeathSaves } from './death-saves.tsx';

it('the dead are brought back as they were, or reborn in a new body by the dialog for it', async () => {
  const act = vi.fn(async () => true);
  const tov = hero({ name: 'Tov', species: 'dwarf' });
  const { person } = renderAt('/', <DeathSaves character={tov} life="dead" fallen={[]} hand={{ mayAct: true, busy: false, act }} />);
  await person.click(screen.getByRole('button', { name: 'Bring back' }));
  expect(act).toHaveBeenCalledWith({ kind: 'revive' });
  await person.click(screen.getByRole('button', { name: 'Reborn in a new body' }));
  await screen.findByRole('dialog', { name: 'Reborn in a new body' });
});
