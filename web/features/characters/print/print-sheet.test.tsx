import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { carrying, classesOf, hero, scores } from '#domain/character/character.fixture.ts';
import { paperOf } from '#domain/character/shown/paper.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrintSheet } from './print-sheet.tsx';

const character = hero({
  name: 'Ysolde',
  stats: scores({ intelligence: 16, wisdom: 14 }),
  inventory: carrying(['longsword', 'mainHand']).map((item) => ({ ...item, attuned: true })),
  spells: [{ spell: 'fireball', prepared: true, from: 'class', class: 'wizard' }],
  slotsSpent: [1, 0, 0, 0, 0, 0, 0, 0, 0],
  activeEffects: [
    effect('Shield of Faith', { on: 'armorClass', add: '2' }),
    { ...effect('Ring of Warding', { on: 'armorClass', add: '1' }), source: { kind: 'item', id: 'thing-0' } },
  ],
  inspiration: true,
});
const several = { ...character, classes: classesOf(['fighter', 2], ['wizard', 5]) };
const box = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement ?? document.body);

it('paper has what lasts, what one is attuned to, every class, and spells with their slots', () => {
  renderAt('/', <PrintSheet paper={paperOf(several)} player="Mira" size="a4" />);
  expect(screen.getByText(/Fighter 2 \/ Wizard 5/)).toBeTruthy();
  expect(box('Effects').getByRole('listitem').textContent).toMatch(
    /^Shield of Faith \(for 1 hour, over after a short rest\): armor class \+2\.$/,
  );
  expect(box('Gear').getByText(/main hand, attuned/)).toBeTruthy();
  expect(box('Spells').getByText(/Level 1 ☒☐☐☐/)).toBeTruthy();
  expect(box('Spells').getByText(/Fireball \(150 feet\)/)).toBeTruthy();
  expect(screen.getByText(/☒ Heroic Inspiration/).textContent).toContain('Passive investigation 13, insight 12.');
});

it('paper has no box for effects where nothing lasts', () => {
  const plain = { ...several, activeEffects: [] };
  renderAt('/', <PrintSheet paper={paperOf(plain)} player="Mira" size="letter" />);
  expect(screen.queryByRole('heading', { name: 'Effects' })).toBeNull();
});
