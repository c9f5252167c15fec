import { hero } from '#domain/character/character.fixture.ts';
import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BookOfShadows } from './book-of-shadows.tsx';

it('a Book of Shadows is conjured with as many spells as it holds', async () => {
  const act = vi.fn<Hand['act']>(async () => true);
  const warlock = hero({ class: 'warlock', options: { 'eldritch-invocations': ['pact-of-the-tome'] } });
  const { person } = renderAt('/', <BookOfShadows names={[]} character={warlock} hand={{ mayAct: true, busy: false, act }} />);
  expect(screen.getByText('Book of Shadows: not conjured yet.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Conjure the book' }));
  await screen.findByRole('dialog');
  for (const name of ['Guidance', 'Light', 'Mending', 'Alarm']) await person.click(screen.getByRole('checkbox', { name }));
  const [conjure] = screen.getAllByRole('button', { name: 'Conjure the book' }).slice(-1);
  expect(conjure?.hasAttribute('disabled') || conjure?.getAttribute('aria-disabled') === 'true').toBe(true);
  await person.click(screen.getByRole('checkbox', { name: 'Identify' }));
  await person.click(screen.getAllByRole('button', { name: 'Conjure the book' }).at(-1) ?? document.body);
  expect(act).toHaveBeenCalledWith({ kind: 'conjureBook', spells: ['guidance', 'light', 'mending', 'alarm', 'identify'] });
});

it('a Book of Shadows of somebody else is only read', () => {
  const spells = [{ spell: 'light', prepared: true, from: 'other' as const, class: 'warlock' as const, ofBook: true as const }];
  const warlock = hero({ class: 'warlock', spells, options: { 'eldritch-invocations': ['pact-of-the-tome'] } });
  renderAt(
    '/',
    <BookOfShadows
      names={plainlyShown(warlock).book ?? []}
      character={warlock}
      hand={{ mayAct: false, busy: false, act: async () => true }}
    />,
  );
  expect(screen.getByText('Book of Shadows: Light.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
