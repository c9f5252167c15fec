import { hero } from '#domain/character/character.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LanguagesAndTools } from './languages-and-tools.tsx';

function show(mayAct: boolean, changes: Parameters<typeof hero>[0] = {}) {
  const act = vi.fn(() => Promise.resolve(true));
  return { act, ...renderAt('/', <LanguagesAndTools character={hero(changes)} hand={{ mayAct, busy: false, act }} />) };
}

it('languages and tools of a sheet are there for everybody who reads it', () => {
  show(false, { languages: ['Common', 'Dwarvish'], tools: ['Dice Set'] });
  expect(document.body.textContent).toContain('Languages: Common, Dwarvish');
  expect(document.body.textContent).toContain('Tools: Dice Set');
  expect(screen.queryByRole('button')).toBeNull();
});

it('both are typed with commas between them', async () => {
  const { person, act } = show(true, { languages: ['Common'] });
  await person.click(screen.getByRole('button', { name: 'Change languages and tools', hidden: true }));
  await person.type(await screen.findByRole('textbox', { name: 'Languages' }), ', Elvish ,');
  await person.type(screen.getByRole('textbox', { name: 'Tools' }), 'Thieves’ Tools');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(act).toHaveBeenCalledWith({ kind: 'setProficiencies', languages: ['Common', 'Elvish'], tools: ['Thieves’ Tools'] });
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

it('a name that is too long is said before it is sent', async () => {
  const { person, act } = show(true);
  await person.click(screen.getByRole('button', { name: 'Change languages and tools', hidden: true }));
  await person.click(await screen.findByRole('textbox', { name: 'Tools' }));
  await person.paste('x'.repeat(121));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Each name has at most 120 characters.')).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
});
