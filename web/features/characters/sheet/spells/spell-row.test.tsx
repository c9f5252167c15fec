import { hero } from '#domain/character/character.fixture.ts';
import { findSpell } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import { Spells } from './sheet-spells.tsx';
import { SpellRow } from './spell-row.tsx';

const hand = { mayAct: false, busy: false, act: () => Promise.resolve(true) };

function showFireball(changed: Partial<Spell> = {}) {
  const spell = findSpell('fireball');
  if (!spell) throw new Error('There is no Fireball.');
  const known = { spell: { ...spell, ...changed }, prepared: true, always: false, class: 'wizard' as const, free: null, barred: null };
  return renderAt('/', <SpellRow known={known} character={hero()} concentration={null} slots={[]} shapers={[]} hand={hand} />);
}

it('a spell opens its description by its name, and closes it again', async () => {
  const { person } = showFireball();
  const name = screen.getByRole('button', { name: 'Fireball', expanded: false });
  await person.click(name);
  expect(await screen.findByText(/8d6 Fire damage/)).toBeTruthy();
  expect(screen.getByText(/1d6 for each slot level above 3/)).toBeTruthy();
  expect(screen.getByText(/^Material:/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Fireball', expanded: true })).toBe(name);
  await person.keyboard('{Enter}');
  expect(screen.queryByText(/8d6 Fire damage/)).toBeNull();
});

it('a spell whose description cannot be loaded says so, and offers to try again', async () => {
  const { person } = showFireball({ level: 12 });
  await person.click(screen.getByRole('button', { name: 'Fireball' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The description of Fireball could not be loaded.');
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('what is still to choose is a button that opens the list', async () => {
  const wizard = hero({ class: 'wizard', level: 1 });
  const acting = { ...hand, mayAct: true };
  const { person } = renderAt('/', <Spells character={wizard} sheet={plainlyShown(wizard)} hand={acting} />, {
    homebrew: { list: () => [] },
  });
  await person.click(screen.getByRole('button', { name: '3 cantrips and 6 spells to choose' }));
  expect(await screen.findByRole('dialog', { name: 'Spells' })).toBeTruthy();
});
