import { hero } from '#domain/character/character.fixture.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, within } from '@testing-library/react';
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

it('the dead whom Reincarnate calls are asked for their body by themselves, and by the button once that was closed', async () => {
  const called = { ...effect('Reincarnate'), source: { kind: 'spell' as const, id: 'reincarnate' } };
  const tov = hero({ name: 'Tov', activeEffects: [called] });
  const hand = { mayAct: true, busy: false, act: vi.fn(async () => true) };
  const { person } = renderAt('/', <DeathSaves character={tov} life="dead" fallen={[]} hand={hand} />);
  await person.click(within(await screen.findByRole('dialog', { name: 'Reborn in a new body' })).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Reborn in a new body' }));
  await screen.findByRole('dialog', { name: 'Reborn in a new body' });
});
