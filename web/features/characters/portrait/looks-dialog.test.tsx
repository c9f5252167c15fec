import { hero } from '#domain/character/character.fixture.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { LooksDialog } from './looks-dialog.tsx';

it('pronouns are chosen at once, and taken back with the first choice', async () => {
  const act = vi.fn(async () => true);
  const dialog = (pronouns: 'they' | null) => (
    <LooksDialog character={hero({ pronouns })} hand={{ act, busy: false, mayAct: true }} onClose={() => undefined} />
  );
  const { person, show } = renderAt('/', dialog(null));
  const field = () => screen.getByRole('combobox', { name: 'Pronouns' });
  await person.selectOptions(field(), 'they, them');
  expect(act).toHaveBeenLastCalledWith({ kind: 'setPronouns', pronouns: 'they' });
  show(dialog('they'));
  await person.selectOptions(field(), 'Not said');
  expect(act).toHaveBeenLastCalledWith({ kind: 'setPronouns', pronouns: null });
});
